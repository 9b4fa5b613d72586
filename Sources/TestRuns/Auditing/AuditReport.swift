package import Audits
package import Diagnostics
package import ScenarioFiles

/// What an audit of several files has found.
package struct AuditReport: Sendable {
  /// A finding with the file that it is in.
  package struct Entry: Sendable {
    /// The path as the person gave it.
    package var file: String
    /// The names of the file and of those that it includes.
    package var names: FileNames
    package var finding: Finding
    /// By which the finding is known again, though lines have moved.
    package var fingerprint: String
    /// Whether the baseline has it; `nil` where there is no baseline.
    package var isKnown: Bool?
    /// Why it is accepted; `nil` if nobody has accepted it.
    package var acceptance: String?
    /// The change of the file that mends it for certain.
    package var fix: SourceFix?
  }

  /// The rules that were asked.
  package let rules: [Audit.Rule]
  /// What is told.
  package internal(set) var entries: [Entry] = []
  /// What is accepted where it stands, which fails nothing.
  package private(set) var accepted: [Entry] = []
  /// The files in their order, also those in which nothing was found; several previews can stand in one.
  package private(set) var files: [String] = []
  private var knownFiles: Set<String> = []
  /// How many files have errors, so that nothing was looked for in them.
  private var wrongFiles = 0
  /// What the tasks take, with their files.
  private var costs: [(file: String, cost: TaskCost)] = []
  private var fingerprints = FingerprintTable()

  package init(by rules: [Audit.Rule]) { self.rules = rules }

  /// Adds what was found in a file.
  ///
  /// - Parameters:
  ///   - findings: What is told.
  ///   - accepted: What is accepted where it stands, with the reasons.
  ///   - names: The path as the person gave it, with those of files that it includes.
  ///   - read: Reads the text of the file, for changes that mend it; yields `nil` where none is known.
  package mutating func add(
    _ findings: [Finding], accepted: [(finding: Finding, reason: String)] = [], in names: FileNames,
    editor read: @autoclosure () -> SourceEditor? = nil
  ) {
    if knownFiles.insert(names.name).inserted { files.append(names.name) }
    let hasChanges = (findings + accepted.map(\.finding)).contains { $0.certainEdit != nil }
    let editor = hasChanges ? read() : nil
    entries += findings.map { entry($0, in: names, editor) }
    self.accepted += accepted.map { finding, reason in
      var entry = entry(finding, in: names, editor)
      entry.acceptance = reason
      return entry
    }
  }

  /// Takes in that a file has errors.
  package mutating func noteWrongFile() { wrongFiles += 1 }

  /// Takes in what the tasks of a file take.
  package mutating func note(_ costs: [TaskCost], in file: String) {
    self.costs += costs.map { (file, $0) }
  }

  /// A line for each task: what it takes a person.
  package var costTable: String {
    costs.map { file, cost in
      let name = cost.task.map { "\(cost.flow), \($0)" } ?? cost.flow
      return "\(file): \(name): \(cost.gestures.counted("gesture")), "
        + "\(cost.words.counted("word")), about \(Int(cost.seconds.rounded()).counted("second"))\n"
    }.joined()
  }

  private mutating func entry(_ finding: Finding, in names: FileNames, _ editor: SourceEditor?) -> Entry {
    var entry = Entry(
      file: names.name, names: names, finding: finding,
      fingerprint: fingerprints.distinct(for: finding, in: names.name))
    if let edit = finding.certainEdit, let place = finding.place, place.file == 0 {
      entry.fix = editor?.fix(edit, at: place)
    }
    return entry
  }
}

extension AuditReport {
  /// The findings that the baseline does not have.
  package var news: [Entry] { entries.filter { $0.isKnown != true } }

  /// Whether something new is as bad as that, or worse.
  package func has(_ severity: Diagnostic.Severity) -> Bool { news.contains { $0.finding.severity <= severity } }

  /// How much was found, in one line.
  package var summary: String {
    let unread = "\(wrongFiles.counted("file")) cannot be read"
    guard !files.isEmpty || wrongFiles == 0 else { return "nothing was looked for: \(unread)" }
    let place = files.count.counted("file")
    let known = entries.count - news.count
    let old =
      (known == 0 ? "" : ", and \(known) of the baseline") + (accepted.isEmpty ? "" : ", \(accepted.count) accepted")
      + (wrongFiles == 0 ? "" : "; \(unread)")
    return news.isEmpty
      ? "nothing \(known == 0 ? "" : "new ")found in \(place)\(old)" : "\(counts(of: news)) in \(place)\(old)"
  }

  private func counts(of entries: [Entry]) -> String {
    let counts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
      let count = entries.count { $0.finding.severity == severity }
      return count == 0 ? nil : count.counted(severity.rawValue)
    }
    guard let last = counts.last, counts.count > 1 else { return counts.first ?? "" }
    return counts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Finding {
  /// The change that mends it for certain.
  fileprivate var certainEdit: Edit? { confidence == .certain ? edit : nil }
}
