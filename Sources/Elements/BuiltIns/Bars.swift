internal import Interface
internal import Layout

extension Derivation {
  /// A bar of the system's, whose items stay together and in their order, however high each of them is.
  mutating func bar(_ role: Container.Role, _ placed: PlacedView) -> Container {
    let outside = inherited
    if !context.isInBar { context.isInBar = true }
    let items = derive(placed.parts)
    inherited = outside
    var bar = container(role, placed, isOrdered: true, children: items)
    // With no item at the leading edge a large title is landed on, although it is read after the others: “Search”, not
    // “More” (EhPanda, iOS 26.5, the root of a stack when its sheet had gone).
    let view = placed.view
    bar.landsOnTitle = view.hasLargeTitle && view.title != nil && view.leading.isEmpty && view.back == nil
    return bar
  }

  /// A tab of the system's tab bar.
  ///
  /// Its badge was its value before iOS 26, which says nothing of it. Source: AccessibilitySnapshot, testTabBars.
  func tab(_ placed: PlacedView) -> Element? {
    var element = Element(placed, label: contentLabel(of: placed.view), traits: [.button, .tab])
    if platform.version < 26, let badge = placed.view.badge {
      element.value = badge.constant.map { badge in
        guard let number = Int(badge) else { return badge }
        let isOne = PluralCategory(of: Double(number), in: words.language) == .one
        return words.text(isOne && words.has(.badgeItem) ? .badgeItem : .badgeItems, badge)
      }
    }
    return element
  }

  /// A sheet, an alert or a popover: it covers the screen wherever in the tree it was written.
  mutating func derivePresentation(_ role: Container.Role, _ placed: PlacedView) {
    guard placed.view.isOnScreen else { return }
    let dismissal = placed.view.dismissal.map { ActionToken(setting: $0.place, to: $0.value) }
    let (behind, outside) = (presentations, inherited)
    presentations = []
    context.keepToPresented()
    let isMenu = placed.view.systemPart == .openMenu && platform.system == .macOS
    if isMenu { context.isInMenu = true }
    var children = derive(placed.parts)
    inherited = outside
    // What is presented from in here comes in front.
    let inFront = presentations
    if placed.view.kind == .popover {
      // It has a hint, but no role: “Dismiss pop up. Double-tap to …” (WWDC15-201).
      var region = Element(placed.view, label: words[.dismissPopUp], traits: [], frame: nil)
      region.id.turns.append(-1)
      region.giveHint(words[.dismissPopUpHint])
      region.details.activation = dismissal.map(Activation.perform)
      children.append(.element(region))
    }
    if let detent = placed.view.detent {
      let content = AccessibilityNode.container(Container(.group, of: placed.view, children: children))
      children = ChunkedArray(
        handles(of: placed.view, at: detent, dismissal).map(AccessibilityNode.element) + [content])
    }
    let cancellation = role == .alert ? settleButtons(of: placed, &children) : nil
    var whole = container(role, placed, isOrdered: placed.view.detent != nil, children: children)
    whole.leavesBackground = placed.view.leavesBackground
    // It comes after what is behind it, wherever that reaches (assumed).
    if whole.leavesBackground { whole.sortPriority = -.infinity }
    whole.cancellation = cancellation
    whole.dismissal = dismissal
    whole.isActionSheet = placed.view.kind == .confirmationDialog
    if isMenu { whole.menuItems = AccessibilityNode.elements(of: children).count }
    presentations = behind + [.container(whole)] + inFront
  }

