/// A diagnostic as data for programs; an outer layer writes it as JSON.
package struct DiagnosticRecord: Sendable, Hashable, Codable {
  /// A second place that explains the first.
  package struct Note: Sendable, Hashable, Codable {
    package var message: String
    /// The name of the file; absent if it is that of the diagnostic.
    package var file: String?
    package var line: Int?
    package var column: Int?
  }

  /// The name of the file, as the person gave it.
  package var file: String
  /// The line, counted from one; absent if the file as a whole is meant.
  package var line: Int?
  /// The column in Unicode scalars, counted from one.
  package var column: Int?
  /// How many scalars are meant.
  package var length: Int
  /// `error`, `warning` or `note`.
  package var severity: String
  /// The name of the kind of problem, such as `unknown-trait`.
  package var id: String
  /// What is wrong.
  package var message: String
  /// What else there is to know.
  package var notes: [Note]
  /// What the author can do about it.
  package var hints: [String]

  package init(_ diagnostic: Diagnostic, in file: SourceFile) {
    let name = file.names.file(of: diagnostic.place)
    self.file = name
    line = diagnostic.place?.line
    column = diagnostic.place?.column
    length = diagnostic.length
    severity = diagnostic.severity.rawValue
    id = diagnostic.id
    message = diagnostic.message
    notes = diagnostic.notes.map { note in
      let other = note.place.map { file.names.file(of: $0) }
      return Note(
        message: note.text, file: other == name ? nil : other, line: note.place?.line, column: note.place?.column)
    }
    hints = diagnostic.hints
  }
}
