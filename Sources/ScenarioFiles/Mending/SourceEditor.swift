package import Diagnostics

/// Changes views in the text of a scenario where it stands: comments and layout stay as they are.
///
/// What cannot be changed for certain, such as words over several lines, is left as it is.
package struct SourceEditor: Sendable {
  let source: ScenarioSource
  let bytes: [UInt8]
  let root: DocumentNode
  private let views: [SourcePlace: WrittenMap]
  /// What stands in the place of what, in UTF-8 bytes of the text.
  private var replacements: [Replacement] = []

  struct Replacement: Sendable {
    var range: Range<Int>
    var text: String
  }

  /// A map of the text, with its number among all of them.
  struct WrittenMap: Sendable {
    var entries: [DocumentNode.Entry]
    var number: Int
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
    root = node
    views = node.maps
  }

  /// Changes the view at a place.
  ///
  /// - Throws: Why it cannot be changed; the text is as before then.
  package mutating func apply(_ edit: Finding.Edit, at place: SourcePlace) throws(EditRefusal) {
    try add([replacement(for: edit, at: place)])
  }

  /// Gives a view another name in the flows as well, where they name it or expect to hear it.
  package mutating func rename(_ old: String, to new: String) throws(EditRefusal) {
    try add(renamings(of: old, to: new))
  }

  /// The change of the text that an edit asks for at a place, without making it; `nil` if it cannot be made.
  package func fix(_ edit: Finding.Edit, at place: SourcePlace) -> SourceFix? {
    guard let replacement = try? replacement(for: edit, at: place) else { return nil }
    return SourceFix(
      start: self.place(of: replacement.range.lowerBound), end: self.place(of: replacement.range.upperBound),
      text: replacement.text)
  }

  /// The number of the view at a place among all maps of the text, which stays the same when words are changed.
  package func number(ofViewAt place: SourcePlace) -> Int? { views[place]?.number }

  /// The text with all changes.
  package var text: String {
    var bytes = bytes
    for replacement in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(replacement.range, with: replacement.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func add(_ others: [Replacement]) throws(EditRefusal) {
    let isTaken = others.contains { other in
      replacements.contains { $0.range.overlaps(other.range) || $0.range == other.range }
    }
    guard !isTaken else { throw .changedAlready }
    replacements += others
  }

  private func replacement(for edit: Finding.Edit, at place: SourcePlace) throws(EditRefusal) -> Replacement {
    guard let entries = views[place]?.entries else { throw .notThere }
    switch edit {
    case .replace(let old, let new): return try replacing(old, with: new, among: entries, at: place)
    case .drop(let key): return try dropping(key, among: entries)
    case .addTrait(let trait): return try adding(trait, to: entries)
    }
  }
}

extension DocumentNode {
  /// All maps by the places of their keys, so that a view is found by the key that names its kind.
  fileprivate var maps: [SourcePlace: SourceEditor.WrittenMap] {
    var (maps, count): ([SourcePlace: SourceEditor.WrittenMap], Int) = ([:], 0)
    collect(into: &maps, &count)
    return maps
  }

  private func collect(into maps: inout [SourcePlace: SourceEditor.WrittenMap], _ count: inout Int) {
    switch self {
    case .scalar: break
    case .sequence(let nodes, _): for node in nodes { node.collect(into: &maps, &count) }
    case .mapping(let entries, let place):
      let map = SourceEditor.WrittenMap(entries: entries, number: count)
      count += 1
      maps[place] = map
      for entry in entries {
        if maps[entry.key.place] == nil { maps[entry.key.place] = map }
        entry.value.collect(into: &maps, &count)
      }
    }
  }
}
