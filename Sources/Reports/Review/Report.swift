/// What reviewers are told of a run: what is heard otherwise, how it looks, and what else there is to know.
///
/// `report.json` is this value; the page, the comment on a pull request, JUnit and SARIF are views of it, and can be made of
/// the file as well. Readers must pass over members that they do not know; the version changes only when something is taken
/// away or means something else.
package struct Report: Sendable, Hashable, Codable {
  /// The version of the form.
  package static let currentVersion = 1

  package var version = Report.currentVersion
  /// What the report was made with.
  package var generator: String
  /// The folder that paths start from, seen from the top of its repository; empty for the top, and without a repository.
  package var folder = ""
  /// How many cases came out how, in one line.
  package var summary: String
  /// What is to be known of the run as a whole, a sentence for each thing.
  package var notes: [String] = []
  /// How much the flows go through, in one line; empty where nothing was played.
  package var coverage = ""
  /// What was looked for: the rules that findings name, and others that were asked.
  package var rules: [Rule] = []
  package var cases: [Case] = []

  package init(generator: String, summary: String) {
    self.generator = generator
    self.summary = summary
  }
}

extension Report {
  /// How a case came out.
  package enum Verdict: String, Sendable, CaseIterable, Codable {
    case asExpected = "as expected"
    case recorded, missing, differs, failed, unusable
    case notWritten = "not written"

    /// Whether somebody has to look at it.
    package var needsLook: Bool {
      switch self {
      case .asExpected, .recorded: false
      case .missing, .differs, .failed, .unusable, .notWritten: true
      }
    }
  }

  /// How much is heard otherwise, by what became of it.
  package struct Changes: Sendable, Hashable, Codable {
    package var changed = 0
    package var added = 0
    package var removed = 0
    package var moved = 0

    package init() {}

    package var total: Int { changed + added + removed + moved }

    /// Counts an entry; one that moved counts once.
    mutating func add(_ change: Entry.Change) {
      switch change {
      case .same, .movedTo: break
      case .changed: changed += 1
      case .added: added += 1
      case .removed: removed += 1
      case .movedFrom: moved += 1
      }
    }

    static func + (first: Changes, second: Changes) -> Changes {
      var sum = first
      sum.changed += second.changed
      sum.added += second.added
      sum.removed += second.removed
      sum.moved += second.moved
      return sum
    }
  }

  /// All that is heard otherwise.
  package var changes: Changes { cases.reduce(Changes()) { $0 + $1.changes } }
}
