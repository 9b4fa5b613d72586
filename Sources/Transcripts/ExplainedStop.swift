package import Diagnostics

/// A stop of a screen with what is heard there, and why.
package struct ExplainedStop: Sendable, Hashable {
  /// Where its view stands, and then where the components are used that it is part of, from the inside to the outside.
  package var places: [SourcePlace]
  /// What it is called; `nil` if it has no name.
  package var name: String?
  /// What is heard at once.
  package var sentence: String
  /// What is heard after a pause.
  package var afterPause: [String]
  /// Why it comes here, and where each word comes from.
  package var reasons: [Reason]

  /// A line that tells why something is heard.
  package struct Reason: Sendable, Hashable {
    package var text: String
    /// Where it is known from; `nil` for what follows from the file alone.
    package var source: String?

    /// The line with its source in brackets.
    package var written: String {
      var line = ""
      write(citing: source, to: &line)
      return line
    }

    /// Adds the line with a source in brackets to a text.
    func write(citing source: String?, to text: inout String) {
      text += self.text
      guard let source else { return }
      text += " ("
      text += source
      text += ")"
    }
  }
}
