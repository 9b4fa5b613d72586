#if os(Linux)
import PreviewTesting
import SpeechTesting
import SwiftUI
import Testing

@testable import TripViews

@Suite("What VoiceOver says of the app")
struct PreviewTests {
  @Test("Every preview says what was recorded beside its file", arguments: Previews.all)
  func sounds(_ preview: Preview) throws {
    try expectSpeech(preview.differenceFromGolden())
  }

  @Test("No preview has errors, and all keep to a rule of the app's own", arguments: Previews.all)
  func isSound(_ preview: Preview) throws {
    // The style guide of the app: names do not shout.
    let noShouting = Audit.Rule(
      "no-shouting", "A label ends in an exclamation mark.", because: "Our style guide, “Names”.", severity: .error,
      hint: "leave the mark out"
    ) { stop in
      stop.isControl && stop.label.hasSuffix("!") ? "“\(stop.label)” shouts" : nil
    }
    let findings = try preview.findings(by: Audit(rules: Audit.Rule.standard + [noShouting]))
    #expect(findings.filter { $0.severity == .error }.isEmpty)
  }

  @Test("A comment can be made a favorite")
  func favorite() throws {
    let transcript = try Preview("A comment") { TripView(trip: .sample) }.flow {
      next(2)
      hear("Unread, Looks like a wonderful time, Nick, button")
      perform("Add to favorites")
      perform("Remove from favorites")
    }.transcript()
    #expect(transcript.problems.isEmpty)
  }
}
#endif
