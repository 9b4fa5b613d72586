internal import Apps
internal import Elements
internal import Interface
internal import Languages

/// An app with the popover of a compact date picker over its screen: a calendar for the date, wheels for the time.
///
/// It stays until it is closed, whatever is chosen in it, and does not give the cursor back to the picker (cvs-health,
/// DateTimePickers; instructure/canvas-ios, pull request 3189, iOS 18). Assumed: that the cursor lands on what is first
/// in it (MagentaA11y, date picker: “generally moves focus to the picker options when it opens”), and that a time is
/// chosen by wheels.
struct PickerPopover: CoveringPicker {
  var covered: any App
  var isOpen = true
  private let picker: ViewID
  private let part: Part

  /// What one of the buttons of a picker shows.
  private enum Part: Sendable {
    case date, time
  }

  /// Whether an element is a button of a date picker that tells whether what it opens is open.
  static func isOpened(by element: Element) -> Bool {
    element.kind == .datePicker && element.hasDetails && element.details.isExpanded != nil
  }

  /// The popover that a button of a date picker opens; `nil` for any other element.
  init?(of button: Element, over app: some App) {
    guard PickerPopover.isOpened(by: button), let view = app.screen.content.views.picker(of: button.id),
      let moment = view.moment
    else { return nil }
    covered = app
    picker = ViewID(view)
    // Where there is a date, the time beside it is what the system adds.
    part = picker == button.id && moment.day != nil ? .date : .time
  }
}

extension PickerPopover {
  var hasPicker: Bool { covered.screen.content.views.picker(of: picker) != nil }

  var screen: AppScreen { isOpen ? over(covered.screen) : covered.screen }

  mutating func perform(_ token: ActionToken) -> [Change] {
    token == closing ? goBack() : follow(covered.perform(completed(token)))
  }

  mutating func set(_ token: ActionToken, to value: Value) -> [Change] { follow(covered.set(token, to: value)) }

  mutating func edit(_ token: ActionToken, isBegun: Bool) -> [Change] {
    follow(covered.edit(token, isBegun: isBegun))
  }

  mutating func noteCursor(on identifier: String?) -> [Change] { follow(covered.noteCursor(on: identifier)) }

  mutating func move(_ token: ActionToken, from start: Int, to end: Int) -> [Change] {
    follow(covered.move(token, from: start, to: end))
  }

  mutating func choose(_ token: ActionToken?) -> [Change] { follow(covered.choose(token)) }

  mutating func goBack() -> [Change] {
    guard isOpen else { return covered.goBack() }
    isOpen = false
    return [.refreshed(covered.screen)]
  }
}

extension PickerPopover {
  /// A screen with the popover in front of it; without the picker it is as it was.
  private func over(_ screen: AppScreen) -> AppScreen {
    guard let view = screen.content.views.picker(of: picker), let moment = view.moment else { return screen }
    let choice = View(.datePicker, origin: view.origin).with { choice in
      choice.turns = view.turns + [-50]
      choice.style = (part == .date ? DatePickerStyle.graphical : .wheel).rawValue
      choice.selection = Bound(.constant(.text(shown(of: moment))))
      choice.selection?.target = view.selection?.target
      if part == .date { (choice.dates, choice.today) = (view.dates, view.today) }
    }
    let popover = View(.popover, children: [choice], origin: view.origin).with { popover in
      popover.turns = view.turns + [-51]
      popover.isPresented = Bound(.constant(.flag(true)))
      popover.isPresented?.target = ownState
    }
    var screen = screen
    screen.content.views.append(popover)
    return screen
  }

  private func shown(of moment: CalendarMoment) -> String {
    (part == .date ? moment.day?.text : moment.time?.text) ?? moment.text
  }

  /// Whether the popover is shown, which is no state of the app's.
  private var ownState: StatePath { StatePath([.control(picker.origin, turns: picker.turns + [-51])]) }

  private var closing: ActionToken { ActionToken(setting: ownState, to: .flag(false)) }

  /// The token with the part of the moment that is not shown, which stays as it is.
  private func completed(_ token: ActionToken) -> ActionToken {
    guard let view = covered.screen.content.views.picker(of: picker), let moment = view.moment,
      case .assign(let place, .text(let text))? = token.effects.first, place == view.selection?.target,
      let chosen = CalendarMoment(text)
    else { return token }
    let whole = part == .date ? chosen.day.map(moment.on) : chosen.time.map(moment.at)
    return whole.map { ActionToken(setting: place, to: .text($0.text)) } ?? token
  }
}

extension View {
  /// What a date picker shows, unless it is words.
  fileprivate var moment: CalendarMoment? {
    (value?.constant ?? selection?.value.constant?.text).flatMap(CalendarMoment.init)
  }
}

extension ChunkedArray<View> {
  /// The compact date picker to which an element belongs: its own, or one that the system has added to it.
  fileprivate func picker(of id: ViewID) -> View? {
    var owner = id
    if id.isSystemsOwn { owner.turns.removeLast() }
    func isPicker(_ view: View) -> Bool {
      guard view.kind == .datePicker, view.datePickerStyle == .compact else { return false }
      let found = ViewID(view)
      return found == id || found == owner
    }
    func find(_ views: ChunkedArray<View>) -> View? {
      for view in views {
        if let picker = isPicker(view) ? view : find(view.parts) { return picker }
      }
      return nil
    }
    return find(self)
  }
}
