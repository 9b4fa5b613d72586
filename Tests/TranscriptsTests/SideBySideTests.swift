import Foundation
import Interface
import ScenarioFiles
import TestSupport
import Testing
import Transcripts

@Suite("Assistive technologies side by side")
struct SideBySideTests {
  private func page(_ views: String, by readers: [ReaderName]) throws -> String {
    let scenario = try readScenario(ScenarioSource("scenario: S\nviews: \(views)\n"))
    return SideBySide(of: scenario, by: readers).text
  }

  // Words of TalkBack's strings (google/talkback, strings_compositor.xml) in its default order: state, name, type,
  // place, hint text, “disabled”, and after a pause what can be done.
  @Test(
    "TalkBack says the state first, and what can be done with everything",
    arguments: [
      ("{ button: Send }", "Send, Button ~ Double-tap to activate"),
      ("{ button: Send, enabled: false }", "Send, Button, disabled"),
      ("{ button: '' }", "Button ~ Double-tap to activate"),
      ("{ toggle: Wi-Fi, isOn: true }", "on, Wi-Fi, Switch ~ Double-tap to toggle"),
      ("{ text: Inbox, traits: [header] }", "Inbox, Heading"),
      ("{ text: Inbox }", "Inbox"),
      ("{ image: sunset, label: Sunset }", "Sunset, Image"),
      ("{ element: , label: Home, traits: [selected, button] }", "selected, Home, Button ~ Double-tap to activate"),
      (
        "{ element: , label: Volume, value: 50%, traits: [adjustable] }",
        "50%, Volume, Slider ~ \"Swipe up\" or \"Swipe down\" to adjust"
      ),
      ("{ progressView: Download, value: 0.4 }", "40 percent, Download, Progress bar"),
      ("{ secureField: PIN }", "password, PIN, Edit box ~ Double-tap to edit text, Double-tap and hold to long press"),
      ("{ menu: Sort, views: [{ button: Name }] }", "Sort, Drop down list ~ Double-tap to change"),
      ("{ text: Mail, actions: { Delete: back } }", "Mail ~ Actions available, use Tap with 3 fingers to view"),
    ])
  func talkBack(view: String, line: String) throws {
    let text = try page("[\(view)]", by: [.talkBack])
    #expect(text.split(separator: "\n").last.map(String.init) == "1. \(line)")
  }

  @Test("Several technologies stand below each other, each line with its name")
  func several() throws {
    let text = try page(
      "[{ toggle: Wi-Fi, isOn: true, inputLabels: [Wireless] }, { text: On }]",
      by: [.voiceOver, .talkBack, .voiceControl])
    #expect(
      text == """
        scenario: S
        reader: voiceover, what is heard, '~' after a pause
        reader: talkback, approximate: the elements are those of iOS, in their order
        reader: voice-control, what 'Show names' shows; '-' for nothing

        screen: main
        1.
           voiceover: Wi-Fi, switch button, on ~ Double tap to toggle setting
           talkback: on, Wi-Fi, Switch ~ Double-tap to toggle
           voice-control: Wireless
        2.
           voiceover: On
           talkback: On
           voice-control: -

        """)
  }

  @Test("The keyboard comes to what acts, and tells its keys")
  func keyboard() throws {
    let text = try page(
      "[{ text: Hi }, { button: Send, keyboardShortcut: Command-D, action: back }, { button: Off, enabled: false }]",
      by: [.fullKeyboardAccess])
    #expect(text.hasSuffix("1. -\n2. Send (Command-D)\n3. -\n"))
  }

  @Test("In JSON each line has its reader")
  func json() throws {
    let scenario = try readScenario(ScenarioSource("scenario: S\nviews: [{ button: Send }]\n"))
    let data = try [SideBySide(of: scenario, by: [.talkBack])].json()
    let json = try #require(String(bytes: data, encoding: .utf8))
    #expect(json.contains(#""reader" : "talkback","#))
    #expect(json.contains(#""text" : "Send, Button ~ Double-tap to activate""#))
  }
}
