import Interface
import ScenarioFiles
import Testing
import Walks

@Suite("The table of steps")
struct StepTableTests {
  /// A step of each kind, as files and as people on a walk write it.
  static let examples: [(file: String, line: String)] = [
    ("next: 2", "next 2"), ("previous", "previous"), ("first", "first"), ("last", "last"),
    ("focus: Nick", "focus Nick"),
    ("touch: Nick", "touch Nick"), ("chooseItem: Nick", "choose item Nick"), ("enterGroup", "enter group"),
    ("leaveGroup", "leave group"), ("readAll", "read all"),
    ("readAll: top", "read all top"), ("scroll: left", "scroll left"), ("activate", "activate"),
    ("longPress", "long press"), ("perform: Flag", "perform Flag"), ("rotor: Headings", "rotor Headings"),
    ("up: 3", "up 3"), ("down", "down"), ("increment", "increment"), ("decrement: 2", "decrement 2"),
    ("escape", "escape"), ("magicTap", "magic tap"), ("type: a b", "type a b"), ("dictate: a b", "dictate a b"),
    ("delete: 2", "delete 2"),
    ("drag", "drag"), ("drag: Nick", "drag Nick"), ("drop", "drop"), ("drop: Here", "drop Here"),
    ("wait: 1.5", "wait 1.5"),
    ("settings: { hints: off, verbosity: minimal }", "settings hints=off, verbosity=minimal"),
    ("showNames", "show names"), ("say: Tap Nick", "say Tap Nick"), ("scan", "scan"),
    ("select", "select"), ("select: Nick", "select Nick"), ("menu: Flag", "menu Flag"), ("point: Nick", "point Nick"),
    ("press: Tab", "press Tab"),
    ("press: command-n", "press Command-N"),
  ]

  @Test("A step is the same in a file and on a walk, by the words of transcripts and by the name in files")
  func sameStep() throws {
    let steps = Self.examples.map { "{ \($0.file) }" }.map {
      $0.contains(":") ? $0 : String($0.dropFirst(2).dropLast(2))
    }
    let text = """
      scenario: S
      views: [{ text: Nick, actions: [{ button: Flag }] }]
      flows: { F: [\(steps.joined(separator: ", "))] }
      """
    let flow = try #require(try scenario(text).flow(named: "F"))
    let read = flow.tasks.flatMap(\.steps).map(\.command)
    #expect(read.count == Self.examples.count)
    for (command, example) in zip(read, Self.examples) {
      #expect(try WalkCommand.read(example.line) == .step(command), "\(example.line)")
      let words = command.kind.row.words
      let line = command.kind.rawValue + example.line.dropFirst(words.count)
      #expect(try WalkCommand.read(line) == .step(command), "\(line)")
    }
    #expect(Set(read.map(\.kind)) == Set(Step.Kind.allCases).subtracting([.hear]), "a kind has no example")
  }

  @Test("No two steps share a word or a key")
  func unique() {
    let rows = Step.Kind.allCases.map(\.row)
    #expect(Set(rows.map(\.words)).count == rows.count)
    let keys = rows.flatMap(\.keys).flatMap(\.names)
    #expect(Set(keys).count == keys.count)
  }
}
