package import Diagnostics
package import Foundation

/// The text of a scenario, with the format that it is written in.
package struct ScenarioSource: Sendable {
  /// The formats in which scenarios are written; both hold the same language.
  package enum Format: String, Sendable, CaseIterable {
    case yaml, json
  }

  package let file: SourceFile
  package let format: Format
  /// What has come of reading it, if that was done to find out what it is.
  private(set) var document: JSONDocument.Outcome?

  /// Takes the text of a file that has been read already.
  package init(file: SourceFile, format: Format) {
    self.file = file
    self.format = format
    document = nil
  }

  /// Takes the text of a file that has been read to find out what it is.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - document: What came of reading it as JSON; `nil` if it was not.
  /// - Throws: ``ScenarioError`` for what no scenario can hold.
  package init(_ file: SourceFile, read document: JSONDocument.Outcome?) throws(ScenarioError) {
    guard file.text.utf8.count <= Limits.fileSize else {
      throw ScenarioError(.fileTooLarge(Limits.fileSize), name: file.name)
    }
    self.file = file
    format = Format(name: file.name) ?? Format(text: file.text)
    self.document = format == .json ? document : nil
    let diagnostics = DecodedText.forbiddenCharacters(in: file, format: format)
    if !diagnostics.isEmpty { throw ScenarioError(file: file, diagnostics: diagnostics) }
  }

  /// Reads what stands in the text, so that it is not read again to use it.
  package mutating func readDocument() { document = outcome }

  /// What comes of reading the text.
  var outcome: JSONDocument.Outcome {
    if let document { return document }
    return switch format {
    case .yaml: YAMLDocument.read(file)
    case .json: JSONDocument.read(file)
    }
  }

  /// Takes text that stands in no file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: What diagnostics call it.
  ///   - format: How it is written.
  package init(_ text: String, name: String = "<text>", format: Format = .yaml) {
    self.init(file: SourceFile(name: name, text: text), format: format)
  }

  /// Reads a file; its name says which format it has, and if it does not, its first character.
  package init(path: String) throws(ScenarioError) {
    try self.init(bytes: try FileBytes.read(path), name: path)
  }

  /// Takes bytes, such as those of standard input.
  package init(data: Data, name: String = "<stdin>") throws(ScenarioError) {
    guard data.count <= Limits.fileSize else { throw ScenarioError(.fileTooLarge(Limits.fileSize), name: name) }
    try self.init(bytes: data, name: name)
  }

  private init(bytes: Data, name: String) throws(ScenarioError) {
    try self.init(SourceFile(name: name, text: try DecodedText.decode(bytes, name: name)), read: nil)
  }
}

extension ScenarioSource.Format {
  private static let extensions: [(suffix: String, format: Self)] = [
    (".json", .json), (".yaml", .yaml), (".yml", .yaml),
  ]

  /// The format that the name of a file promises, or `nil` if it promises none.
  package init?(name: String) {
    let name = name.lowercased()
    guard let row = Self.extensions.first(where: { name.hasSuffix($0.suffix) }) else { return nil }
    self = row.format
  }

  /// The format that a text seems to have: JSON begins with a bracket.
  package init(text: String) {
    let first = text.utf8.first { !" \t\r\n".utf8.contains($0) }
    self = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .yaml
  }
}
