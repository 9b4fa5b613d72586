import Diagnostics
import Foundation
import Interface
import OrderedCollections
import Testing
import Transcripts
import Utterances
import VoiceOver

@Suite("Transcripts in JSON")
struct TranscriptDocumentTests {
  private struct Document: Decodable {
    var transcripts: [Item]

    struct Item: Decodable {
      var events: [Event]
      var findings: [Finding]?
    }

    struct Event: Decodable {
      var kind: String
      var text: String
      var isHeard: Bool?
      var loss: String?
      var element: Element?
    }

    struct Element: Decodable {
      var frame: Frame?
    }

    struct Frame: Decodable {
      var isGiven: Bool
    }
  }

  private func document(_ views: View...) throws -> Document.Item {
    let transcript = Transcript(of: Scenario(name: "", screens: ["main": Screen(views: views)]))
    let json = try TranscriptDocument([.init(file: "test.yaml", transcript: transcript)], style: .spoken).json()
    return try #require(try JSONDecoder().decode(Document.self, from: json).transcripts.first)
  }

  private func text(_ words: String, line: Int) -> View {
    View(.text, .text(.constant(words)), origin: SourcePlace(line: line, column: 5))
  }

  @Test("What is written as it goes has the bytes that Foundation writes with sorted keys")
  func bytes() throws {
    let odd = text("Tab\t, \"quote\", back\\slash, sl/ash, bell \u{7}, escape \u{1B}, \u{1F600}", line: 3).with {
      $0.frame = Frame(x: 0.1, y: 1.0 / 3, width: 1e-7, height: 20)
      $0.language = "de"
      $0.customContent = [CustomContent(label: .constant("Age"), value: .constant("3"), isImportant: true)]
      $0.actions = [View(.button, .text("Reply"))]
    }
    var scenario = Scenario(name: "Odd", screens: ["main": Screen(views: [odd, text("plain", line: 4)])])
    scenario.flows["Flow"] = Flow(tasks: [Flow.Task(steps: [Step(.next(1)), Step(.next(1))])])
    let finding = Finding(
      rule: "order-fragile", severity: .warning, confidence: .likely, message: "'A' is read before 'B'",
      place: SourcePlace(line: 8, column: 5), margin: 2.3)
    let entry = TranscriptDocument.Entry(
      file: "test.yaml", transcript: Transcript(of: scenario), findings: [finding])
    let json = try TranscriptDocument([entry], style: .spoken).json()
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let again = try JSONSerialization.data(
      withJSONObject: JSONSerialization.jsonObject(with: json), options: options)
    #expect(String(decoding: json, as: UTF8.self) == String(decoding: again, as: UTF8.self) + "\n")
  }

  @Test("A long document is handed on in portions of whole lines")
  func portions() throws {
    let views = (1...200).map { text("Message \($0)", line: $0) }
    let transcript = Transcript(of: Scenario(name: "", screens: ["main": Screen(views: views)]))
    let document = TranscriptDocument([.init(file: "test.yaml", transcript: transcript)], style: .spoken)
    var portions: [[UInt8]] = []
    try document.write { portions.append($0) }
    #expect(portions.count > 1)
    #expect(portions.allSatisfy { $0.last == UInt8(ascii: "\n") && $0.count < 100_000 })
    #expect(Array(try document.json()) == Array(portions.joined()))
  }

  @Test("Each frame tells whether it was given or estimated")
  func frames() throws {
    let frame = Frame(x: 0, y: 0, width: 100, height: 20)
    let item = try document(text("given", line: 3).with { $0.frame = frame }, text("estimated", line: 4))
    #expect(item.events.compactMap(\.element?.frame?.isGiven) == [true, false])
    #expect(item.findings == nil)
  }

  @Test("What is odd is listed with its rule, its place, what is heard there, and the margin")
  func findings() throws {
    let finding = Finding(
      rule: "order-fragile", severity: .warning, confidence: .likely, message: "'A' is read before 'B'",
      place: SourcePlace(line: 8, column: 5), heard: "A", margin: 2.3,
      notes: [Diagnostic.Note("'B' stands here", at: SourcePlace(line: 7, column: 5))], hints: ["give both a 'frame'"])
    let transcript = Transcript(of: Scenario(name: "", screens: ["main": Screen(views: [])]))
    let entry = TranscriptDocument.Entry(file: "test.yaml", transcript: transcript, findings: [finding])
    let json = try TranscriptDocument([entry], style: .spoken).json()
    let item = try #require(try JSONDecoder().decode(Document.self, from: json).transcripts.first)
    #expect(item.findings == [finding])
    #expect(String(decoding: json, as: UTF8.self).contains("\"line\" : 8"))
  }

