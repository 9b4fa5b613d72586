import Diagnostics
import ScenarioFiles
import TestRuns

extension OpenDocument {
  /// The changes that mend what is told in a range; each has been tried.
  func codeActions(in range: TextRange) -> [CodeAction] {
    analysis.remarks.flatMap { remark -> [CodeAction] in
      let published = published(remark.diagnostic)
      guard published.range.touches(range) else { return [] }
      let fixes = remark.fix.map { [(remark.diagnostic.fixTitle, edit(for: $0))] }
      return (fixes ?? replacements(for: remark.diagnostic)).filter { mends(remark.diagnostic, $0.1, before: analysis) }
        .map { title, edit in
          CodeAction(title: title, diagnostics: [published], edit: .init(changes: [uri: [edit]]))
        }
    }
  }

  private func edit(for fix: SourceFix) -> TextEdit {
    TextEdit(range: file.range(from: fix.start, to: fix.end), newText: fix.text)
  }

  /// The names that a hint offers in place of the word that is wrong.
  private func replacements(for diagnostic: Diagnostic) -> [(String, TextEdit)] {
    guard let place = diagnostic.place, place.file == 0, let line = file.line(place.line) else { return [] }
    let written = line.unicodeScalars.dropFirst(place.column - 1).prefix(diagnostic.length)
    let quotes = written.first.map { "'\"".unicodeScalars.contains($0) } == true ? 1 : 0
    let range = file.range(from: place.advanced(by: quotes), length: diagnostic.length - 2 * quotes)
    return diagnostic.hints.flatMap(OfferedNames.names).map { name in
      ("Change to '\(name)'", TextEdit(range: range, newText: name))
    }
  }

  /// Whether a change takes a mistake away and brings no other.
  private func mends(_ diagnostic: Diagnostic, _ edit: TextEdit, before analysis: Analysis) -> Bool {
    let text = file.text(replacing: edit.range, with: edit.newText)
    let after = Analysis(of: SourceFile(name: path, text: text), decisions)
    let same = { (remark: Analysis.Remark) in
      remark.diagnostic.id == diagnostic.id && remark.diagnostic.message == diagnostic.message
    }
    let isFewer = after.remarks.count(where: same) < analysis.remarks.count(where: same)
    return isFewer && (after.scenario != nil || analysis.scenario == nil)
  }
}

extension Diagnostic {
  /// What a person is asked to mend.
  fileprivate var fixTitle: String {
    hints.first.map(\.withCapital) ?? "Mend: \(message)"
  }
}
