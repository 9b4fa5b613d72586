/// Something that is wrong with an input, or worth a look, with its place.
public struct Diagnostic: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: String, Sendable, CaseIterable, Codable {
    /// The input cannot be used as it is.
    case error
    /// The input is used, though something else is probably meant.
    case warning
    /// The input is used, and a habit of it costs people time.
    case note
  }

  /// A second place that explains the first.
  package struct Note: Sendable, Hashable, Codable {
    /// What there is to say, in lower case and without a full stop.
    package var text: String
    /// Where it is; `nil` for what is nowhere in the file.
    package var place: SourcePlace?

    package init(_ text: String, at place: SourcePlace? = nil) {
      self.text = text
      self.place = place
    }
  }

  package var severity: Severity
  /// The name of the kind of problem, such as `unknown-trait`.
  package var id: String
  /// What is wrong, in the author's words: lower case, no full stop.
  package var message: String
  /// Where it is; `nil` if it concerns the file as a whole.
  package var place: SourcePlace?
  /// How many scalars the caret underlines.
  package var length: Int
  /// What else there is to know, such as where the first of two equal keys stands.
  package var notes: [Note] = []
  /// What the author can do about it.
  package var hints: [String] = []

  package init(
    _ id: String,
    _ message: String,
    at place: SourcePlace?,
    length: Int = 1,
    severity: Severity = .error,
    notes: [Note] = [],
    hints: [String] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.place = place
    self.length = length
    self.notes = notes
    self.hints = hints
  }
}

extension Diagnostic.Severity: Comparable {
  /// The graver one comes first.
  public static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