  // Posted at once after a double tap (caption panel, iOS 26.6.1); overtaken by a later one (WWDC23-10036).
  @Test("Announcements that are not heard are there, with the reason")
  func lostAnnouncements() throws {
    let camera = View(
      .button, .text("Camera")
    ).with { $0.action = Action([announce("Done", 0), announce("Opening", 0.5), announce("Active", 0.5)]) }
    var scenario = Scenario(name: "", screens: ["main": Screen(views: [camera])])
    scenario.flows["Open"] = Flow(tasks: [Flow.Task(steps: [Step(.activate)])])
    let json = try TranscriptDocument([.init(file: "test.yaml", transcript: Transcript(of: scenario))], style: .spoken)
      .json()
    let item = try #require(try JSONDecoder().decode(Document.self, from: json).transcripts.first)
    let announcements = item.events.filter { $0.kind == "announcement" }
    #expect(announcements.map(\.text) == ["Done", "Opening", "Active"])
    #expect(announcements.map(\.isHeard) == [false, false, true])
    #expect(announcements.map(\.loss) == ["after activation", "overtaken", nil])
    let explanation = Explanation(of: Screen(views: [camera]), named: "main", in: scenario, file: "test.yaml").text
    #expect(
      explanation.hasSuffix(
        """
        announcements that are not heard, or not to their end:
           'Done' in flow 'Open', after 'activate': posted at once after a double tap, whose own answer is heard (caption \
        panel, iOS 26.6.1)
           'Opening' in flow 'Open', after 'activate': another announcement comes before its first word (WWDC23-\
        10036)

        """))
  }

  @Test("An explanation that is read as a whole tells its file once, and the source of a word where it comes first")
  func citingOnce() throws {
    let buttons = ["Send", "Stop"].enumerated().map { index, title in
      View(.button, .text(title), origin: SourcePlace(line: 3 + index, column: 5))
    }
    let scenario = Scenario(name: "", screens: ["main": Screen(views: buttons)])
    let explanation = Explanation(of: Screen(views: buttons), named: "main", in: scenario, file: "test.yaml")
    let once = explanation.text(citing: .once)
    #expect(once.hasPrefix("screen: main\nfile: test.yaml, with lines and columns below\n"))
    #expect(once.contains("view: button at 3:5") && once.contains("view: button at 4:5"))
    #expect(once.ranges(of: "test.yaml").count == 1 && once.ranges(of: "(as at 1)").count == 1)
    // Besides, nothing is told otherwise.
    let sources = explanation.stops.flatMap(\.reasons).compactMap(\.source)
    let again = once.replacing("file: test.yaml, with lines and columns below\n", with: "")
      .replacing("button at ", with: "button at test.yaml:").replacing("as at 1", with: try #require(sources.last))
    #expect(again == explanation.text)
  }

  // HIG, “Typography” (17 and 40 points), and UIKit's `accessibilityIgnoresInvertColors`.
  @Test("An explanation tells what is shown otherwise for what a person has set, and what is there because of it")
  func shown() throws {
    // Each has a place of its own, by which they are told apart.
    let poster = View(.image, .text("poster"), origin: SourcePlace(line: 3, column: 5)).with {
      $0.label = Label("Poster")
      $0.ignoresInvertColors = .constant(true)
    }
    let hint = text("Online", line: 5).with {
      $0.condition = .expression(.path(Path(root: "settings", steps: [.member("differentiateWithoutColor")])))
    }
    let screen = Screen(views: [poster, text("Nick", line: 4), hint])
    var scenario = Scenario(name: "", screens: ["main": screen])
    scenario.settings.change([
      .dynamicType: .text("accessibility3"), .smartInvert: .flag(true), .differentiateWithoutColor: .flag(true),
    ])
    let lines = Explanation(of: screen, named: "main", in: scenario, file: "test.yaml").text.split(separator: "\n")
      .filter { $0.contains("shown: ") }
    #expect(
      lines == [
        "   shown: keeps its colors", "   shown: body 17 → 40 pt; inverted",
        "   shown: body 17 → 40 pt; inverted; there because of differentiateWithoutColor on",
      ])
  }

  // The system's colors: Human Interface Guidelines, “Color”; the ratios: WCAG 2.2, by a calculator of its own.
  @Test("An explanation tells contrasts, as they are on a new device and as they are now")
  func contrasts() throws {
    let blue = text("Book", line: 3).with { $0.color = .constant("blue") }
    let own = text("Sold out", line: 4).with { $0.color = .constant("#777777") }
    let screen = Screen(views: [blue, own])
    var scenario = Scenario(name: "", screens: ["main": screen])
    scenario.settings.change([.increaseContrast: .flag(true), .appearance: .text("dark")])
    let lines = Explanation(of: screen, named: "main", in: scenario, file: "test.yaml").text.split(separator: "\n")
      .filter { $0.contains("shown: ") }
    #expect(
      lines == [
        "   shown: the variant of blue, #007aff on #ffffff 4:1 → #409cff on #000000 7.4:1",
        "   shown: #777777 as ever: a color of the app's own, #777777 on #ffffff 4.4:1 → #777777 on #000000 4.6:1",
      ])
  }

  // AVFoundation's `appliesMediaSelectionCriteriaAutomatically`; WWDC19-244.
  @Test("An explanation tells what a film does for captions, descriptions and playing by itself")
  func films() throws {
    let film = View(.video, .text("Trailer"), origin: SourcePlace(line: 3, column: 5)).with {
      $0.captions = ["en", "de"]
      $0.autoplays = .constant(true)
    }
    let screen = Screen(views: [film])
    var scenario = Scenario(name: "", screens: ["main": screen])
    scenario.settings.change([
      .closedCaptions: .flag(true), .audioDescriptions: .flag(true), .autoPlayVideo: .flag(false),
    ])
    let text = Explanation(of: screen, named: "main", in: scenario, file: "test.yaml").text
    #expect(
      text.contains(
        "shown: captions in en, de; no audio description to play; plays as ever: a film of the app's own\n"))
  }

  private func announce(_ text: String, _ delay: Double) -> Effect {
    var announcement = Announcement(.constant(text))
    announcement.delay = delay
    return .announce(announcement)
  }
}
