import Interface
import OrderedCollections
import Testing
import Utterances
import VoiceOver

/// What is heard on a screen of some views, a line for each stop.
func heard(
  _ views: View..., on platform: Platform = .standard, settings: Settings = Settings(),
  readings: SourceReadings = SourceReadings(), style: Style = .snapshot
) -> [String] {
  utterances(views, on: platform, settings, readings).map { $0.text(in: style) }
}

/// What is heard on a screen of some views, a line for each stop.
func heard(_ views: [View], style: Style = .snapshot) -> [String] {
  utterances(views, on: .standard, Settings(), SourceReadings()).map { $0.text(in: style) }
}

/// What one view says: its description, then what follows the pause, joined by ` | `.
func speech(
  _ view: View, on platform: Platform = .standard, settings: Settings = Settings(),
  readings: SourceReadings = SourceReadings(), style: Style = .snapshot
) -> String {
  let lines = utterances([view], on: platform, settings, readings).map { utterance in
    ([utterance.text(in: style)] + utterance.linesAfterPause(in: style)).joined(separator: " | ")
  }
  return lines.joined(separator: " · ")
}

private func utterances(
  _ views: [View], on platform: Platform, _ settings: Settings, _ readings: SourceReadings
) -> [Utterance] {
  let screen = Screen(views: views)
  var scenario = Scenario(name: "", platform: platform, settings: settings, screens: ["main": screen])
  scenario.readings = readings
  return ScreenReading(of: screen, in: scenario).utterances()
}

/// An element of UIKit's with what the author set.
func element(
  label: String? = nil, value: String? = nil, hint: String? = nil, traits: [AccessibilityTrait] = []
) -> View {
  View(.element).with {
    $0.traits = traits
    $0.label = label.map { Label(.constant($0)) }
    $0.value = value.map { .constant($0) }
    $0.hint = hint.map { .constant($0) }
  }
}

/// A text at a place on the screen.
func text(_ words: String, at x: Double, _ y: Double) -> View {
  View(.text, .text(.constant(words))).with { $0.frame = Frame(x: x, y: y, width: 10, height: 10) }
}

/// A row of a table of tests: what is described, and what must be heard.
struct Example: Sendable, CustomTestStringConvertible {
  /// A number by which a failure names the row.
  var number: String
  var view: View
  var expected: String

  init(_ number: String, _ view: View, _ expected: String) {
    self.number = number
    self.view = view
    self.expected = expected
  }

  var testDescription: String { "\(number): \(expected)" }
}
