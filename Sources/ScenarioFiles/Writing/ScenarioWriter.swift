package import Interface

/// Writes scenarios as a person would: minimal, in the order of the reference, small values on one line.
///
/// What is written reads back as the same scenario, but for its places. In YAML a view's `comment` stands before it.
package enum ScenarioWriter {
  /// The text of a scenario in a format.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - format: The format.
  ///   - comment: What the file says to people at its top; JSON has no comments.
  /// - Returns: The text.
  /// - Throws: ``WritingError`` with all that the scenario language has no way to say.
  package static func text(
    of scenario: Scenario, in format: ScenarioSource.Format = .yaml, comment: String? = nil
  ) throws(WritingError) -> String {
    guard let node = ValueSchema<Scenario>.scenario.write(scenario) else { throw WritingError(what: ["scenario"]) }
    guard node.omissions.isEmpty else { throw WritingError(what: node.omissions) }
    let entries = node.entries ?? []
    switch format {
    case .yaml:
      var writer = BlockWriter()
      writer.write(comment)
      writer.write(entries)
      return writer.text
    case .json:
      var writer = BracedWriter(.json)
      writer.write(entries, indent: 2)
      return "{\n\(writer.text)}\n"
    }
  }

  /// The lines of an entry of a map, without indentation of their own.
  package static func lines(of entry: WrittenNode.Entry, in notation: Notation) -> [String] {
    let text: String
    switch notation {
    case .plain:
      var writer = BlockWriter()
      writer.write([entry])
      text = writer.text
    case .braced, .json:
      var writer = BracedWriter(notation)
      writer.write([entry])
      text = writer.text
    }
    return text.split(separator: "\n").map(String.init)
  }
}

/// What a scenario holds that the scenario language has no way to say, such as padding twice around one view.
package struct WritingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The keys, or what they are about.
  package var what: [String]

  package var description: String { "the scenario cannot be written: \(what.joined(separator: ", "))" }
}
