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
        .header, .header, .blank, .flow, .task, .step, .heard, .afterPause, .announcement, .sound,
        .shown,
      ])
    #expect(
      text.lines.map(\.text).suffix(6) == [
        "next", "Nick, button", "Actions available", "Sent", "screen changed", "Reply",
      ])
    #expect(text.lines.last?.number == 11)
    #expect(text.passages.count == 9)
    #expect(text.passages[5].afterPause.map(\.text) == ["Actions available"])
  }

  @Test("Other files are not taken for transcripts", arguments: ["", "Dear reader", "scenario: Trip\nNick"])
  func knowsOthers(_ text: String) {
    #expect(!TranscriptText(text).isTranscript)
  }
}
