package import Diagnostics

/// Changes views in the text of a scenario where it stands: comments and layout stay as they are.
///
/// What cannot be changed for certain, such as words over several lines, is left as it is.
package struct SourceEditor: Sendable {
  private let source: ScenarioSource
  private let bytes: [UInt8]
  private let views: [SourcePlace: [DocumentNode.Entry]]
  /// What stands in the place of what, in UTF-8 bytes of the text.
  private var replacements: [Replacement] = []

  private struct Replacement: Sendable {
    var range: Range<Int>
    var text: String
  }

  /// Reads the text; `nil` if it is wrong.
  package init?(_ source: ScenarioSource) {
    let (node, problems) =
      switch source.format {
      case .yaml: YAMLDocument.read(source.file)
      case .json: JSONDocument.read(source.file)
      }
    guard let node, problems.isEmpty else { return nil }
    self.source = source
    bytes = Array(source.file.text.utf8)
    views = node.maps
  }

  /// Changes the view at a place.
  ///
  /// - Returns: Whether it can be changed.
  package mutating func apply(_ edit: Finding.Edit, at place: SourcePlace) -> Bool {
    guard let entries = views[place], let replacement = replacement(for: edit, among: entries),
      !replacements.contains(where: { $0.range.overlaps(replacement.range) || $0.range == replacement.range })
    else { return false }
    replacements.append(replacement)
    return true
  }

  /// The change of the text that an edit asks for at a place, without making it; `nil` if it cannot be made.
  package func fix(_ edit: Finding.Edit, at place: SourcePlace) -> SourceFix? {
    guard let entries = views[place], let replacement = replacement(for: edit, among: entries) else { return nil }
    return SourceFix(
      start: self.place(of: replacement.range.lowerBound), end: self.place(of: replacement.range.upperBound),
      text: replacement.text)
  }

  /// The text with all changes.
  package var text: String {
    var bytes = bytes
    for replacement in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(replacement.range, with: replacement.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func replacement(for edit: Finding.Edit, among entries: [DocumentNode.Entry]) -> Replacement? {
    switch edit {
    case .replace(let old, let new): replacing(old, with: new, among: entries)
    case .drop(let key): dropping(key, among: entries)
    case .addTrait(let trait): adding(trait, to: entries)
    }
  }

  /// Other words where the view has these, and nowhere else.
  private func replacing(_ old: String, with new: String, among entries: [DocumentNode.Entry]) -> Replacement? {
    let matches = entries.compactMap(\.value.scalar).filter { $0.text == old && !$0.text.contains("${") }
    guard matches.count == 1, let range = range(of: matches[0]) else { return nil }
    let written: String? =
      switch matches[0].style {
      case .plain: source.format == .yaml && new.isPlainYAML ? new : nil
      case .singleQuoted: new.contains("'") ? nil : "'\(new)'"
      case .doubleQuoted: new.contains(where: { $0 == "\"" || $0 == "\\" }) ? nil : "\"\(new)\""
      case .block: nil
      }
    return written.map { Replacement(range: range, text: $0) }
  }

  /// The view without a key: without its line, or without what stands between its commas.
  private func dropping(_ key: String, among entries: [DocumentNode.Entry]) -> Replacement? {
    guard let index = entries.firstIndex(where: { $0.key.text == key }), index > 0,
      let value = entries[index].value.scalar, let range = range(of: value),
      let start = offset(of: entries[index].key.place)
    else { return nil }
    let before = bytes[..<start].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let quoted = bytes[start] == UInt8(ascii: "\"")
    guard let before else { return nil }
    if bytes[before] == UInt8(ascii: ",") { return Replacement(range: before..<range.upperBound, text: "") }
    guard bytes[before] == UInt8(ascii: "\n"), !quoted else { return nil }
    let end = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
    // A comment after it would be lost.
    guard bytes[range.upperBound..<end].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) else {
      return nil
    }
    return Replacement(range: (before + 1)..<end, text: "")
  }

  /// The view with one more trait.
  private func adding(_ trait: String, to entries: [DocumentNode.Entry]) -> Replacement? {
    let quote = source.format == .json ? "\"" : ""
    if let traits = entries.first(where: { $0.key.text == "traits" }) {
      guard let only = traits.value.scalar, only.style == .plain, source.format == .yaml, let range = range(of: only)
      else {
        return nil
      }
      return Replacement(range: range, text: "[\(only.text), \(trait)]")
    }
    guard let first = entries.first, let scalar = first.value.scalar, !scalar.isNull, let range = range(of: scalar),
      let start = offset(of: first.key.place)
    else { return nil }
    let isInBraces = bytes[..<start].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") } == UInt8(ascii: "{")
    if isInBraces {
      return Replacement(
        range: range.upperBound..<range.upperBound, text: ", \(quote)traits\(quote): [\(quote)\(trait)\(quote)]")
    }
    guard source.format == .yaml else { return nil }
    let end = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let indent = String(repeating: " ", count: first.key.place.column - 1)
    return Replacement(range: end..<end, text: "\n\(indent)traits: [\(trait)]")
  }

  /// Where words stand in one line; `nil` if they go over several, or are written otherwise than they are read.
  private func range(of scalar: Scalar) -> Range<Int>? {
    guard scalar.style != .block, let start = offset(of: scalar.place) else { return nil }
    let quote: UInt8? =
      switch scalar.style {
      case .singleQuoted: UInt8(ascii: "'")
      case .doubleQuoted: UInt8(ascii: "\"")
      case .plain, .block: nil
      }
    let words = Array(scalar.text.utf8)
    let written = quote.map { [$0] + words + [$0] } ?? words
    guard start + written.count <= bytes.count, Array(bytes[start..<(start + written.count)]) == written else {
      return nil
    }
    return start..<(start + written.count)
  }

  /// The place of an offset into the bytes of the text.
  private func place(of offset: Int) -> SourcePlace {
    let before = bytes[..<offset]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return SourcePlace(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.count + 1)
  }

  /// The place as an offset into the bytes of the text.
  private func offset(of place: SourcePlace) -> Int? {
    guard let line = source.file.line(place.line) else { return nil }
    let scalars = line.unicodeScalars
    guard let index = scalars.index(scalars.startIndex, offsetBy: place.column - 1, limitedBy: scalars.endIndex) else {
      return nil
    }
    let text = source.file.text
    return text.utf8.distance(from: text.utf8.startIndex, to: index)
  }
}

extension DocumentNode {
  /// All maps by the places of their keys, so that a view is found by the key that names its kind.
  fileprivate var maps: [SourcePlace: [Entry]] {
    var maps: [SourcePlace: [Entry]] = [:]
    collect(into: &maps)
    return maps
  }

  private func collect(into maps: inout [SourcePlace: [Entry]]) {
    switch self {
    case .scalar: break
    case .sequence(let nodes, _): for node in nodes { node.collect(into: &maps) }
    case .mapping(let entries, let place):
      maps[place] = entries
      for entry in entries {
        if maps[entry.key.place] == nil { maps[entry.key.place] = entries }
        entry.value.collect(into: &maps)
      }
    }
  }
}

extension String {
  /// Whether YAML reads the text as it is written, without quotes, wherever it stands.
  fileprivate var isPlainYAML: Bool {
    guard let first, first.isLetter, let last, last.isLetter || last.isNumber || last == "…" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || " …'’-".contains($0) }
      && !["true", "false", "null", "yes", "no"].contains(lowercased())
  }
}
