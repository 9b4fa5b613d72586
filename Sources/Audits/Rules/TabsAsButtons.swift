internal import Diagnostics
internal import Elements
internal import Interface
internal import Order
internal import OrderedCollections

extension Audit.Rule {
  static let tabsAsButtons = Audit.Rule(
    "tabs-as-buttons",
    "Buttons in a row choose what is shown, and none says that it is chosen.",
    because: "“Home, button” is heard, not “selected, Home, tab, 1 of 3” (about 36 of 330 public threads).",
    severity: .note, confidence: .guess, criteria: ["1.3.1", "4.1.2"], clauses: ["11.4.1.2.1"],
    firing: [
      "state: { p: a }\nviews: [{ hstack: [{ button: Home, action: { set: { p: a } } }, { button: Search, action: { set: { p: b } } }, { button: Me, action: { set: { p: c } } }] }, { text: Home page, if: \"p == 'a'\" }]",
      "state: { p: a }\nviews: [{ hstack: [{ button: Return, disabled: \"${p == 'a'}\", action: { set: { p: a } } }, { button: One way, disabled: \"${p == 'b'}\", action: { set: { p: b } } }] }]",
    ],
    passing: [
      "state: { hue: Red }\nviews: [{ hstack: [{ button: Red, action: { set: { hue: Red } } }, { button: Blue, action: { set: { hue: Blue } } }, { button: Green, action: { set: { hue: Green } } }] }, { text: \"${hue}\" }]",
      "state: { open: true }\nviews: [{ vstack: [{ button: Reply, action: { set: { open: false } } }, { button: Copy, action: { set: { open: false } } }, { button: Cancel, action: { set: { open: false } } }], if: open }]",
      "state: { p: a }\nviews: [{ picker: Page, style: segmented, options: [Home, Search, Me], selection: Home }]",
      "state: { p: a }\nviews: [{ hstack: [{ button: Home, selected: true, action: { set: { p: a } } }, { button: Search, action: { set: { p: b } } }, { button: Me, action: { set: { p: c } } }] }]",
    ],
    .all { subject in
      let conditions = subject.views.compactMap(\.view.condition)
      let bottom = subject.viewsAtBottom
      return subject.views.compactMap { written -> Audit.Remark? in
        guard written.view.children.count >= 2 else { return nil }
        if let dimmed = written.view.dimmedChoice { return dimmed }
        guard let place = written.view.placeChosenByButtons,
          bottom.contains(written.view.origin) || conditions.contains(where: { $0.asks(for: place) })
        else { return nil }
        let buttons = written.view.children.filter { $0.kind == .button }
        return Audit.Remark(
          message: "these \(buttons.count) buttons choose what is shown, and none says that it is chosen",
          place: buttons.first?.origin,
          hints: ["write a \(code: "tabView") or a segmented \(code: "picker"), or say it by \(code: "selected")"])
      }
    })
}

extension Subject {
  /// Where the last view of each screen begins, and the last one in that.
  fileprivate var viewsAtBottom: Set<SourcePlace> {
    var origins: Set<SourcePlace> = []
    for screen in scenario?.screens.values.map(\.self) ?? [] {
      var last = screen.views.last
      while let view = last, origins.insert(view.origin).inserted { last = view.children.last }
    }
    return origins
  }
}

extension View {
  /// What there is to say of buttons in a row of which the chosen one is dimmed, as it cannot be chosen again.
  fileprivate var dimmedChoice: Audit.Remark? {
    let buttons = children.filter { $0.kind == .button }
    guard buttons.count >= 2, let place = buttons[0].action?.onlyPlaceSet,
      buttons.allSatisfy({ $0.action?.onlyPlaceSet == place && $0.selected == nil }), buttons.setDifferentValues,
      buttons.allSatisfy({ $0.enabled?.asks(for: place) == true })
    else { return nil }
    return Audit.Remark(
      message: "of these \(buttons.count) buttons the chosen one is heard as dimmed, and not as selected",
      place: buttons[0].origin, severity: .warning,
      hints: ["say it by \(code: "selected"), and let a double tap on the chosen one do nothing"])
  }

  /// The place in state to which each of several buttons in a row gives a value; `nil` if they do different things, or if
  /// one says that it is chosen.
  fileprivate var placeChosenByButtons: String? {
    let buttons = children.filter { $0.kind == .button }
    guard buttons.count >= 3, self.container == nil, kind != .tabBar,
      // The keys of a keypad write something.
      buttons.count(where: { $0.title?.count == 1 }) < 3,
      // That a color alone tells which is chosen is another finding.
      !buttons.contains(where: { $0.color?.isDynamic == true || $0.backgroundColor?.isDynamic == true }),
      !buttons.contains(where: { $0.selected != nil || !Set($0.traits).isDisjoint(with: [.tab, .selected]) }),
      let first = buttons[0].action?.onlyPlaceSet, buttons.allSatisfy({ $0.action?.onlyPlaceSet == first }),
      // Several ways to close something choose nothing.
      buttons.setDifferentValues,
      // Steps of a rating are numbers, and chosen one after the other.
      !buttons.allSatisfy({ $0.action?.setsNumber == true && $0.label == nil && $0.title == nil })
    else { return nil }
    return first
  }
}

extension Collection<View> {
  /// Whether each gives a place in state a constant value of its own.
  fileprivate var setDifferentValues: Bool {
    let values = compactMap { $0.action?.onlyValueSet }
    return values.count == count && Set(values).count == count
  }
}

extension Dynamic {
  /// Whether an expression asks for a place in state.
  fileprivate func asks(for place: String) -> Bool {
    guard case .expression(let expression) = self else { return false }
    return expression.reads(String(place.prefix { $0 != "." && $0 != "[" }))
  }
}

extension Action {
  /// The one place in state that is given a value, if that is all that is done.
  var onlyPlaceSet: String? {
    guard effects.count == 1, case .set(let assignments) = effects[0], assignments.count == 1 else { return nil }
    return assignments[0].path.description
  }

  /// The value that it is given, if that is constant.
  var onlyValueSet: Value? {
    guard onlyPlaceSet != nil, case .set(let assignments) = effects[0],
      case .value(.constant(let value)) = assignments[0].value
    else { return nil }
    return value
  }

  /// Whether that value is a number.
  var setsNumber: Bool {
    guard effects.count == 1, case .set(let assignments) = effects[0], assignments.count == 1,
      case .value(.constant(.number)) = assignments[0].value
    else { return false }
    return true
  }
}
