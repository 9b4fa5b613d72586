/// Writes diagnostics for people: what is wrong, the line with a mark below it, notes and hints.
///
/// The first line of each has the form `file:line:column: severity: message`, which editors and CI services understand.
public struct DiagnosticRenderer: Sendable {
  private let file: SourceFile
  private let name: String

  public init(_ file: SourceFile) {
    self.file = file
    name = file.name.escapingControls
  }

  /// All diagnostics of the file, and how many there are.
  public func text(_ list: DiagnosticList) -> String {
    var lines = list.shown.flatMap(lines)
    lines += list.omissions.map { "\(name): and \($0.count) more [\($0.id)]" }
    if let count = countLine(list) { lines.append(count) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// One diagnostic.
  public func text(_ diagnostic: Diagnostic) -> String {
    lines(diagnostic).map { $0 + "\n" }.joined()
  }

  private func lines(_ diagnostic: Diagnostic) -> [String] {
    let message = diagnostic.message.escapingControls
    var lines = ["\(position(diagnostic.place)): \(diagnostic.severity): \(message) [\(diagnostic.id)]"]
    var gutter = ""
    if let place = diagnostic.place, let line = file.line(place.line) {
      gutter = String(repeating: " ", count: "\(place.line)".count)
      let excerpt = SourceExcerpt(of: line, from: place.column, length: diagnostic.length)
      lines.append("\(place.line) | \(excerpt.text)".trimmingEnd)
      lines.append("\(gutter) | \(excerpt.mark)")
    }
    for note in diagnostic.notes {
      let place = note.place.map { ": \(position($0))" } ?? ""
      lines.append("\(gutter) = note: \(note.text.escapingControls)\(place)")
    }
    lines += diagnostic.hints.map { "\(gutter) = hint: \($0.escapingControls)" }
    return lines
  }

  private func position(_ place: SourcePlace?) -> String {
    place.map { "\(name):\($0.line):\($0.column)" } ?? name
  }

  private func countLine(_ list: DiagnosticList) -> String? {
    let counts = [(list.errorCount, "error"), (list.warningCount, "warning")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return counts.isEmpty ? nil : "\(counts.joined(separator: " and ")) in \(name)"
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
