internal import Diagnostics
internal import Interface
internal import ScenarioFiles

extension Overlay {
  /// The nodes with what the notes add to them.
  ///
  /// - Throws: ``ScenarioError`` for each note that means no element, or several.
  func applied(to nodes: [ImportedNode]) throws(ScenarioError) -> [ImportedNode] {
    let elements = nodes.placed(below: [])
    var diagnostics: [Diagnostic] = []
    var changes: [[Int]: Note] = [:]
    for note in notes {
      let found = elements.filter { note.name.means($0) }
      if found.count == 1 {
        changes[found[0].path] = note
      } else {
        diagnostics.append(note.problem(found, among: elements))
      }
    }
    guard diagnostics.isEmpty else { throw ScenarioError(file: file, diagnostics: diagnostics) }
    return nodes.changed(by: changes, below: [])
  }
}

/// An element with its path: positions from the outside to the inside, counted from one.
private struct PlacedElement {
  var path: [Int]
  var element: ImportedElement
}

extension [ImportedNode] {
  fileprivate func placed(below path: [Int]) -> [PlacedElement] {
    enumerated().flatMap { index, node -> [PlacedElement] in
      switch node {
      case .element(let element): [PlacedElement(path: path + [index + 1], element: element)]
      case .container(let container): container.children.placed(below: path + [index + 1])
      }
    }
  }

  fileprivate func changed(by notes: [[Int]: Overlay.Note], below path: [Int]) -> [ImportedNode] {
    enumerated().compactMap { index, node in
      let path = path + [index + 1]
      switch node {
      case .element(let element):
        guard let note = notes[path] else { return node }
        return note.isHidden ? nil : .element(note.changes.reduce(into: element) { $0.apply($1) })
      case .container(var container):
        container.children = container.children.changed(by: notes, below: path)
        return container.children.isEmpty ? nil : .container(container)
      }
    }
  }
}

extension Overlay.Name {
  fileprivate func means(_ placed: PlacedElement) -> Bool {
    switch self {
    case .element(let name): placed.element.identifier == name || placed.element.label == name
    case .path(let path): placed.path == path
    }
  }
}

extension Overlay.Note {
  /// That the note means none of the elements, or several of them.
  fileprivate func problem(_ found: [PlacedElement], among all: [PlacedElement]) -> Diagnostic {
    let words =
      switch name {
      case .element(let name): "'\(name)'"
      case .path(let path): "path \(path.map { "\($0)" }.joined(separator: "/"))"
      }
    guard found.isEmpty else {
      let paths = found.map { $0.path.map { "\($0)" }.joined(separator: "/") }.joined(separator: ", ")
      return Diagnostic(
        "overlay-several", "\(words) means \(found.count) elements of the capture", at: place,
        hints: ["write the 'path' of one of them: \(paths)"])
    }
    var hints: [String] = []
    if case .element(let name) = name {
      let names = all.flatMap { [$0.element.identifier, $0.element.label].compactMap(\.self) }
      hints = NearMiss.hint(for: name, among: names).map { [$0] } ?? []
    }
    return Diagnostic("overlay-none", "\(words) means no element of the capture", at: place, hints: hints)
  }
}

extension ImportedElement {
  fileprivate mutating func apply(_ change: Overlay.Change) {
    switch change {
    case .label(let text): label = text
    case .value(let text): value = text
    case .hint(let text): hint = text
    case .identifier(let text): identifier = text
    case .language(let tag): language = tag
    case .heading(let level):
      headingLevel = level
      traits.insert(.header)
    case .traits(let added): traits.formUnion(added)
    case .removeTraits(let removed): traits.subtract(removed)
    case .actions(let names): customActions += names
    }
    // What a person has said is not a guess.
    if case .traits = change { guesses = [] }
    if case .removeTraits = change { guesses = [] }
  }
}
