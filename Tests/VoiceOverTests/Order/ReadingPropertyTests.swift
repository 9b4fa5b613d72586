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

  @Test(
    "Whatever an element is and has, what it says stands in one order",
    arguments: [
      "text: A", "image: A", "button: A", "link: A", "navigationLink: A", "menu: A, views: [{ button: B }]",
      "toggle: A, isOn: true", "slider: A, value: 0.4", "textField: A", "secureField: A", "searchField: A",
      "textEditor: , label: A", "label: A", "labeledContent: A, views: [{ text: B }]", "progressView: A, value: 0.5",
      "gauge: A, value: 0.5", "element: A", "cell: [{ text: A }]",
      "hstack: [{ text: A }, { text: B }], children: combine",
      "disclosureGroup: A", "pageControl: 1, total: 4", "colorPicker: A",
    ])
  func orderOfParts(view: String) throws {
    let order: [Utterance.Kind] = [
      .selected, .label, .value, .customContent, .state, .role, .hint, .systemHint, .actionsAvailable,
      .moreContentAvailable,
    ]
    let properties = [
      "selected: true", "enabled: false", "hint: H", "actions: [C]", "traits: header",
      "customContent: [{ label: K, value: I, importance: high }, { label: L, value: M }]",
    ]
    let views = (0..<64).map { chosen in
      let own = properties.enumerated().filter { chosen >> $0.offset & 1 == 1 }.map(\.element)
      return "{ \(([view] + own).joined(separator: ", ")) }"
    }
    for utterance in try utterances(read("{ scenario: A, views: [\(views.joined(separator: ", "))] }", .yaml)) {
      // On and off, expanded and collapsed follow the role; that it is dimmed does not.
      let kinds = utterance.parts.map(\.kind)
      let places = kinds.enumerated().filter { index, kind in kind != .state || !kinds[..<index].contains(.role) }
        .compactMap { order.firstIndex(of: $0.element) }
      #expect(places == places.sorted(), "\(utterance.text())")
    }
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
