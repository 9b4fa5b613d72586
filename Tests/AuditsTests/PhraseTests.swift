import Diagnostics
import Interface
import ScenarioFiles
import Testing
import VoiceOver

@testable import Audits

/// What an author can do is told in the language of the interface.
///
/// The names of SwiftUI are those of its documentation.
@Suite("Phrases")
struct PhraseTests {
  @Test(
    "Code of scenarios and of SwiftUI",
    arguments: [
      ("label", #".accessibilityLabel("…")"#), ("label: Close", #".accessibilityLabel("Close")"#),
      ("traits: [header]", ".accessibilityAddTraits(.isHeader)"), ("heading: 2", ".accessibilityHeading(.h2)"),
      ("children: combine", ".accessibilityElement(children: .combine)"), ("font: body", ".font(.body)"),
      ("disabled: true", ".disabled(true)"), ("button:", "Button"), ("hstack:", "HStack"),
      ("longPress", ".onLongPressGesture { … }"), ("magicTap", ".accessibilityAction(.magicTap) { … }"),
      ("if: not settings.assistiveAccess", #"@Environment(\.accessibilityAssistiveAccessEnabled)"#),
    ])
  func isWrittenInBoth(scenario: String, swiftUI: String) {
    let hint: Audit.Phrase = "add \(code: scenario) to it"
    #expect(hint.words(in: .scenario) == "add '\(scenario)' to it")
    #expect(hint.words(in: .swiftUI) == "add '\(swiftUI)' to it")
  }

  @Test(
    "Code of scenarios and of UIKit",
    arguments: [
      ("label", "accessibilityLabel"), ("label: Close", #"accessibilityLabel = "Close""#),
      ("traits: [header]", "accessibilityTraits.insert(.header)"), ("actions", "accessibilityCustomActions"),
      ("magicTap", "accessibilityPerformMagicTap()"), ("secureField:", "isSecureTextEntry = true"),
    ])
  func isWrittenInUIKit(scenario: String, uiKit: String) {
    let phrase: Audit.Phrase = "add \(code: scenario) to it"
    #expect(phrase.words(in: .uiKit) == "add '\(uiKit)' to it")
  }

  @Test(
    "What a view is called",
    arguments: [
      (Kind.hstack, "hstack", "HStack", "hstack"), (.textField, "textField", "TextField", "text field"),
      (.element, "element", "element", "element"),
      (.navigationLink, "navigationLink", "NavigationLink", "navigation link"),
    ])
  func kindHasNames(kind: Kind, scenario: String, swiftUI: String, uiKit: String) {
    let phrase: Audit.Phrase = "this \(kind: kind) has no name"
    let words = Audit.Language.allCases.map { phrase.words(in: $0) }
    #expect(words == [scenario, swiftUI, uiKit].map { "this \($0) has no name" })
  }

  @Test(
    "What a double tap does to a view",
    arguments: [(Kind.button, "action: { … }"), (.vstack, ".onTapGesture { … }"), (.group, ".onTapGesture { … }")])
  func actionHasCode(kind: Kind, swiftUI: String) {
    let phrase: Audit.Phrase = "\(actionOf: kind) is not reached"
    #expect(phrase.words(in: .scenario) == "'action' is not reached")
    #expect(phrase.words(in: .swiftUI) == "'\(swiftUI)' is not reached")
  }

  @Test("Two keys for which SwiftUI has one modifier")
  func isWrittenAsOne() {
    let hint: Audit.Phrase = "give it \(code: "increment", and: "decrement"), or \(code: "isExpanded", or: "value")"
    #expect(hint.words(in: .scenario) == "give it 'increment' and 'decrement', or 'isExpanded' or 'value'")
    #expect(
      hint.words(in: .swiftUI) == #"give it '.accessibilityAdjustableAction { … }', or '.accessibilityValue("…")'"#)
  }

  /// What only scenarios have: views of UIKit, media that are described, effects.
  private static let ofScenariosAlone: Set<String> = [
    "cell", "column", "container", "delay", "transcript", "audioDescription", "captions", "silent", "autoplay",
    "animation",
  ]

  @Test("No rule tells the author of SwiftUI views what to write in a scenario", arguments: RuleTests.examples)
  func everyRule(_ example: RuleTests.Example) throws {
    guard example.fires, let rule = Audit.Rule.named(example.rule) else { return }
    let scenario = try readScenario(ScenarioSource("scenario: Example\n\(example.text)\n"))
    let subject = Subject(scenario, scenario.play())
    subject.examinesSettings = rule.needsSettings
    subject.language = .swiftUI
    for hint in Round(of: [rule], in: subject).findings.flatMap({ [$0.message] + $0.hints }) {
      for quoted in hint.matches(of: /'([a-z][A-Za-z]*)(: [^'…$.]*)?'/) {
        let key = String(quoted.output.1)
        #expect(
          PhraseTests.ofScenariosAlone.contains(key)
            || SwiftUICode.words(for: String(quoted.output.0.dropFirst().dropLast())) == nil
            || key == "spacing", "\(hint)")
      }
    }
  }
}
