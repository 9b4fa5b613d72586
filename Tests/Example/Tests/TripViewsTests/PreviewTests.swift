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

  @Test("A reply can be posted with each technology")
  func reply() throws {
    let transcript = try Preview("A trip") { TripView(trip: .sample) }
      .flow("Voice Control") {
        turn(.voiceOver, on: false)
        turn(.voiceControl, on: true)
        say("Show actions for Unread, Looks like a wonderful time, Nick")
        say("Tap Reply")
        say("Tap Your reply")
        say("Wish you were here")
        say("Tap Post")
        turn(.voiceOver, on: true)
        focus("Wish you were here, You")
        hear("Wish you were here, You, button")
      }
      .flow("Switch Control") {
        turn(.voiceOver, on: false)
        turn(.switchControl, on: true)
        select("Unread, Looks like a wonderful time, Nick")
        menu("Reply")
        select("Your reply")
        menu("Tap")
        type("Wish you were here")
        select("Post")
        menu("Tap")
        turn(.voiceOver, on: true)
        focus("Wish you were here, You")
        hear("Wish you were here, You, button")
      }
      .flow("Full Keyboard Access") {
        turn(.voiceOver, on: false)
        turn(.fullKeyboardAccess, on: true)
        press(.tab)
        press(.tab)
        press(.tab("Z"))
        press(.down)
        press(.space)
        press(.tab)
        press(.tab)
        press(.space)
        type("Wish you were here")
        press(.shiftTab)
        press(.space)
        turn(.voiceOver, on: true)
        focus("Wish you were here, You")
        hear("Wish you were here, You, button")
      }
      .flow("TalkBack") {
        turn(.talkBack, on: true)
        focus("Unread, Looks like a wonderful time, Nick")
        perform("Reply")
        focus("Your reply")
        activate()
        type("Wish you were here")
        focus("Post")
        activate()
        focus("Wish you were here, You")
        hear(containing: "Wish you were here, You")
      }
      .flow("Dictation") {
        focus("Unread, Looks like a wonderful time, Nick")
        perform("Reply")
        focus("Your reply")
        activate()
        magicTap()
        dictate("Wish you")
        dictate("were here")
        magicTap()
        hear("Wish you were here")
      }
      .transcript()
    #expect(transcript.problems.isEmpty)
  }
}
#endif
