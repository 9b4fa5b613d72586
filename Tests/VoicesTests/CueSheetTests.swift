import Foundation
import Testing

@testable import Voices

@Suite("Cue sheets")
struct CueSheetTests {
  private let sheet: CueSheet = {
    var sheet = CueSheet()
    sheet.cues = [
      CueSheet.Cue(
        id: "a --> b\n1",
        content: .passage(
          text: "Tom & <Jerry>\n\nnow", language: "en-us",
          words: [
            TimedWord(text: "Tom", offset: 0, milliseconds: 250),
            TimedWord(text: "<Jerry>", offset: 6, milliseconds: 640),
            TimedWord(text: "now", offset: 15, milliseconds: 1205),
          ]),
        start: 250, end: 1500),
      CueSheet.Cue(id: "2", content: .sound(.boundary), start: 3_723_004, end: 3_723_004),
    ]
    sheet.duration = 3_723_004
    sheet.notes = ["2: a note"]
    return sheet
  }()

  // The form is that of https://www.w3.org/TR/webvtt1/: names without "-->", rising times inside a cue, no empty lines.
  @Test("WebVTT has a cue per passage and sound, with the moments of words inside")
  func webVTT() {
    #expect(
      sheet.webVTT == """
        WEBVTT

        a -> b 1
        00:00:00.250 --> 00:00:01.500
        <lang en-us>Tom &amp; <00:00:00.640>&lt;Jerry&gt; <00:00:01.205>now</lang>

        2
        01:02:03.004 --> 01:02:03.005
        [boundary]

        """)
  }

  @Test("JSON says the same and can be read back")
  func json() throws {
    let data = try sheet.json()
    #expect(try JSONDecoder().decode(CueSheet.self, from: data) == sheet)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""sound" : "boundary""#))
    #expect(text.contains(#""milliseconds" : 640,"#))
  }
}
