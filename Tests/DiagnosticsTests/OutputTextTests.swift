import Diagnostics
import Testing

@Suite("Text for the places where output goes")
struct OutputTextTests {
  // In UTF-8 “, ” and … begin with the byte of the marks that turn the direction of text, and ¶ with that of controls.
  @Test("Of JSON only what would change a terminal is written as escapes")
  func json() {
    let json = Array("\"“Nick’s…” ¶ \u{202E}a\u{2069}\u{9B}b\u{7F}\u{FEFF} \u{1F600}\u{2028}\"".utf8)
    let written = String(decoding: OutputText.json(json, inLog: false), as: UTF8.self)
    #expect(written == #""“Nick’s…” ¶ \u202Ea\u2069\u009Bb\u007F\uFEFF "# + "\u{1F600}" + #"\u2028""#)
  }

  @Test("JSON without such marks stays as it is", arguments: ["{}", "[\"plain\"]", "\"Grüße, “日本”\"", ""])
  func plainJSON(_ json: String) {
    #expect(OutputText.json(Array(json.utf8), inLog: false) == Array(json.utf8))
  }

  @Test("In the log of a runner, JSON has no commands")
  func jsonInLog() {
    let written = OutputText.json(Array("\"##[error]x\u{202E}\"".utf8), inLog: true)
    #expect(String(decoding: written, as: UTF8.self) == ##""#\u0023[error]x\u202E""##)
  }
}
