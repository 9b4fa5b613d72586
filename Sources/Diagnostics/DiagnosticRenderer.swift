/// Writes diagnostics for people: what is wrong, the line with a mark below it, notes and hints.
///
/// For people who look, the first line of each has the form `file:line:column: severity: message`, which editors and CI
/// services understand. For people who listen, each line is one fact in words, and nothing is told by its column.
package struct DiagnosticRenderer: Sendable {
  private let file: SourceFile
  private let names: FileNames
  private let isAccessible: Bool

  package init(_ file: SourceFile, isAccessible: Bool = false) {
    self.file = file
    self.isAccessible = isAccessible
    names = file.names.escapingControls
  }

  /// All diagnostics of the file, and how many there are.
  package func text(_ list: DiagnosticList) -> String {
    var lines = list.shown.flatMap(lines)
    lines += list.omissions.map { "\(names.name): and \($0.count) more \(kind($0.id))" }
    if let count = countLine(list) { lines.append(count) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// One diagnostic.
  package func text(_ diagnostic: Diagnostic) -> String {
    lines(diagnostic).map { $0 + "\n" }.joined()
  }

  private func lines(_ diagnostic: Diagnostic) -> [String] {
    let message = diagnostic.message.escapingControls
    let headline = "\(position(diagnostic.place)): \(diagnostic.severity): \(message) \(kind(diagnostic.id))"
    let notes = diagnostic.notes.map { note in
      "note: \(note.text.escapingControls)" + (note.place.map { ": \(position($0))" } ?? "")
    }
    let remarks = notes + diagnostic.hints.map { "hint: \($0.escapingControls)" }
    guard let place = diagnostic.place, let line = file.file(of: place).line(place.line) else {
      return [headline] + remarks.map { isAccessible ? $0 : " = \($0)" }
    }
    let excerpt = SourceExcerpt(of: line, from: place.column, length: diagnostic.length)
    if isAccessible { return [headline, "the line reads: \(excerpt.text.trimmed)"] + remarks }
    let gutter = String(repeating: " ", count: "\(place.line)".count)
    return [headline, "\(place.line) | \(excerpt.text)".trimmingEnd, "\(gutter) | \(excerpt.mark)"]
      + remarks.map { "\(gutter) = \($0)" }
  }

  private func position(_ place: SourcePlace?) -> String {
    guard let place else { return names.name }
    return isAccessible
      ? "\(names.file(of: place)), line \(place.line), column \(place.column)" : names.position(place)
  }

  private func kind(_ id: String) -> String { isAccessible ? "(\(id))" : "[\(id)]" }

  private func countLine(_ list: DiagnosticList) -> String? {
    let counts = [(list.errorCount, "error"), (list.warningCount, "warning"), (list.noteCount, "note")].filter {
      $0.0 > 0
    }
    .map { $0.0.counted($0.1) }
    guard let last = counts.last else { return nil }
    let others = counts.dropLast().joined(separator: ", ")
    return "\(others.isEmpty ? last : "\(others) and \(last)") in \(files(of: list))"
  }

  /// The file that all diagnostics are in, or the one that leads to the others.
  private func files(of list: DiagnosticList) -> String {
    let found = Set(list.shown.map { names.file(of: $0.place) })
    if let only = found.first, found.count == 1 { return only }
    return "\(names.name) and other files"
  }
}

extension FileNames {
  /// The names as one line of a terminal takes them.
  fileprivate var escapingControls: FileNames {
    FileNames(name.escapingControls, including: included.map(\.escapingControls))
  }
}

extension String {
  fileprivate var trimmed: String { String(trimmingEnd.drop { $0 == " " }) }

  fileprivate var trimmingEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
