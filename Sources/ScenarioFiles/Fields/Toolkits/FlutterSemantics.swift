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

  package init(flags: Set<String> = [], actions: Set<String> = []) {
    self.flags = flags
    self.actions = actions
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
        "oldEngine", "Whether the engine is older than 2020, which had no switches on iOS.", .flag,
        into: \.isOfOldEngine),
    ])
}
