internal import Diagnostics
internal import Elements
internal import Interface
internal import Order

extension Audit.Rule {
  static let tabsAsButtons = Audit.Rule(
    "tabs-as-buttons",
    "Buttons in a row choose what is shown, and none says that it is chosen.",
    because: "“Home, button” is heard, not “selected, Home, tab, 1 of 3” (about 36 of 330 public threads).",
    severity: .note, confidence: .guess, criteria: ["1.3.1", "4.1.2"], clauses: ["11.4.1.2.1"],
    firing: [
      "state: { p: a }\nviews: [{ hstack: [{ button: Home, action: { set: { p: a } } }, { button: Search, action: { set: { p: b } } }, { button: Me, action: { set: { p: c } } }] }, { text: Home page, if: \"p == 'a'\" }]"
    ],
    passing: [
      "state: { p: a }\nviews: [{ picker: Page, style: segmented, options: [Home, Search, Me], selection: Home }]",
      "state: { p: a }\nviews: [{ hstack: [{ button: Home, selected: true, action: { set: { p: a } } }, { button: Search, action: { set: { p: b } } }, { button: Me, action: { set: { p: c } } }] }]",
    ],
    .views { written in
      let buttons = written.view.children.filter { $0.kind == .button }
      guard buttons.count >= 3, written.view.container == nil, written.view.kind != .tabBar,
        !buttons.contains(where: { $0.selected != nil || !Set($0.traits).isDisjoint(with: [.tab, .selected]) })
      else { return [] }
      let places = buttons.map { $0.action?.onlyPlaceSet }
      guard let first = places[0], places.allSatisfy({ $0 == first }) else { return [] }
      // Steps of a rating are numbers, and chosen one after the other.
      let areNumbers = buttons.allSatisfy { $0.action?.setsNumber == true }
      guard !areNumbers else { return [] }
      return [
        Audit.Remark(
          message: "these \(buttons.count) buttons choose what is shown, and none says that it is chosen",
          place: buttons.first?.origin, hints: ["write a 'tabView' or a segmented 'picker', or say it by 'selected'"])
      ]
    })
}

extension Action {
  /// The one place in state that is given a value, if that is all that is done.
  var onlyPlaceSet: String? {
    guard effects.count == 1, case .set(let assignments) = effects[0], assignments.count == 1 else { return nil }
    return assignments[0].path.description
  }

  /// Whether that value is a number.
  var setsNumber: Bool {
    guard effects.count == 1, case .set(let assignments) = effects[0], assignments.count == 1,
      case .value(.constant(.number)) = assignments[0].value
    else { return false }
    return true
  }
}
