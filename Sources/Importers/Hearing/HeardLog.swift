package import Diagnostics
package import ScenarioFiles

/// What was heard of the real VoiceOver, one utterance a line, freed from what a log adds.
///
/// Takes plain text, the output of a UI test that prints what `XCUIVoiceOverService` speaks, and the lists of entries
/// that Appium's logs are.
package struct HeardLog: Sendable {
  /// What was heard, in its order.
  package let lines: [String]

  /// Reads a log.
  ///
  /// - Throws: ``ScenarioError`` if it is JSON that cannot be read, or if nothing was heard.
  package init(_ file: SourceFile) throws(ScenarioError) {
    let first = file.text.utf8.first { !" \t\r\n".utf8.contains($0) }
    if first == UInt8(ascii: "[") {
      let (node, diagnostics) = JSONDocument.read(file)
      guard let node, diagnostics.isEmpty else { throw ScenarioError(file: file, diagnostics: diagnostics) }
      lines = HeardLog.texts(in: node).compactMap(HeardLog.utterance)
    } else {
      lines = file.text.split(whereSeparator: \.isNewline).compactMap { HeardLog.utterance(String($0)) }
    }
    guard !lines.isEmpty else {
      throw ScenarioError(
        file: file, diagnostics: [Diagnostic("nothing-heard", "there is no utterance in the log", at: .start)])
    }
  }

  /// The texts of a list: its items, or what stands in them under one of the keys that logs use.
  private static func texts(in node: DocumentNode) -> [String] {
    guard case .sequence(let items, _) = node else { return [] }
    return items.compactMap { item in
      if let scalar = item.scalar { return scalar.text }
      let entries = item.entries ?? []
      let keys = ["utterance", "spoken", "speech", "message", "text"]
      return keys.lazy.compactMap { key in entries.first { $0.key.text == key }?.value.scalar?.text }.first
    }
  }

  /// The words of a line; `nil` for a comment and for a line without words.
  private static func utterance(_ line: String) -> String? {
    var rest = Substring(line.trimmingSpaces)
    guard !rest.hasPrefix("#") else { return nil }
    rest = rest.withoutTime
    for mark in ["XCUIVoiceOverService", "VoiceOver", "utterance", "heard", "spoken"] {
      guard let range = rest.firstRange(of: mark + ":"), rest[..<range.lowerBound].allSatisfy({ !$0.isLetter }) else {
        continue
      }
      rest = rest[range.upperBound...].drop { $0 == " " }
    }
    let pairs: [(Character, Character)] = [("\"", "\""), ("“", "”"), ("'", "'")]
    if rest.count > 1, let first = rest.first, let last = rest.last, pairs.contains(where: { $0 == (first, last) }) {
      rest = rest.dropFirst().dropLast()
    }
    return rest.contains { $0.isLetter || $0.isNumber } ? String(rest) : nil
  }
}

extension Substring {
  /// The text without the time before it: `t = 3.41s`, `[12:00:01]`, `2026-06-01 12:00:01.5`.
  fileprivate var withoutTime: Substring {
    var rest = self
    if rest.hasPrefix("t ="), let end = rest.firstIndex(of: "s") { rest = rest[index(after: end)...] }
    let stamp = rest.prefix { "[]0123456789-:.TZ+ ".contains($0) }
    let digits = stamp.count { $0.isNumber }
    // A time has colons; a number that is heard has none.
    if digits >= 4, stamp.count(where: { $0 == ":" }) >= 2 { rest = rest[stamp.endIndex...] }
    return rest.drop { $0 == " " }
  }
}
