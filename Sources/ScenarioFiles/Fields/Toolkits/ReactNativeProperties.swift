import Interface

/// What React Native is told of a view.
///
/// Source: facebook/react-native (MIT), the new architecture: `accessibilityPropsConversions.h` for the traits of roles,
/// `accessibilityValue` and `updateProps` of `RCTViewComponentView.mm` for the words of the value and their order.
struct ReactNativeProperties: Sendable {
  var isAccessible: Bool?
  var role: String?
  var isSelected: Dynamic<Bool>?
  var isDisabled: Dynamic<Bool>?
  /// Yes, no, or `mixed`.
  var checked: Bound?
  var isExpanded = false
  var isBusy = false
  var range = Range()

  /// The range of an adjustable view, or words in its place.
  struct Range: Sendable, Equatable {
    var min: Double?
    var now: Double?
    var max: Double?
    var text: Dynamic<String>?
  }

  /// What UIKit has as the value: a switch says whether it is on; else the word of the role, the states and the range
  /// stand one after the other.
  var value: Dynamic<String>? {
    if role == "switch", let isOn = checked?.words(yes: "1", no: "0") { return isOn }
    let words: [Dynamic<String>?] = [
      role.flatMap { ReactNativeRole.words[$0] }.map { .constant($0) },
      checked?.words(yes: "checked", no: "unchecked"),
      isExpanded ? .constant("expanded") : nil,
      isBusy ? .constant("busy") : nil,
      range.words,
    ]
    return words.compactMap(\.self).joined
  }
}

/// The roles of React Native, `accessibilityRole` and `role` alike.
enum ReactNativeRole {
  static func traits(of role: String) -> [AccessibilityTrait] { traits.first { $0.role == role }?.traits ?? [] }

  /// The roles that become traits.
  private static let traits: [(role: String, traits: [AccessibilityTrait])] = [
    ("adjustable", [.adjustable]), ("button", [.button]), ("header", [.header]), ("heading", [.header]),
    ("image", [.image]), ("imagebutton", [.image, .button]), ("img", [.image]), ("key", [.keyboardKey]),
    ("keyboardkey", [.keyboardKey]), ("link", [.link]), ("progressbar", [.updatesFrequently]),
    ("search", [.searchField]), ("summary", [.summaryElement]), ("switch", [.button, .toggle]), ("tabbar", [.tabBar]),
    ("text", [.staticText]), ("togglebutton", [.button]),
  ]

  /// The roles that are heard as a word of the value, since UIKit has no trait for them.
  static let words = ["checkbox": "checkbox", "radio": "radio button"]

  /// The roles of which UIKit hears nothing.
  private static let silent = [
    "alert", "combobox", "dropdownlist", "grid", "list", "menu", "menubar", "menuitem", "none", "radiogroup",
    "scrollbar", "searchbox", "slider", "spinbutton", "tab", "tablist", "timer", "toolbar",
  ]

  static let names = (traits.map(\.role) + words.keys + silent).sorted()
}

extension ReactNativeProperties.Range {
  /// The words, or the share of the whole: the number by the length of the range, whatever the range begins with.
  fileprivate var words: Dynamic<String>? {
    if let text { return text }
    guard let min, let now, let max, max > min else { return nil }
    return .constant("\(Int((now / (max - min) * 100).rounded()))%")
  }
}

extension Bound {
  /// A word for yes and one for no; what is mixed is called so.
  fileprivate func words(yes: String, no: String) -> Dynamic<String> {
    switch value {
    case .constant(.flag(let flag)): .constant(flag ? yes : no)
    case .constant: .constant("mixed")
    case .expression(let expression):
      .expression(
        .conditional(
          if: expression, then: .literal(.text(yes)), else: .literal(.text(no)), expression.origin))
    }
  }
}

extension [Dynamic<String>] {
  /// The words one after the other, with commas between them; `nil` for none.
  fileprivate var joined: Dynamic<String>? {
    guard count > 1 else { return first }
    var parts: [Expression] = []
    var text = ""
    for (position, words) in enumerated() {
      if position > 0 { text += ", " }
      switch words {
      case .constant(let words): text += words
      case .expression(let expression):
        if !text.isEmpty { parts.append(.literal(.text(text))) }
        parts.append(expression)
        text = ""
      }
    }
    if parts.isEmpty { return .constant(text) }
    if !text.isEmpty { parts.append(.literal(.text(text))) }
    return .expression(.interpolation(parts))
  }
}

extension ValueSchema where Output == ReactNativeProperties {
  static let reactNative = ValueSchema.record(
    "properties of React Native", ReactNativeProperties(),
    [
      Field("accessible", "Whether the view is an accessibility element.", .flag, into: \.isAccessible),
      Field(
        "role", "The role, which becomes a trait or a word of the value.",
        ValueSchema<String>.choice("role of React Native", id: "unknown-role", of: ReactNativeRole.names), into: \.role),
      Field(
        "state", "The states: selected and disabled are UIKit's, the others words of the value.", .reactNativeState,
        value: { _ in nil }, store: { $0 = $1.with($0) }),
      Field("value", "The range with the number that it is at, or text.", .reactNativeRange, into: \.range),
    ])

  /// The states alone.
  fileprivate static let reactNativeState = ValueSchema.record(
    "states of React Native", ReactNativeProperties(),
    [
      Field("selected", "Whether it is selected.", .dynamicFlag, into: \.isSelected),
      Field("disabled", "Whether it cannot be used.", .dynamicFlag, into: \.isDisabled),
      Field("checked", "Whether it is checked: true, false or mixed.", .boundSwitch, into: \.checked),
      Field("expanded", "Whether it is open.", .flag, into: \.isExpanded),
      Field("busy", "Whether it is being updated.", .flag, into: \.isBusy),
    ])
}

extension ReactNativeProperties {
  /// These states with what else is known.
  fileprivate func with(_ other: ReactNativeProperties) -> ReactNativeProperties {
    var all = self
    (all.isAccessible, all.role, all.range) = (other.isAccessible, other.role, other.range)
    return all
  }
}

extension ValueSchema where Output == ReactNativeProperties.Range {
  fileprivate static let reactNativeRange = ValueSchema.record(
    "a value of React Native", ReactNativeProperties.Range(),
    [
      Field("min", "The least number.", .number, into: \.min),
      Field("now", "The number that it is at.", .number, into: \.now),
      Field("max", "The greatest number.", .number, into: \.max),
      Field("text", "The value in words, in place of numbers.", .template, into: \.text),
    ])
}
