internal import Apps
internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Session {
  /// Double taps: performs the action that the rotor stands on, else what the element does.
  mutating func activate() {
    guard let stop else { return }
    if let link = rotor.link, stop.element.details.links.indices.contains(link) {
      note(.link(stop.element.details.links[link].name), on: stop.element)
      run(stop.element.details.links[link].action, feedback: .none)
    } else if let entry = rotor.graphEntry {
      perform(entry)
    } else if let entry = rotor.edit {
      perform(entry)
    } else if let entry = rotor.editAction, stop.element.details.editActions.indices.contains(entry) {
      run(stop.element.details.editActions[entry].action, feedback: .action(of: stop.element))
    } else if let entry = rotor.action, actionEntries(of: stop.element).indices.contains(entry) {
      perform(actionEntries(of: stop.element)[entry])
    } else {
      press(stop.element)
    }
  }

  /// Does what a double tap on an element does; a disabled element does nothing.
  mutating func press(_ element: Element) {
    guard !element.has(.notEnabled) else { return dimmedTaps.append(DimmedTap(element: element, place: origin)) }
    guard !beginsDirectTouch(of: element) else { return }
    note(.activate, on: element)
    let dismissal = dismissal(by: element)
    switch element.sharedDetails?.wrapped.activation {
    case let activation where menu != nil: choose(activation)
    case .edit(let target, let text): edit(element, target, text)
    case .empty(let field, let token): empty(field, by: token)
    case .perform(let token) where (app as? ChartDetails)?.plays(token) == true: playGraph()
    case .perform(let token): run(token.after(dismissal), feedback: .activation(of: element))
    case nil where followsOnlyLink(element): follow(element.details.links[0], of: element)
    case nil where opensPopover(element): openPicker(of: element)
    case nil where PickerScreen.isOpened(by: element): openChoices(of: element)
    case nil where element.has(.textEntry): edit(element, nil, element.value ?? "")
    case nil where answersPress(element): run(dismissal, feedback: .activation(of: element))
    case nil: break
    }
  }

  /// Double taps a field: what only has the trait of one is typed into as well, though nobody keeps what is typed.
  ///
  /// Source for such a field: the audit of a radio's app in Flutter (“Search country, text field…” again, with the keyboard
  /// open).
  private mutating func edit(_ field: Element, _ target: ActionToken?, _ text: String) {
    if editing?.element == field.id { moveToOtherEnd() } else { beginEditing(field, target, text) }
  }

  /// Empties a field, which takes the keyboard then, and the cursor with it, as what had the cursor has gone.
  ///
  /// Source for the keyboard: Apple, `textFieldShouldClear(_:)`, and the many who ask how to keep UIKit's field from it;
  /// that the cursor goes along is as with any other field that is given the keyboard.
  private mutating func empty(_ field: ViewID, by token: ActionToken) {
    let changes = app.perform(token)
    if let place = reading.order.index(of: field, near: cursor ?? 0) { cursor = place }
    take(changes)
    guard let focused, focused.id == field,
      case .edit(let target, let text)? = focused.sharedDetails?.wrapped.activation
    else { return speakFocus(comingFrom: nil) }
    beginEditing(focused, target, text)
  }

  /// Whether an element is the button of a compact date picker; that of the Mac is a field, and the watch shows a screen.
  private func opensPopover(_ element: Element) -> Bool {
    switch circumstances.platform.system {
    case .iOS, .iPadOS, .visionOS: PickerPopover.isOpened(by: element)
    case .macOS, .watchOS: false
    }
  }

  private mutating func openPicker(of element: Element) {
    guard let popover = PickerPopover(of: element, over: app) else {
      return run(nil, feedback: .activation(of: element))
    }
    app = popover
    answer(to: [.refreshed(popover.screen)], feedback: .none)
  }

  /// Goes to the screen with the choices of a picker.
  private mutating func openChoices(of element: Element) {
    guard let choices = PickerScreen(of: element, over: app) else {
      return run(nil, feedback: .activation(of: element))
    }
    app = choices
    answer(to: [.replaced(choices.screen)], feedback: .activation(of: element))
  }

  /// Whether something is heard of a double tap that does nothing.
  ///
  /// The tap goes through to what is under the cursor, so that a text or a cell is named again like a button: “Preview.
  /// Preview.” (WWDC14-210), “Facebook, Facebook.” (WWDC17-215). What is adjusted or typed into is used in other ways; the
  /// Mac presses only what can be pressed.
  private func answersPress(_ element: Element) -> Bool {
    if element.hasAny([.button, .link, .toggle, .tab]) { return true }
    return !reading.speaker.isMac && !element.hasAny([.adjustable, .textEntry])
  }

  /// Whether a double tap on a text follows the one link in it, by which the text is called a link as a whole; of several
  /// the rotor chooses.
  ///
  /// Assumed of the system's own texts; square/Blueprint, pull request 490, has its labels do so.
  private func followsOnlyLink(_ element: Element) -> Bool {
    !reading.speaker.isMac && element.hasDetails && element.details.links.count == 1
  }

  private mutating func follow(_ link: CustomAction, of element: Element) {
    note(.link(link.name), on: element)
    run(link.action, feedback: .activation(of: element))
  }

  /// What makes an alert go away, which every button in it does.
  private func dismissal(by element: Element) -> ActionToken? {
    guard let front = reading.tree.presentation, front.role == .alert, element.has(.button) else { return nil }
    return front.dismissal
  }

  /// Chooses an item of the open menu: whatever it does, the menu closes, and what opened it is said again.
  private mutating func choose(_ activation: Activation?) {
    let token: ActionToken? = if case .perform(let token) = activation { token } else { nil }
    answer(to: app.choose(token), feedback: .none)
  }

  /// A menu has come over the screen; the cursor lands on its first item (iOS 26.5 simulator).
  ///
  /// A picker gets the cursor back, and so does what was pressed long (assumed); the button of a menu does not. Sources:
  /// magentaA11y's recordings of a dropdown (“Search by bag tag number, pop up button”) and of a menu (“Dismiss context
  /// menu, button”, then “Settings, Back button”); cvs-health, Menus (no way back to what opened a menu). On the Mac it
  /// does (w3c-cg/aria-at, issue 1061: “Actions, menu, pop up button” on a page; of apps it is assumed).
  mutating func enterMenu(_ screen: AppScreen, answering feedback: Feedback) {
    let isOfButton = if case .activation(let element) = feedback { element.kind != .picker } else { false }
    menu = Menu(opener: focused?.id, returnsCursor: !isOfButton || reading.speaker.isMac)
    derive(screen)
    land()
  }

  /// The menu has gone; where the cursor does not come back, it goes to the top of the screen.
  ///
  /// Since iOS 26.2 it does not even come back where there is an item before the title (swiftlang/swift, issue 87860);
  /// that this holds for 26.0 and 26.1 as well, and whatever opened the menu, is assumed.
  mutating func leaveMenu(to screen: AppScreen) {
    let opener = menu?.returnsCursor == true ? menu?.opener : nil
    menu = nil
    derive(screen)
    let returned = opener.flatMap { reading.order.index(of: $0, near: 0) }
    let isLost = circumstances.platform.version >= 26 && !reading.speaker.isMac && beginsWithBarItem
    cursor = isLost ? firstPlace : returned ?? firstPlace
  }

  /// Double taps and holds, or taps three times: opens the context menu, does what the app does after a long press, or
  /// picks up what is dragged.
  ///
  /// Sources: VoiceOver's list of gestures (“1 finger triple tap: Long Press”), firefox-ios, issue 4989 (a link's
  /// context menu by a double tap that is held), magentaA11y's recording of a reorder control.
  mutating func longPress() {
    guard let element = focused, menu == nil, element.hasDetails, !element.has(.notEnabled) else {
      return soundBoundary()
    }
    if let contextMenu = element.details.contextMenu {
      note(.longPress, on: element)
      run(contextMenu, feedback: .none)
    } else if let press = element.details.longPress {
      note(.longPress, on: element)
      run(press, feedback: .none)
    } else {
      startDrag(nil)
      drag?.isByFinger = element.details.handle == nil
    }
  }

  /// Moves an adjustable element by one step; only the new value is heard (WWDC18-230, iOS 26.5 simulator).
  mutating func adjust(_ direction: Direction) {
    guard let element = focused, element.has(.adjustable), !element.has(.notEnabled) else { return soundBoundary() }
    let details = element.sharedDetails
    let token = direction == .up ? details?.wrapped.increment : details?.wrapped.decrement
    note(direction == .up ? .increment : .decrement, on: element)
    run(token, feedback: .adjustment(of: element))
  }

  /// Sets a control to a part of its range at once, as Voice Control does; what has only steps cannot be set (assumed).
  mutating func set(_ element: Element, to part: Double) {
    guard element.hasDetails, let track = element.details.track else {
      let name = element.voiceName ?? element.kind.rawValue
      return fail(.impossible, "'\(name)' has steps but no range; say 'Increment \(name)'")
    }
    note(.increment, on: element)
    run(track.token(at: part), feedback: .adjustment(of: element))
  }

  /// Scrubs: the element's own escape, else one level back.
  mutating func escape() {
    if isDragging {
      drag = nil
      // VoiceOver's own string; that a scrub is answered with it is assumed.
      speak(reading.speaker.phrases(.dragCancelled, of: focused))
    } else if menu != nil {
      answer(to: app.choose(nil), feedback: .none)
    } else if editing != nil {
      endEditing()
    } else if let action = focused?.details.escape {
      note(.escape, on: focused)
      run(action, feedback: .none)
    } else if let front = reading.tree.presentation, let cancellation = front.cancellation {
      // A scrub is the button that cancels (Apple's reference of `accessibilityPerformEscape`: “dismisses an alert”).
      run(cancellation.after(front.dismissal), feedback: .none)
    } else {
      answer(to: app.goBack(), feedback: .none)
    }
  }

  /// Double taps with two fingers: the handler of the element or of what is around it, of which the system says nothing;
  /// while text is being edited, dictation begins or ends.
  mutating func magicTap() {
    if canDictate { return switchDictation() }
    guard let action = focused?.details.magicTap else { return soundBoundary() }
    note(.magicTap, on: focused)
    run(action, feedback: .none)
  }
}
