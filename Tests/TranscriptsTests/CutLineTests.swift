import Testing

@testable import Transcripts

/// What is read back from a transcript about lines that something cuts; the notation is that of `Scenarios/notation/cuts.yaml`.
@Suite("Lines that are cut")
struct CutLineTests {
  private static let text = """
    scenario: Letters
    reader: VoiceOver, iOS 26, en-US

    flow: Send
    > activate
    Send the long letter, button
    ~ Sends it to both
    > wait 1
    * cut after 'Send the long letter'
    ! Sent to both
    > activate
    Upload
    ! Three pictures
    * cut before 'Three'
    ! Upload complete

    flow: Send again
    * cut after 'Upload'
    ! Sent

    """

  @Test("What is cut is heard up to there, and what is told after it not at all")
  func heardText() {
    let lines = TranscriptText(CutLineTests.text).lines
    let cut = lines.filter { $0.wordsHeard != nil }
    #expect(cut.map(\.number) == [6, 7, 13])
    #expect(cut.map(\.heardText) == ["Send the long letter,", "", ""])
    #expect(lines[11].heardText == "Upload")
  }

  @Test("What stays is told as before")
  func text() {
    let lines = TranscriptText(CutLineTests.text).lines
    #expect(lines.map { $0.written + "\n" }.joined() == CutLineTests.text)
  }

  @Test("Of what changed as much is shown as stands in the text, and as much said as is heard")
  func difference() {
    let new = CutLineTests.text.replacing("long letter", with: "letter")
    let entries = SpeechDifference(from: CutLineTests.text, to: new).entries
    let changed = entries.compactMap { entry in
      if case .changed(let old, let new) = entry, old.line.kind == .heard { (old.line, new.line) } else { nil }
    }
    #expect(changed.map(\.0.heardText) == ["Send the long letter,"])
    #expect(changed.map(\.1.heardText) == ["Send the letter,"])
    #expect(changed.map(\.1.text) == ["Send the letter, button"])
  }
}
