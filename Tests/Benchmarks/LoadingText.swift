import A11ySimulation
import Foundation

/// A scenario of a certain form in YAML, to be read and no more: its first line is wrong, so that nothing else is done.
///
/// Whole processes that read it are compared by instructions, which no other program on the machine disturbs:
/// `Benchmarks files FOLDER` writes the texts, and `valgrind --tool=callgrind a11ysim check FILE` counts.
enum LoadingText: String, CaseIterable {
  /// Texts.
  case texts
  /// Buttons with a label, a hint and an action.
  case buttons
  /// Rows of three texts.
  case rows
  /// Texts with three expressions, and a condition.
  case expressions

  /// The text with about so many views.
  func yaml(views count: Int) -> String {
    switch self {
    case .texts: text(count) { "  - text: Message \($0)\n" }
    case .buttons:
      text(count) { number in
        """
          - button: Open \(number)
            label: Open message \(number)
            hint: Opens the message
            action: { announce: Opened }

        """
      }
    case .rows:
      text(count / 4) { number in
        "  - hstack:\n      - text: Message \(number)\n      - text: Nick\n      - text: Yesterday\n"
      }
    case .expressions:
      text(count) { number in
        """
          - text: "Message \(number): ${rows[0].name} has ${rows[0].count + 1} of ${total}"
            if: rows[0].isNew and total > 3

        """
      }
    }
  }

  private func text(_ count: Int, _ view: (Int) -> String) -> String {
    """
    platfrom: iOS 26
    scenario: \(rawValue)
    state: { total: 10, rows: [{ name: Nick, count: 2, isNew: true }] }
    views:

    """ + (0..<count).map(view).joined()
  }
}

/// How long it takes to read a text in YAML, and find what is wrong with it.
struct LoadingBenchmark {
  private static let views = 10_000
  private let text: LoadingText
  private let duration: Duration

  init(_ text: LoadingText) {
    self.text = text
    let source = ScenarioSource(text.yaml(views: LoadingBenchmark.views), name: text.rawValue, format: .yaml)
    let start = processorTime()
    let scenario = try? readScenario(source)
    duration = processorTime() - start
    precondition(scenario == nil, "the mistake was not found")
  }

  /// The measurement on one line.
  var line: String {
    "loading \(LoadingBenchmark.views) views, \(text.rawValue): \(String(format: "%.1f ms", seconds(duration) * 1000))"
  }

  /// Writes all texts into a folder, for programs to read.
  static func write(to folder: String) throws {
    let folder = URL(filePath: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for text in LoadingText.allCases {
      try Data(text.yaml(views: views).utf8).write(to: folder.appending(path: "\(text.rawValue).yaml"))
    }
  }
}