  /// Adds the button that the system adds to an alert without buttons, or to an action sheet that nothing cancels, and takes
  /// away the one that cancels where an action sheet is a popover.
  ///
  /// Sources: SwiftUI's documentation of `alert(_:isPresented:actions:message:)` (“if no actions are present, the system
  /// includes a standard OK action”) and of `confirmationDialog` (“the system includes a standard dismiss action”). On iPad and
  /// since iOS 26 on iPhone an action sheet is a popover, in which nothing cancels, not even a button of the author's
  /// (psimaker/vaultsync, issue 64, iOS 18 against 26.5; xamarin/Xamarin.Forms, issue 10557; dillidon/alerts-and-pickers,
  /// issue 22). That a tap outside of it does what that button does is UIKit's; a region to tap is not reached by VoiceOver
  /// there (a team's note on its logs, iOS 26).
  ///
  /// - Returns: What the button does that cancels.
  private mutating func settleButtons(
    of alert: PlacedView, _ children: inout ChunkedArray<AccessibilityNode>
  ) -> ActionToken? {
    let buttons = AccessibilityNode.elements(of: children).filter { $0.traits.contains(.button) }
    let marked = alert.parts.filter { $0.view.systemPart == .cancelButton }.map { ViewID($0.view) }
    let cancel = buttons.first { button in
      let isEscape = button.hasDetails && button.details.keyboardShortcut == Keystroke(.escape)
      return marked.contains(button.id) || isEscape || button.label == words[.cancel]
    }
    let isSheet = alert.view.kind == .confirmationDialog
    if let cancel {
      if isSheet, !platform.showsCancel(of: alert.view) {
        children = ChunkedArray(children.filter { !$0.isElement(cancel.id) })
        omissions.append(Omission(kind: cancel.kind, id: cancel.id, reason: .notShown))
      }
      let isEnabled = cancel.hasDetails && !cancel.traits.contains(.notEnabled)
      guard isEnabled, case .perform(let token)? = cancel.details.activation else { return nil }
      return token
    }
    if case .uiKitQuestion = alert.view.systemPart { return nil }
    guard isSheet ? platform.showsCancel(of: alert.view) : buttons.isEmpty else { return nil }
    var button = Element(alert.view, label: words[isSheet ? .cancel : .ok], traits: .button, frame: nil)
    button.id.turns.append(-1)
    children.append(.element(button))
    return nil
  }

  /// What the system adds above the content of a sheet that can be moved: the grabber, on which the cursor lands, and
  /// the region that dismisses the sheet, which has nothing but a hint.
  ///
  /// Sources: mozilla-mobile/firefox-ios, issues 21219 and 21223, iOS 17.5.1 (“Sheet Grabber”, then “Activate to dismiss
  /// pop-up window, Button”). Which of UIKit's three hints is heard of the grabber when is assumed.
  private func handles(of sheet: View, at detent: Detent, _ dismissal: ActionToken?) -> [Element] {
    var region = Element(sheet, traits: .button, frame: nil)
    region.id.turns.append(-1)
    // The newer words are known in English alone.
    region.giveHint(words[words.has(.dismissSheetRegion) ? .dismissSheetRegion : .dismissPopUpHint])
    region.details.activation = .perform(dismissal ?? ActionToken(Action([.dismiss])))
    var grabber = Element(sheet, label: words[.sheetGrabber], traits: .button, frame: nil)
    grabber.id.turns.append(-2)
    let isLargest = detent == sheet.detents.last
    // What it says of the height is known in English alone, and of sheets that rest at several.
    if sheet.detents.count > 1, words.has(detent.word) { grabber.value = words[detent.word] }
    grabber.giveHint(words[sheet.detents.count == 1 ? .dismissSheet : isLargest ? .collapseSheet : .expandSheet])
    // A double tap moves the sheet on to its next height (MagentaA11y, sheet).
    if let target = sheet.selection?.target, let index = sheet.detents.firstIndex(of: detent) {
      let next = sheet.detents[(index + 1) % sheet.detents.count]
      grabber.details.activation = .perform(ActionToken(setting: target, to: .text(next.rawValue)))
    }
    // What leaves the screen behind it as it is has nothing around it to touch (assumed).
    return sheet.leavesBackground ? [grabber] : [grabber, region]
  }
}

extension Detent {
  /// What the grabber of a sheet says at the height.
  fileprivate var word: SystemWord {
    switch self {
    case .medium: .halfScreen
    case .large: .expandedSheet
    }
  }
}

extension AccessibilityNode {
  /// Whether it is the element of an identity.
  fileprivate func isElement(_ id: ViewID) -> Bool {
    if case .element(let element) = self { return element.id == id }
    return false
  }
}

extension Platform {
  /// Whether an action sheet has a button that cancels.
  ///
  /// UIKit's has it since iOS 26 if nothing is named that it stands by, and so is in the middle of the screen (WWDC25-284).
  fileprivate func showsCancel(of sheet: View) -> Bool {
    let isCentered = sheet.systemPart == .uiKitQuestion(isAnchored: false) && version >= 26
    return switch system {
    case .iOS: version < 26 || isCentered
    case .iPadOS: isCentered
    case .macOS, .watchOS, .visionOS: true
    }
  }
}
