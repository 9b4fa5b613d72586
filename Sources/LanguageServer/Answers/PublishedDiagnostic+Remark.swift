import Diagnostics

extension SourceFile {
  /// How many letters the word has that begins at a place, such as the key by which a view is found.
  fileprivate func wordLength(at place: SourcePlace) -> Int {
    guard let line = line(place.line) else { return 0 }
    return line.unicodeScalars.dropFirst(place.column - 1).prefix { $0.properties.isAlphabetic }.count
  }
}

extension PublishedDiagnostic {
  /// What is told, with notes and hints below it.
  init(_ diagnostic: Diagnostic, in file: SourceFile, uri: String) {
    let place = diagnostic.place?.inFile ?? .start
    let length = diagnostic.place?.inFile == nil ? 0 : max(diagnostic.length, file.wordLength(at: place))
    range = file.range(from: place, length: length)
    severity =
      switch diagnostic.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    code = diagnostic.id
    let placed = diagnostic.notes.filter { $0.place?.inFile != nil }
    let notes = diagnostic.notes.filter { $0.place?.inFile == nil }.map(\.text)
    message = ([diagnostic.message] + notes + diagnostic.hints.map { "hint: \($0)" }).joined(separator: "\n")
    relatedInformation =
      placed.isEmpty
      ? nil
      : placed.map { note in
        let range = file.range(from: note.place ?? .start, length: 1)
        return Related(location: Location(uri: uri, range: range), message: note.text)
      }
  }
}
