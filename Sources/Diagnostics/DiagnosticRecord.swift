/// A diagnostic as data for programs; an outer layer writes it as JSON.
public struct DiagnosticRecord: Sendable, Hashable, Codable {
  /// A second place that explains the first.
  public struct Note: Sendable, Hashable, Codable {
    public var message: String
    public var line: Int?
    public var column: Int?
  }

  /// The name of the file, as the person gave it.
  public var file: String
  /// The line, counted from one; absent if the file as a whole is meant.
  public var line: Int?
  /// The column in Unicode scalars, counted from one.
  public var column: Int?
  /// How many scalars are meant.
  public var length: Int
  /// `error`, `warning` or `note`.
  public var severity: String
  /// The name of the kind of problem, such as `unknown-trait`.
  public var id: String
  /// What is wrong.
  public var message: String
  /// What else there is to know.
  public var notes: [Note]
  /// What the author can do about it.
  public var hints: [String]

  public init(_ diagnostic: Diagnostic, in file: SourceFile) {
    self.file = file.name
    line = diagnostic.place?.line
    column = diagnostic.place?.column
    length = diagnostic.length
    severity = diagnostic.severity.rawValue
    id = diagnostic.id
    message = diagnostic.message
    notes = diagnostic.notes.map { Note(message: $0.text, line: $0.place?.line, column: $0.place?.column) }
    hints = diagnostic.hints
  }
}
