import Interface

/// What React Native is told of a view.
///
/// Source: facebook/react-native (MIT): `accessibilityPropsConversions.h` for the traits of roles, `accessibilityValue` and
/// `updateProps` of `RCTViewComponentView.mm` for the words of the value and their order; for the renderer of apps that
/// have not moved to the new architecture, `accessibilityValue` of `RCTView.m` and the strings that it reads
/// (`AccessibilityResources`). How the two differ is heard as well: microsoft/react-native-macos, pull request 603, and
/// react-native, pull request 37414.
struct ReactNativeProperties: Sendable {
  var isAccessible: Bool?
  var role: String?
  var isSelected: Dynamic<Bool>?
  var isDisabled: Dynamic<Bool>?
  /// Yes, no, or `mixed`.
  var checked: Bound?
  var isExpanded: Dynamic<Bool>?
  var isBusy = false
  var range = Range()
  /// Whether the renderer of the old architecture shows the view.
  var isOfOldRenderer = false

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
    return switch isExpanded {
    case .constant(let isExpanded): words(isExpanded: isExpanded)
    case .expression(let expression):
      .expression(
        .conditional(
          if: expression, then: words(isExpanded: true).expression, else: words(isExpanded: false).expression,
          expression.origin))
    case nil: words(isExpanded: nil)
    }
  }

  /// The words where it is open, closed, or neither; only the old renderer has one for what is closed.
  private func words(isExpanded: Bool?) -> Dynamic<String>? {
    let closed = isOfOldRenderer ? "collapsed" : nil
    let words: [Dynamic<String>?] = [
      role.flatMap { (isOfOldRenderer ? ReactNativeRole.oldWords : ReactNativeRole.words)[$0] }.map { .constant($0) },
      checked?.words(yes: "checked", no: isOfOldRenderer ? "not checked" : "unchecked"),
      isExpanded.flatMap { $0 ? "expanded" : closed }.map { .constant($0) },
      isBusy ? .constant("busy") : nil,
      range.words(isOfOldRenderer: isOfOldRenderer),
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

  /// The words that the old renderer has for roles without a trait.
  static let oldWords = [
    "alert": "alert", "checkbox": "checkbox", "combobox": "combo box", "menu": "menu", "menubar": "menu bar",
    "menuitem": "menu item", "progressbar": "progress bar", "radio": "radio button", "radiogroup": "radio group",
    "scrollbar": "scroll bar", "spinbutton": "spin button", "switch": "switch", "tab": "tab", "tablist": "tab list",
    "timer": "timer", "toolbar": "tool bar",
  ]

  /// The roles of which UIKit hears nothing, or nothing from the new renderer.
  private static let silent = [
    "alert", "combobox", "dropdownlist", "grid", "list", "menu", "menubar", "menuitem", "none", "radiogroup",
    "scrollbar", "searchbox", "slider", "spinbutton", "tab", "tablist", "timer", "toolbar",
  ]

  static let names = (traits.map(\.role) + words.keys + silent).sorted()
}

extension ReactNativeProperties.Range {
  /// The words, or the share of the whole: the number by the length of the range, whatever the range begins with.
  ///
  /// The old renderer counts with whole numbers, leaves out what is not in the range, and writes the word for percent.
  fileprivate func words(isOfOldRenderer: Bool) -> Dynamic<String>? {
    if let text { return text }
    guard let min, let now, let max else { return nil }
    guard isOfOldRenderer else {
      return max > min ? Int(exactly: (now / (max - min) * 100).rounded()).map { .constant("\($0)%") } : nil
    }
    let (least, number, most) = (min.rounded(.towardZero), now.rounded(.towardZero), max.rounded(.towardZero))
    guard least < most, least <= number, number <= most else { return nil }
    let share = (number * 100 / (most - least)).rounded(.towardZero)
    return Int(exactly: share).map { .constant("\($0) percent") }
  }
}

extension Bound {
  /// A word for yes, one for no, and one for what is mixed.
  func words(yes: String, no: String, mixed: String = "mixed") -> Dynamic<String> {
    switch value {
    case .constant(.flag(let flag)): .constant(flag ? yes : no)
    case .constant: .constant(mixed)
    case .expression(let expression):
      .expression(
        .conditional(
          if: expression, then: .literal(.text(yes)), else: .literal(.text(no)), expression.origin))
    }
  }
}

extension Dynamic<String>? {
  /// What yields the words; none are an empty text.
  fileprivate var expression: Expression {
    switch self {
    case .constant(let words): .literal(.text(words))
    case .expression(let expression): expression
    case nil: .literal(.text(""))
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
      Field(
        "oldRenderer", "Whether the app is of the old architecture, which has words for more roles.", .flag,
        into: \.isOfOldRenderer),
    ])

  /// The states alone.
  fileprivate static let reactNativeState = ValueSchema.record(
    "states of React Native", ReactNativeProperties(),
    [
      Field("selected", "Whether it is selected.", .dynamicFlag, into: \.isSelected),
      Field("disabled", "Whether it cannot be used.", .dynamicFlag, into: \.isDisabled),
      Field("checked", "Whether it is checked: true, false or mixed.", .boundSwitch, into: \.checked),
      Field("expanded", "Whether it is open.", .dynamicFlag, into: \.isExpanded),
      Field("busy", "Whether it is being updated.", .flag, into: \.isBusy),
    ])
}

extension ReactNativeProperties {
  /// These states with what else is known.
  fileprivate func with(_ other: ReactNativeProperties) -> ReactNativeProperties {
    var all = self
    (all.isAccessible, all.role, all.range) = (other.isAccessible, other.role, other.range)
    all.isOfOldRenderer = other.isOfOldRenderer
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
