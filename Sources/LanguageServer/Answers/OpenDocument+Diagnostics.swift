import Diagnostics
import ScenarioFiles

extension OpenDocument {
  /// What is told, with notes and hints below it; of a file that is included, at the key that includes it.
  func published(_ diagnostic: Diagnostic) -> PublishedDiagnostic {
    let place = diagnostic.place?.inFile
    let isElsewhere = (place?.file ?? 0) > 0
    let told = isElsewhere ? analysis.help.inclusion ?? .start : place ?? .start
    let length = place == nil ? 0 : max(isElsewhere ? 0 : diagnostic.length, file.wordLength(at: told))
    let names = analysis.files.names
    let prefix = isElsewhere ? place.map { names.position($0) + ": " } ?? "" : ""
    let notes = diagnostic.notes.filter { $0.place?.inFile == nil }.map(\.text)
    let related = diagnostic.notes.compactMap { note in
      note.place?.inFile.map { PublishedDiagnostic.Related(location: location(of: $0, length: 1), message: note.text) }
    }
    return PublishedDiagnostic(
      range: file.range(from: told, length: length), severity: diagnostic.severity.number, code: diagnostic.id,
      message: ([prefix + diagnostic.message] + notes + diagnostic.hints.map { "hint: \($0)" })
        .joined(separator: "\n"),
      relatedInformation: related.isEmpty ? nil : related)
  }
}

extension Diagnostic.Severity {
  /// The number of the protocol's.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

extension SourceFile {
  /// How many letters the word has that begins at a place, such as the key by which a view is found.
  fileprivate func wordLength(at place: SourcePlace) -> Int {
    guard let line = line(place.line) else { return 0 }
    return line.unicodeScalars.dropFirst(place.column - 1).prefix { $0.properties.isAlphabetic }.count
  }
}
