import Diagnostics
import Interface

/// The key of a map that says what kind of view it is.
struct KindEntry {
  var row: KindRow
  var key: Scalar
  var value: DocumentNode
  /// Which of the map's keys it is.
  var position: Int
}

extension Reading {
  /// Finds the key that names the kind of a view.
  ///
  /// Some names are both kinds and keys of other views, such as `label`: they name the kind if nothing else does, and
  /// then the first in the order of kinds.
  mutating func kind(of entries: [DocumentNode.Entry], at place: SourcePlace) -> KindEntry? {
    var certain: [KindEntry] = []
    var possible: [KindEntry] = []
    for (position, entry) in entries.enumerated() {
      guard let row = KindRow.named(entry.key.text) else { continue }
      let kind = KindEntry(row: row, key: entry.key, value: entry.value, position: position)
      if row.isCertain(entry.value) { certain.append(kind) } else { possible.append(kind) }
    }
    // Beside a kind with a caption, a symbol is part of it, and so it is after a `label` that stands first.
    let captioned = certain + possible.filter { $0.position == 0 }
    if captioned.contains(where: \.row.takesSymbol) { certain.removeAll { $0.row.name == "symbol" } }
    if certain.count > 1 { report(.severalKinds(certain)) }
    if certain.allSatisfy({ $0.row.name == "symbol" }), let first = entries.first?.key.text, isNearlyKind(first) {
      return unknownKind(of: entries, at: place)
    }
    if let kind = certain.first { return kind }
    if possible.count < 2 { return possible.first ?? unknownKind(of: entries, at: place) }
    return Kind.allCases.lazy.compactMap { kind in possible.first { $0.row.kind == kind } }.first
  }

  /// Whether the first key of a view is nearly the name of a kind, and of nothing else: the `buton` of a button with a
  /// symbol.
  private func isNearlyKind(_ word: String) -> Bool {
    guard KindRow.named(word) == nil, !ModifierField.isKey(word), word != "views" else { return false }
    let (keys, kinds) = (ModifierField.all.map(\.name), KindRow.names.filter { !ModifierField.isKey($0) })
    return NamesElsewhere.offered(for: word, in: ["view"], among: kinds) != nil
      && NamesElsewhere.offered(for: word, in: ["view"], among: keys) == nil
      && NearMiss.candidates(for: word, among: keys).isEmpty
  }

  /// Says that no key names a kind; one in other letters, such as `HStack`, is read as meant.
  private mutating func unknownKind(of entries: [DocumentNode.Entry], at place: SourcePlace) -> KindEntry? {
    let unknown = entries.enumerated().filter {
      !ModifierField.isKey($0.element.key.text) && $0.element.key.text != "views"
    }
    guard let (position, entry) = unknown.first else {
      report(.noKind(of: entries, at: place))
      return nil
    }
    let names = KindRow.names + components.keys.sorted()
    report(.unknownWord("unknown-kind", "kind of view", entry.key, after: entry.value, among: names))
    let folded = entry.key.text.lowercased()
    guard let row = KindRow.all.first(where: { $0.name.lowercased() == folded }) else {
      readInside(entries, of: position)
      return nil
    }
    return KindEntry(row: row, key: entry.key, value: entry.value, position: position)
  }
}

extension Reading {
  /// Reads what stands in a view of an unknown kind as far as it means the same in all, so that its mistakes show too.
  private mutating func readInside(_ entries: [DocumentNode.Entry], of kind: Int) {
    var view = View(.group)
    for (position, entry) in entries.enumerated() {
      if position == kind {
        if entry.value.holdsViews { _ = views(entry.value) }
      } else if entry.key.text == "views" {
        _ = views(entry.value)
      } else if let field = ModifierField.common(entry.key.text) {
        field.read(entry.value, &self, &view)
      }
    }
  }
}

extension DocumentNode {
  /// Whether this is a map that is a view, or a list that has one.
  fileprivate var holdsViews: Bool {
    switch self {
    case .scalar: false
    case .mapping(let entries, _): entries.contains { KindRow.named($0.key.text) != nil }
    case .sequence(let items, _): items.contains { $0.entries != nil && $0.holdsViews }
    }
  }
}

extension KindRow {
  /// Whether the name can mean nothing but the kind.
  fileprivate func isCertain(_ value: DocumentNode) -> Bool {
    guard ModifierField.isKey(name) else { return true }
    // `cell` is also where a view stands in a table, which is a map of its own.
    guard kind == .cell else { return false }
    return !(value.entries ?? []).contains { ValueSchema<CellPosition>.cellPositionKeys.contains($0.key.text) }
  }
}

extension Scalar {
  /// Whether a key names a kind and can mean nothing else.
  var isKind: Bool { KindRow.named(text) != nil && !ModifierField.isKey(text) }
}

extension Diagnostic {
  fileprivate static func severalKinds(_ kinds: [KindEntry]) -> Diagnostic {
    let first = kinds[0].key
    let second = kinds[1].key
    return Diagnostic(
      "several-kinds", "a view has one kind, found '\(first.text)' and '\(second.text)'", at: second.place,
      length: second.writtenLength, notes: [Note("'\(first.text)' stands here", at: first.place)],
      hints: NamesElsewhere.hint(for: second.text, among: kinds[0].row.takesSymbol ? ["symbol"] : []).map { [$0] } ?? []
    )
  }

  fileprivate static func noKind(of entries: [DocumentNode.Entry], at place: SourcePlace) -> Diagnostic {
    let hasViews = entries.contains { $0.key.text == "views" }
    return Diagnostic(
      "no-kind", "no key says what kind of view this is", at: place,
      hints: [
        hasViews
          ? "write 'group: […]' in place of 'views: […]' to take views together"
          : "add one such as 'text: …', 'button: …' or 'hstack: […]'"
      ])
  }
}
