import Interface
import OrderedCollections
import ScenarioFiles
import Testing

/// What other toolkits call what they tell UIKit, and what becomes of it.
@Suite("Properties of other toolkits")
struct ToolkitTests {
  private func view(_ text: String) throws -> View {
    let screen = try #require(
      try readScenario(scenario(with: "view: []\nlabel: A\n\(text)", state: "{ on: true }")).screens.values.first)
    return try #require(screen.views.first)
  }

  // By `accessibilityPropsConversions.h` and `RCTViewComponentView.mm` of React Native.
  @Test(
    "React Native: roles are traits or words, states stand in the value, a range is a share",
    arguments: [
      ("{ role: button }", [.button], nil),
      ("{ role: imagebutton }", [.image, .button], nil),
      ("{ role: link }", [.link], nil),
      ("{ role: checkbox, state: { checked: true } }", [], "checkbox, checked"),
      ("{ role: checkbox, state: { checked: mixed } }", [], "checkbox, mixed"),
      ("{ role: radio, state: { checked: false, busy: true } }", [], "radio button, unchecked, busy"),
      ("{ role: switch, state: { checked: true } }", [.button, .toggle], "1"),
      ("{ role: button, state: { expanded: true } }", [.button], "expanded"),
      ("{ role: button, state: { expanded: false } }", [.button], nil),
      ("{ role: adjustable, value: { min: 0, now: 3, max: 4 } }", [.adjustable], "75%"),
      // The least number is not taken off the number, only off the whole.
      ("{ role: adjustable, value: { min: 50, now: 75, max: 100 } }", [.adjustable], "150%"),
      ("{ role: progressbar, value: { text: half } }", [.updatesFrequently], "half"),
      ("{ role: combobox }", [], nil),
      // By `RCTView.m`, of apps of the old architecture.
      ("{ oldRenderer: true, role: combobox }", [], "combo box"),
      ("{ oldRenderer: true, role: tab, state: { selected: true }, value: { text: 1 of 2 } }", [], "tab, 1 of 2"),
      ("{ oldRenderer: true, role: button, state: { expanded: false } }", [.button], "collapsed"),
      ("{ oldRenderer: true, role: checkbox, state: { checked: false } }", [], "checkbox, not checked"),
      (
        "{ oldRenderer: true, role: progressbar, value: { min: 0, now: 2, max: 3 } }", [.updatesFrequently],
        "progress bar, 66 percent"
      ),
      ("{ oldRenderer: true, role: adjustable, value: { min: 0, now: 4, max: 3 } }", [.adjustable], nil),
      ("{ oldRenderer: true, role: adjustable, value: { min: 0.2, now: 0.5, max: 0.9 } }", [.adjustable], nil),
    ] as [(String, [AccessibilityTrait], Dynamic<String>?)])
  func reactNative(_ text: String, _ traits: [AccessibilityTrait], _ value: Dynamic<String>?) throws {
    let view = try view("reactNative: \(text)")
    #expect(view.traits == traits)
    #expect(view.value == value)
  }

  @Test("React Native: what UIKit has itself is told to it, also by state")
  func reactNativeStates() throws {
    let view = try view(
      "reactNative: { accessible: true, role: checkbox, state: { disabled: true, checked: '${on}' } }")
    #expect(view.isElement == true)
    #expect(view.joinsNames)
    #expect(view.enabled == false)
    guard case .expression(.interpolation(let parts)) = view.value else { throw NotComputed() }
    #expect(parts.first == .literal(.text("checkbox, ")))
  }

  // By `SemanticsObject.mm` of Flutter's engine.
  @Test(
    "Flutter: flags and actions",
    arguments: [
      ("{ flags: isButton }", [.button], nil),
      ("{ flags: [isHeader] }", [.header], nil),
      ("{ flags: [hasToggledState, isToggled] }", [.button, .toggle], "1"),
      ("{ flags: [hasCheckedState, isChecked, isInMutuallyExclusiveGroup] }", [.button, .selected], nil),
      ("{ flags: [hasEnabledState, isButton] }", [.button, .notEnabled], nil),
      ("{ actions: [increase, decrease] }", [.adjustable], nil),
      ("{ flags: [isTextField, isObscured] }", [.textEntry, .secureText], nil),
      // flutter/flutter, issue 49259, of January 2020: “Selected, Switch” and “Checkbox”
      ("{ flags: [hasToggledState, isToggled], oldEngine: true }", [.selected], nil),
      ("{ flags: [hasCheckedState], oldEngine: true }", [], nil),
    ] as [(String, Set<AccessibilityTrait>, Dynamic<String>?)])
  func flutter(_ text: String, _ traits: Set<AccessibilityTrait>, _ value: Dynamic<String>?) throws {
    let view = try view("flutter: \(text)")
    #expect(Set(view.traits) == traits)
    #expect(view.value == value)
    #expect(view.isElement == true)
  }

  // By the same, with the properties of Flutter's `Semantics`.
  @Test(
    "Flutter: what follows the state of the app",
    arguments: [
      ("{ state: { toggled: true } }", [.button, .toggle], "1", nil, nil),
      ("{ state: { checked: mixed } }", [.button, .toggle], "2", nil, nil),
      ("{ flags: isInMutuallyExclusiveGroup, state: { checked: false } }", [.button], nil, false, nil),
      ("{ flags: isButton, state: { selected: true, enabled: false } }", [.button], nil, true, false),
      ("{ state: { toggled: true }, oldEngine: true }", [], nil, true, nil),
    ] as [(String, Set<AccessibilityTrait>, Dynamic<String>?, Bool?, Bool?)])
  func flutterState(
    _ text: String, _ traits: Set<AccessibilityTrait>, _ value: Dynamic<String>?, _ isSelected: Bool?,
    _ isEnabled: Bool?
  ) throws {
    let view = try view("flutter: \(text)")
    #expect(Set(view.traits) == traits)
    #expect(view.value == value)
    #expect(view.selected?.constant == isSelected)
    #expect(view.enabled?.constant == isEnabled)
  }

  // By `SemanticExtensions.cs` of .NET MAUI.
  @Test("MAUI: the description is the label, and of a level only that it is a heading is known")
  func maui() throws {
    let screen = try #require(
      try readScenario(
        scenario(with: "view: []\nmaui: { description: Menu, hint: Opens, headingLevel: Level3 }")
      ).screens.values.first)
    let view = try #require(screen.views.first)
    #expect(view.label == Label("Menu"))
    #expect(view.hint == "Opens")
    #expect(view.traits == [.header])
    #expect(view.isElement == true)
    #expect(view.headingLevel == nil)
  }

  @Test(
    "An unknown word is told with the nearest one",
    arguments: [
      ("reactNative: { role: chekbox }", "[unknown-role]", "checkbox"),
      ("flutter: { flags: [isButon] }", "[unknown-flag]", "isButton"),
      ("maui: { headingLevel: 3 }", "[unknown-heading-level]", "Level3"),
    ])
  func unknownWords(_ key: String, _ id: String, _ hint: String) {
    let complaint = complaints(about: scenario(with: "view: []\n\(key)"))
    #expect(complaint.contains(id) && complaint.contains(hint), "\(complaint)")
  }

  private struct NotComputed: Error {}
}
