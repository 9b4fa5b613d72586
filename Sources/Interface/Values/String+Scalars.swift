extension String {
  /// The text with some scalars in place of others.
  ///
  /// Readers of files go by scalars: a quote after which a mark combines is another character, and still a quote to them.
  ///
  /// - Parameters:
  ///   - scalars: What is replaced, wherever it stands.
  ///   - others: What comes in its place.
  /// - Returns: The text.
  package func replacingScalars(_ scalars: String, with others: String) -> String {
    String(unicodeScalars.replacing(scalars.unicodeScalars, with: others.unicodeScalars))
  }

  /// Whether the scalars stand in the text, whatever combines with the last of them.
  package func hasScalars(_ scalars: String) -> Bool { unicodeScalars.contains(scalars.unicodeScalars) }
}
