/// A diagnostic as data for programs; an outer layer writes it as JSON.
public struct DiagnosticRecord: Sendable, Hashable, Codable {
  /// A second place that explains the first.
  public struct Note: Sendable, Hashable, Codable {
    public var message: String
    public var line: Int?
    public var column: Int?
  }

  public var file: String
  public var line: Int?
  public var column: Int?
  public var length: Int
  public var severity: String
  public var id: String
  public var message: String
  public var notes: [Note]
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
