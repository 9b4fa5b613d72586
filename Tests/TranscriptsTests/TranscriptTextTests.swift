import Interface
import ScenarioFiles
import Testing
import Transcripts

@Suite("Transcripts read back")
struct TranscriptTextTests {
  // The notation is that of the README.
  @Test("Every kind of line is known by its mark")
  func readsLines() {
    let text = TranscriptText(
      """
      scenario: Trip
      reader: VoiceOver, iOS 26, en-US

      screen: trip
      Nick, button
      ~ Actions available
      + actions: Reply

      flow: Reply
      task: Read
      > next
      Nick, button
      ~ Actions available
      ! Sent
      * screen changed
      = Reply

      """)
    #expect(text.isTranscript)
    #expect(
      text.lines.map(\.kind) == [
        .header, .header, .blank, .screen, .heard, .afterPause, .offer, .blank, .flow, .task, .step, .heard,
        .afterPause, .announcement, .sound,
        .shown,
      ])
    #expect(
      text.lines.map(\.text).suffix(6) == [
        "next", "Nick, button", "Actions available", "Sent", "screen changed", "Reply",
      ])
    #expect(text.lines.last?.number == 16)
    #expect(text.passages.count == 11)
    #expect(text.passages[7].afterPause.map(\.text) == ["Actions available"])
    #expect(text.passages[3].offers.map(\.text) == ["actions: Reply"])
    #expect(
      text.inWords.contains("screen: trip\nNick, button\nafter a pause: Actions available\navailable actions: Reply\n"))
  }

  @Test(
    "Words that look like a mark are heard, and read back as heard",
    arguments: [
      "* cut after 'Send'", "* silence", "> next", "~ later", "! Sent", "+ actions: Reply", "= Reply", "flow: Read",
      "screen: trip",
    ])
  func readsMarksInWords(_ words: String) throws {
    let scenario = try readScenario(ScenarioSource("scenario: A\nviews: [text: \"\(words)\"]\n"))
    let transcript = Transcript(of: scenario)
    #expect(transcript.text().hasSuffix("\n> open main\n \(words)\n"))
    let line = try #require(TranscriptText(transcript.text()).lines.last)
    #expect(line.kind == .heard)
    #expect(line.text == words)
    #expect(line.written == " " + words)
    #expect(line.inWords == words)
    #expect(SpeechDifference(from: transcript.text(), to: transcript.text()).isEmpty)
  }

  @Test("Spaces before words are theirs, and one of them keeps a mark from being one")
  func readsSpaces() {
    let lines = TranscriptText(below: " A\n  > next\n> next\n").lines
    #expect(lines.map(\.text) == [" A", " > next", "next"])
    #expect(lines.map(\.kind) == [.heard, .heard, .step])
    #expect(lines.map(\.written) == [" A", "  > next", "> next"])
  }

  @Test("Other files are not taken for transcripts", arguments: ["", "Dear reader", "scenario: Trip\nNick"])
  func knowsOthers(_ text: String) {
    #expect(!TranscriptText(text).isTranscript)
  }
}
