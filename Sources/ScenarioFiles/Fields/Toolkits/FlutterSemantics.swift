package import Interface

/// What a semantics node of Flutter's is to iOS.
///
/// Source: flutter/engine (BSD), `SemanticsObject.mm`: the traits of flags and actions, and the switch that stands for
/// what is turned or checked. Before 2020 it had no switch: what was on was selected, and nothing else was told
/// (flutter/flutter, issues 49259 and 42794).
package struct FlutterSemantics: Sendable {
  package var flags: Set<String>
  package var actions: Set<String>
  /// Whether the engine is older than 2020.
  package var isOfOldEngine = false
  /// What changes, as Flutter's `Semantics` has it, besides the flags that stay.
  var state = State()

  /// The properties of a node that follow the state of the app.
  struct State: Sendable {
    /// Yes, no, or `mixed`.
    var checked: Bound?
    var toggled: Bound?
    var isSelected: Dynamic<Bool>?
    var isEnabled: Dynamic<Bool>?

    /// The flags of a node that has such properties, whatever they are.
    fileprivate var flags: Set<String> {
      Set(
        [
          checked.map { _ in ["hasCheckedState"] }, toggled.map { _ in ["hasToggledState"] },
          isEnabled.map { _ in ["hasEnabledState", "isEnabled"] },
        ].compactMap(\.self).flatMap(\.self))
    }
  }

  package init(flags: Set<String> = [], actions: Set<String> = []) {
    self.flags = flags
    self.actions = actions
  }

  /// The semantics with the flags that the state brings.
  var whole: FlutterSemantics {
    var whole = self
    whole.flags.formUnion(state.flags)
    return whole
  }

  /// The value of the switch as the state goes; `nil` for what is none.
  var stateValue: Dynamic<String>? {
    isSwitch ? (state.toggled ?? state.checked)?.words(yes: "1", no: "0", mixed: "2") : nil
  }

  /// Whether it is selected as the state goes: what is one of a group, and before 2020 all that is on.
  var stateSelected: Dynamic<Bool>? {
    let isOneOfGroup = flags.contains("isInMutuallyExclusiveGroup")
    let on = isOfOldEngine ? state.toggled ?? state.checked : isOneOfGroup ? state.checked : nil
    return on?.isOn ?? state.isSelected
  }

  /// Whether iOS gets a switch: for what is turned or checked, radio buttons aside.
  private var isSwitch: Bool {
    if isOfOldEngine { return false }
    let isChecked = flags.contains("hasCheckedState") && !flags.contains("isInMutuallyExclusiveGroup")
    return isChecked || flags.contains("hasToggledState")
  }

  /// The value of the switch; `nil` for what is none.
  package var switchValue: String? {
    guard isSwitch else { return nil }
    if flags.contains("isCheckStateMixed") { return "2" }
    return flags.contains("isToggled") || flags.contains("isChecked") ? "1" : "0"
  }

  package var traits: Set<AccessibilityTrait> {
    var traits = Set(FlutterSemantics.traitsOfFlags.filter { flags.contains($0.flag) }.map(\.trait))
    if !actions.isDisjoint(with: ["increase", "decrease"]) { traits.insert(.adjustable) }
    if flags.contains("hasEnabledState"), !flags.contains("isEnabled") { traits.insert(.notEnabled) }
    if isOfOldEngine {
      if flags.contains("isChecked") || flags.contains("isToggled") { traits.insert(.selected) }
    } else if flags.contains("hasCheckedState") || flags.contains("hasToggledState") {
      traits.insert(.button)
    }
    if isSwitch { traits.insert(.toggle) }
    if flags.contains("isInMutuallyExclusiveGroup"), flags.contains("isChecked") { traits.insert(.selected) }
    if flags.contains("isTextField") {
      traits.insert(.textEntry)
      if flags.contains("isObscured") { traits.insert(.secureText) }
      if flags.contains("isFocused") { traits.insert(.isEditing) }
    }
    return traits
  }

  private static let traitsOfFlags: [(flag: String, trait: AccessibilityTrait)] = [
    ("isSelected", .selected), ("isButton", .button), ("isHeader", .header), ("isImage", .image),
    ("isLiveRegion", .updatesFrequently), ("isLink", .link),
  ]

  /// The flags that change what is heard, and those that go with them.
  fileprivate static let flagNames =
    (traitsOfFlags.map(\.flag) + [
      "hasCheckedState", "hasEnabledState", "hasToggledState", "isCheckStateMixed", "isChecked", "isEnabled",
      "isFocused", "isInMutuallyExclusiveGroup", "isObscured", "isTextField", "isToggled",
    ]).sorted()

  fileprivate static let actionNames = ["decrease", "increase", "longPress", "tap"]
}

extension Bound {
  /// Whether it holds; what is mixed does not.
  fileprivate var isOn: Dynamic<Bool> {
    switch value {
    case .constant(let value): .constant(value.flag ?? false)
    case .expression(let expression): .expression(expression)
    }
  }
}

extension ValueSchema where Output == FlutterSemantics {
  static let flutter = ValueSchema.record(
    "semantics of Flutter", FlutterSemantics(),
    [
      Field(
        "flags", "The flags of the node.",
        .oneOrMore(
          of: .choice("flag of Flutter", id: "unknown-flag", of: FlutterSemantics.flagNames), "a list of flags"),
        value: { $0.flags.isEmpty ? nil : $0.flags.sorted() }, store: { $0.flags = Set($1) }),
      Field(
        "actions", "The actions of the node.",
        .oneOrMore(
          of: .choice("action of Flutter", id: "unknown-action", of: FlutterSemantics.actionNames), "a list of actions"),
        value: { $0.actions.isEmpty ? nil : $0.actions.sorted() }, store: { $0.actions = Set($1) }),
      Field(
        "state", "What changes: a flag that follows the state of the app.", .flutterState, value: { _ in nil },
        store: { $0.state = $1 }),
      Field(
        "oldEngine", "Whether the engine is older than 2020, which had no switches on iOS.", .flag,
        into: \.isOfOldEngine),
    ])
}

extension ValueSchema where Output == FlutterSemantics.State {
  /// The properties of Flutter's `Semantics` that become flags.
  fileprivate static let flutterState = ValueSchema.record(
    "states of Flutter", FlutterSemantics.State(),
    [
      Field("checked", "Whether it is checked: true, false or mixed.", .boundSwitch, into: \.checked),
      Field("toggled", "Whether it is on.", .boundSwitch, into: \.toggled),
      Field("selected", "Whether it is selected.", .dynamicFlag, into: \.isSelected),
      Field("enabled", "Whether it can be used.", .dynamicFlag, into: \.isEnabled),
    ])
}
