internal import Diagnostics
internal import Interface

/// How SwiftUI writes what scenarios say by a key.
enum SwiftUICode {
  /// The code for a key, with or without a value: `label`, `label: Close`; `nil` for what only scenarios have.
  static func words(for code: String) -> String? {
    let parts = code.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let key = String(parts[0])
    let value = parts.count == 2 ? parts[1].drop { $0 == " " } : ""
    if let words = withValue[code] { return words }
    guard let row = rows[key] else {
      return parts.count == 2 && value.isEmpty ? Kind(rawValue: key).flatMap { type(of: $0) ?? key } : nil
    }
    return value.isEmpty || !row.takesWords ? row.code : row.code.replacing("…", with: value)
  }

  private struct Row {
    let code: String
    /// Whether the words of a scenario stand in place of the gap.
    let takesWords: Bool
  }

  private static let rows: [String: Row] = [
    // Words.
    "label": words(".accessibilityLabel(\"…\")"),
    "value": words(".accessibilityValue(\"…\")"),
    "valueLabel": words(".accessibilityValue(\"…\")"),
    "hint": words(".accessibilityHint(\"…\")"),
    "inputLabels": code(".accessibilityInputLabels([\"…\"])"),
    "assistiveAccessNavigationIcon": code(".assistiveAccessNavigationIcon(systemImage: \"…\")"),
    "chartDescriptor": code(".accessibilityChartDescriptor(…)"),
    "customContent": code(".accessibilityCustomContent(\"…\", \"…\")"),
    "title": words(".navigationTitle(\"…\")"),
    "language": code("AttributedString.languageIdentifier"),
    "header": code("Section(\"…\")"),
    "contextMenu": code(".contextMenu { … }"),
    // What is an element, and in which order.
    "traits": code(".accessibilityAddTraits(…)"),
    "container": code(".accessibilityElement(children: .contain)"),
    "elements": code(".accessibilityChildren { … }"),
    "shouldGroupChildren": code(".accessibilityElement(children: .contain)"),
    "hidden": code(".accessibilityHidden(true)"),
    "decorative": code("Image(decorative: \"…\")"),
    "isExpanded": words(".accessibilityValue(\"…\")"),
    "isElement": code(".accessibilityElement()"),
    "sortPriority": code(".accessibilitySortPriority(…)"),
    "respondsToUserInteraction": code(".accessibilityRespondsToUserInteraction(…)"),
    "selected": code(".accessibilityAddTraits(.isSelected)"),
    "notEnabled": code(".disabled(…)"),
    "disabled": code(".disabled(true)"),
    "isModal": code(".accessibilityAddTraits(.isModal)"),
    "heading": words(".accessibilityHeading(.h…)"),
    // What is done.
    "action": code("action: { … }"),
    "actions": code(".accessibilityAction(named: \"…\") { … }"),
    "longPress": code(".onLongPressGesture { … }"),
    "escape": code(".accessibilityAction(.escape) { … }"),
    "magicTap": code(".accessibilityAction(.magicTap) { … }"),
    "increment": code(".accessibilityAdjustableAction { … }"),
    "decrement": code(".accessibilityAdjustableAction { … }"),
    "focus": code("@AccessibilityFocusState"),
    "announce": code("AccessibilityNotification.Announcement(\"…\").post()"),
    "delay": code("Task.sleep(for: …)"),
    "layoutChanged": code("AccessibilityNotification.LayoutChanged().post()"),
    "queue": code("AttributedString.accessibilitySpeechQueueAnnouncement"),
    "dropTarget": code(".dropDestination(…)"),
    "dropPoints": code(".accessibilityDropPoint(.center, description: \"…\")"),
    "draggable": words(".accessibilityDragPoint(.center, description: \"…\")"),
    // Looks and layout.
    "frame": code(".frame(…)"),
    "padding": code(".padding()"),
    "spacing": words("spacing: …"),
    "dynamicTypeSize": code(".dynamicTypeSize(…)"),
    "lineLimit": code(".lineLimit(…)"),
    "font": words(".font(.…)"),
    "color": code(".foregroundStyle(…)"),
    "colorScheme": code(".preferredColorScheme(…)"),
    "material": code(".background(.regularMaterial)"),
    "ignoresInvertColors": code(".accessibilityIgnoresInvertColors()"),
    "underline": code(".underline()"),
    "textCase": code(".textCase(.uppercase)"),
    "symbol": code("Image(systemName: \"…\")"),
    "range": code("in: 0...100"),
    "total": code("total: …"),
    "picker": code("Picker"),
    "tabView": code("TabView"),
    "toggle": code("Toggle"),
    "table": code("Table"),
    "disclosureGroup": code("DisclosureGroup"),
  ]

  /// Values that are written as something of their own.
  private static let withValue = [
    "children: combine": ".accessibilityElement(children: .combine)",
    "children: contain": ".accessibilityElement(children: .contain)",
    "container: semanticGroup": ".accessibilityElement(children: .contain)",
    "traits: [button]": ".accessibilityAddTraits(.isButton)",
    "traits: [header]": ".accessibilityAddTraits(.isHeader)",
    "traits: header": ".accessibilityAddTraits(.isHeader)",
    "traits: [link]": ".accessibilityAddTraits(.isLink)",
    "traits: [image]": ".accessibilityAddTraits(.isImage)",
    "traits: [toggle]": ".accessibilityAddTraits(.isToggle)",
    "traits: [keyboardKey]": ".accessibilityAddTraits(.isKeyboardKey)",
    "traits: [staticText]": ".accessibilityAddTraits(.isStaticText)",
    "traits: [searchField]": ".accessibilityAddTraits(.isSearchField)",
    "traits: [adjustable]": ".accessibilityAdjustableAction { … }",
    "if: settings.boldText": "@Environment(\\.legibilityWeight)",
    "if: settings.increaseContrast": "@Environment(\\.colorSchemeContrast)",
    "if: not settings.assistiveAccess": "@Environment(\\.accessibilityAssistiveAccessEnabled)",
    "if: settings.reduceTransparency": "@Environment(\\.accessibilityReduceTransparency)",
    "value: $name": "value: $name",
    "searchField:": ".searchable(text: …)",
    "secureField:": "SecureField",
  ]

  private static func words(_ code: String) -> Row { Row(code: code, takesWords: true) }
  private static func code(_ code: String) -> Row { Row(code: code, takesWords: false) }

  /// The type of a kind of views, such as `Button`; `nil` for what has none of its own.
  static func type(of kind: Kind) -> String? {
    switch kind {
    case .hstack: "HStack"
    case .vstack: "VStack"
    case .zstack: "ZStack"
    case .video: "VideoPlayer"
    case .row: "TableRow"
    case .text, .image, .label, .labeledContent, .button, .link, .navigationLink, .menu, .toggle, .slider, .stepper,
      .picker, .datePicker, .colorPicker, .textField, .secureField, .textEditor, .progressView, .gauge, .list, .section,
      .form, .table, .grid, .gridRow, .disclosureGroup, .scrollView, .tabView, .tab, .map, .marker, .chart, .circle,
      .rectangle, .roundedRectangle, .capsule, .ellipse, .lazyHStack, .lazyVStack, .group, .spacer, .divider, .forEach:
      kind.rawValue.withCapital
    case .searchField, .pageControl, .cell, .navigationBar, .toolbar, .tabBar, .sheet, .alert, .confirmationDialog,
      .popover, .view, .element:
      nil
    }
  }
}
