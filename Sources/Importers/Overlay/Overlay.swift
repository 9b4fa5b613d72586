package import Diagnostics
internal import Interface
package import ScenarioFiles

/// What a person adds to captures of a screen: hints, headings, actions and whatever else they lose.
///
/// A file of its own, so that a new capture does not destroy it: a list of maps, each with the `element` that is meant, by
/// its identifier, its label, or its `path` in the imported scenario (positions counted from one, such as `2/1`).
package struct Overlay: Sendable {
  let file: SourceFile
  let notes: [Note]

  /// What is added to one element.
  struct Note: Sendable {
    var name: Name
    var place: SourcePlace
    var changes: [Change] = []
    var isHidden = false
  }

  /// How an element is meant.
  enum Name: Sendable, Hashable {
    case element(String)
    case path([Int])
  }

  enum Change: Sendable {
    case label(String)
    case value(String)
    case hint(String)
    case identifier(String)
    case language(String)
    case heading(Int)
    case traits([AccessibilityTrait])
    case removeTraits([AccessibilityTrait])
    case actions([String])
  }

  /// Reads the file.
  ///
  /// - Throws: ``ScenarioError`` with everything that is wrong with it.
  package init(_ file: SourceFile) throws(ScenarioError) {
    let (node, problems) = YAMLDocument.read(file)
    var reader = OverlayReader()
    let notes = node.map { reader.notes($0) } ?? []
    let diagnostics = problems + reader.diagnostics
    guard diagnostics.isEmpty else { throw ScenarioError(file: file, diagnostics: diagnostics) }
    self.file = file
    self.notes = notes
  }
}

/// Reads notes and finds what is wrong with them.
private struct OverlayReader {
  var diagnostics: [Diagnostic] = []

  mutating func notes(_ root: DocumentNode) -> [Overlay.Note] {
    guard case .sequence(let items, _) = root else {
      diagnostics.append(.wrongShape("the overlay", expected: "a list of maps", at: root.place))
      return []
    }
    return items.compactMap { note($0) }
  }

  private mutating func note(_ node: DocumentNode) -> Overlay.Note? {
    guard let entries = node.entries else {
      diagnostics.append(.wrongShape("the note", expected: "a map", at: node.place))
      return nil
    }
    var names: [Overlay.Name] = []
    var note = Overlay.Note(name: .path([]), place: node.place)
    for entry in entries {
      switch entry.key.text {
      case "element": if let name = text(entry) { names.append(.element(name)) }
      case "path": if let path = path(entry) { names.append(.path(path)) }
      case "hidden": note.isHidden = text(entry) == "true"
      default: if let change = change(entry) { note.changes.append(change) }
      }
    }
    guard names.count == 1 else {
      diagnostics.append(
        Diagnostic(
          "overlay-name", "a note needs one 'element' or one 'path' that says what it is about", at: node.place))
      return nil
    }
    note.name = names[0]
    return note
  }

  private mutating func change(_ entry: DocumentNode.Entry) -> Overlay.Change? {
    switch entry.key.text {
    case "label": return text(entry).map(Overlay.Change.label)
    case "value": return text(entry).map(Overlay.Change.value)
    case "hint": return text(entry).map(Overlay.Change.hint)
    case "identifier": return text(entry).map(Overlay.Change.identifier)
    case "language": return text(entry).map(Overlay.Change.language)
    case "heading":
      guard let text = text(entry) else { return nil }
      if let level = Int(text), (1...6).contains(level) { return .heading(level) }
      diagnostics.append(.wrongShape("heading", expected: "a level from 1 to 6", at: entry.value.place))
      return nil
    case "traits": return .traits(traits(entry))
    case "removeTraits": return .removeTraits(traits(entry))
    case "actions": return .actions(texts(entry).map(\.text))
    default:
      let hint = NearMiss.hint(for: entry.key.text, among: Self.keys) ?? "one of: \(Self.keys.joined(separator: ", "))"
      diagnostics.append(
        Diagnostic(
          "unknown-key", "unknown key '\(entry.key.text)'", at: entry.key.place,
          length: entry.key.text.unicodeScalars.count, hints: [hint]))
      return nil
    }
  }

  private static let keys = [
    "element", "path", "label", "value", "hint", "traits", "removeTraits", "heading", "actions", "identifier",
    "language", "hidden",
  ]

  private mutating func text(_ entry: DocumentNode.Entry) -> String? {
    if let scalar = entry.value.scalar, !scalar.isNull { return scalar.text }
    diagnostics.append(.wrongShape(entry.key.text, expected: "text", at: entry.value.place))
    return nil
  }

  /// One text or a list of them.
  private mutating func texts(_ entry: DocumentNode.Entry) -> [Scalar] {
    if case .sequence(let items, _) = entry.value { return items.compactMap(\.scalar) }
    return entry.value.scalar.map { [$0] } ?? []
  }

  private mutating func traits(_ entry: DocumentNode.Entry) -> [AccessibilityTrait] {
    texts(entry).compactMap { scalar in
      if let trait = AccessibilityTrait(rawValue: scalar.text) { return trait }
      let hint = NearMiss.hint(for: scalar.text, among: AccessibilityTrait.allCases.map(\.rawValue))
      diagnostics.append(
        Diagnostic(
          "unknown-trait", "unknown trait '\(scalar.text)'", at: scalar.place,
          length: scalar.text.unicodeScalars.count, hints: hint.map { [$0] } ?? []))
      return nil
    }
  }

  private mutating func path(_ entry: DocumentNode.Entry) -> [Int]? {
    guard let text = text(entry) else { return nil }
    let numbers = text.split(separator: "/").map { Int($0) ?? 0 }
    if !numbers.isEmpty, numbers.allSatisfy({ $0 > 0 }) { return numbers }
    diagnostics.append(
      .wrongShape("path", expected: "positions counted from one, such as 2/1", at: entry.value.place))
    return nil
  }
}
