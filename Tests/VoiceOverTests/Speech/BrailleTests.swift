import Interface
import ScenarioFiles
import Testing
import Transcripts

/// What a braille display shows, before it is contracted.
///
/// Source of the short forms: Apple's strings BrailleSubstitutions, iOS 15 (BUTTON_SHORT “btn”, HEADING_SHORT “hd”,
/// DIMMED_SHORT “dmd”, LINK_SHORT “lnk”, IMAGE_SHORT “img”, TEXT_SHORT “txt”, SECURE_SHORT “sec”, SEARCH_SHORT “sch”,
/// SELECTED_SHORT “seld”, TAB_SHORT “tb”, EXPANDED_SHORT “epde”, CHECKED_SHORT “(x)”).
@Suite("Braille")
struct BrailleTests {
  @Test(
    "Short forms of role words and states, and the author's words as they are",
    arguments: [
      ("{ button: Send }", "Send btn"),
      ("{ button: Button up, disabled: true }", "Button up dmd btn"),
      ("{ text: Inbox, traits: [header] }", "Inbox hd"),
      ("{ element: , label: Terms, traits: [link] }", "Terms lnk"),
      ("{ image: boat, label: A boat }", "A boat img"),
      ("{ textField: Name }", "Name txt field"),
      ("{ secureField: PIN }", "PIN sec txt field"),
      ("{ button: Heart, traits: [selected] }", "seld Heart btn"),
      ("{ toggle: Wi-Fi, isOn: true }", "Wi-Fi switch btn on"),
    ])
  func shows(_ view: String, _ line: String) throws {
    let text = "scenario: S\nsettings: { hints: off }\nviews: [\(view)]\n"
    let transcript = Transcript(of: try readScenario(ScenarioSource(text)))
    let lines = transcript.text(in: .braille).split(separator: "\n")
    #expect(lines.contains { $0 == line }, "\(lines)")
  }

  // The strings are short forms of roles and states, and a hint is a sentence.
  @Test("A hint is written out")
  func hint() throws {
    let text = "scenario: S\nviews: [{ textField: Name }]\n"
    let transcript = Transcript(of: try readScenario(ScenarioSource(text)))
    #expect(transcript.text(in: .braille).contains("\nName txt field\n~ Double tap to edit\n"))
  }

  @Test("The Mac's check boxes have marks")
  func marks() throws {
    let text = "scenario: S\nplatform: macOS 26\nsettings: { hints: off }\nviews: [{ toggle: AI, isOn: true }]\n"
    let transcript = Transcript(of: try readScenario(ScenarioSource(text)))
    #expect(transcript.text(in: .braille).contains("\nAI (x) checkbox\n"))
  }
}
