import Elements
import Interface
import Order
import ScenarioFiles
import Testing
import Utterances
import VoiceOver

@Suite("What holds on every screen")
struct ReadingPropertyTests {
  private func read(_ text: String, _ format: ScenarioSource.Format = .json) throws -> Scenario {
    try readScenario(ScenarioSource(text, format: format))
  }

  private func utterances(_ scenario: Scenario) throws -> [Utterance] {
    let (_, screen) = try #require(scenario.opening)
    return ScreenReading(of: screen, in: scenario).utterances()
  }

  private func lines(_ utterance: Utterance, _ style: Style = .spoken) -> [String] {
    [utterance.text(in: style)] + utterance.linesAfterPause(in: style)
  }

  @Test("A screen reads the same written in JSON, in YAML's flow and in its blocks", arguments: 1...40)
  func formats(seed: Int) throws {
    let screen = RandomScreen(seed: seed).scenario
    let json = try utterances(read(screen.json)).map { lines($0) }
    #expect(try utterances(read(screen.json, .yaml)).map { lines($0) } == json)
    #expect(try utterances(read(screen.yaml(), .yaml)).map { lines($0) } == json)
  }

  @Test("Every element that shows is a stop exactly once", arguments: 1...60)
  func everyElementOnce(seed: Int) throws {
    let screen = RandomScreen(seed: seed)
    let labels = try utterances(read(screen.scenario.json)).map { utterance in
      utterance.parts.first { $0.kind == .label }?.text ?? ""
    }
    #expect(labels.sorted() == screen.visible.sorted())
  }

  @Test("Swiping left takes a swipe right back", arguments: 1...20)
  func previousUndoesNext(seed: Int) throws {
    var session = Session(try read(RandomScreen(seed: seed).scenario.json))
    _ = session.open()
    _ = session.perform(Step(.first))
    for index in session.reading.order.stops.indices.dropLast() {
      _ = session.perform(Step(.next(1)))
      _ = session.perform(Step(.previous(1)))
      #expect(session.cursor == index)
      _ = session.perform(Step(.next(1)))
    }
  }

  @Test("With frames, views read the same in whatever order they are written", arguments: 1...20)
  func orderOfViews(seed: Int) throws {
    // Rows are further apart than any threshold, since the order of nearer ones depends on which are compared.
    var numbers = RepeatableNumbers(state: UInt64(seed))
    let elements = (0..<12).map { index in
      element(label: "\(index)").with {
        $0.frame = Frame(x: Double(index % 4) * 80, y: Double(index / 4) * 40, width: 60, height: 20)
      }
    }
    let expected = heard(elements)
    #expect(expected == (0..<12).map(String.init))
    #expect(heard(elements.shuffled(using: &numbers)) == expected)
    let halves = elements.shuffled(using: &numbers)
    #expect(
      heard(halves.prefix(6).map { View(.view, children: [$0]) } + [View(.view, children: Array(halves[6...]))])
        == expected)
  }

  @Test("The styles have the same words in the same order, but for what AccessibilitySnapshot leaves out")
  func styles() throws {
    for seed in 1...40 {
      for utterance in try utterances(read(RandomScreen(seed: seed).scenario.json)) {
        let spoken = words(of: lines(utterance))
        #expect(words(of: lines(utterance, .caption)) == spoken)
        #expect(words(of: lines(utterance, .service)) == spoken)
        // Its words are those of its own tables, which other languages have not, or not as VoiceOver says them.
        guard utterance.phrasebook == .english else { continue }
        // Ends of lists stand at another place in its notation, and the names of containers are left out.
        let written = utterance.parts.filter { $0.kind != .container }
        let words = Set(written.flatMap { self.words(of: [utterance.words(of: $0, in: .spoken)]) })
        #expect(Set(self.words(of: lines(utterance, .snapshot))) == words)
      }
    }
  }

  private func words(of lines: [String]) -> [String] {
    lines.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "%" }.map(String.init) }
  }
}
