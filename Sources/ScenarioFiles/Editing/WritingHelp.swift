package import Diagnostics
import Interface

/// Helps to write a file: tells what can stand at a place, what stands there, and where that is written which it names.
///
/// All of it comes from the tables by which files are read.
package struct WritingHelp: Sendable {
  private let source: ScenarioSource
  private let vocabulary: Vocabulary
  private let kind: Kind
  private let defaults: ScenarioDefaults

  /// What is written.
  package enum Kind: Sendable {
    case scenario
    /// A file that scenarios include.
    case included
    /// The file of a project.
    case project
  }

  /// - Parameters:
  ///   - source: The text as it is now, which may be wrong or unfinished.
  ///   - kind: What is written.
  ///   - defaults: What holds where a scenario says nothing.
  package init(_ source: ScenarioSource, of kind: Kind, defaults: ScenarioDefaults = ScenarioDefaults()) {
    self.source = source
    self.kind = kind
    self.defaults = defaults
    vocabulary =
      switch kind {
      case .scenario: .scenario
      case .included: .included
      case .project: .project
      }
  }

  /// What can be written at a place; empty where nothing is known.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - elements: The names of elements that only the running screens tell.
  /// - Returns: The proposals, in the order of the tables.
  package func proposals(at place: SourcePlace, elements: [String] = []) -> [Proposal] {
    let texts = UnfinishedText.all(source, at: place)
    let found = texts.lazy.map { (text: $0, proposals: proposals(in: $0, at: place, elements)) }
    guard let first = found.first(where: { !$0.proposals.isEmpty }) else { return [] }
    guard !first.text.needsDash, let item = texts.first(where: \.needsDash) else { return first.proposals }
    // A list can stand there as well as a map.
    return first.proposals + proposals(in: item, at: place, elements)
  }

  /// What the key or word at a place is for; `nil` for words of the author's own.
  package func entry(at place: SourcePlace) -> ReferencePage.Entry? { path(at: place).flatMap(vocabulary.entry) }

  /// The places of what stands around a place, from the inside to the outside; empty beside all text.
  package func places(around place: SourcePlace) -> [SourcePlace] { path(at: place)?.places ?? [] }

  /// Where the key stands that includes other files; `nil` if there is none.
  package var inclusion: SourcePlace? { node?.key(IncludedFiles.key)?.place }

  /// Where that is written which is named at a place; `nil` where nothing is named.
  package func definition(at place: SourcePlace) -> Definition? {
    guard kind != .project, let written = node, let path = written.path(where: { $0.covers(place) }) else { return nil }
    var reading = Reading(source.file)
    let node = reading.including(written)
    let file = reading.file
    let name = path.scalar.text
    if let component = node.value(of: "components")?.key(name), component.place != path.scalar.place,
      vocabulary.takesView(at: path)
    {
      return .place(component.place, length: component.writtenLength, in: file.file(of: component.place))
    }
    guard let word = WordAtCursor(in: source, at: place), let asked = NamesHere(word.replaced, defaults: defaults)
    else {
      return nil
    }
    switch asked.kind {
    case .screen:
      return node.value(of: "screens")?.key(name).map { .place($0.place, length: $0.writtenLength, in: file) }
    case .element: return .element(name)
    case .state:
      let key = path.loop(with: word.text) ?? node.value(of: "state")?.key(word.text)
      return key.map { .place($0.place, length: $0.writtenLength, in: file.file(of: $0.place)) }
    case .string: return nil
    }
  }

  /// The document, as far as it can be read.
  private var node: DocumentNode? {
    switch source.format {
    case .yaml: YAMLDocument.read(source.file).node
    case .json: JSONDocument.read(source.file).node
    }
  }

  private func path(at place: SourcePlace) -> NodePath? { node?.path { $0.covers(place) } }

  private func proposals(
    in text: UnfinishedText, at cursor: SourcePlace, _ elements: [String]
  ) -> [Proposal] {
    let path = text.path
    let schemas = vocabulary.schemas(at: path)
    let range = WordRange(of: path.scalar, in: text, source, at: cursor)
    if kind != .project, let names = NamesHere(text, defaults: defaults, elements: elements) {
      let place = names.start.map { max($0, range.start) } ?? range.start
      return names.names.map { name in
        Proposal(
          .init(name, names.kind.summary), .name, text: range.written(name), from: place, to: range.end)
      }
    }
    let siblings = path.isKey ? path.map?.entries ?? [] : []
    let present = Set(siblings.map(\.key.text))
    // Of the words of one table, a map has one.
    let isFull = schemas.contains { $0.members["maxProperties"] == 1 } && siblings.count > 1
    let words = path.isKey ? [] : vocabulary.words(of: schemas)
    let takesKeys = path.isKey || range.canBecomeKey
    let keys =
      takesKeys && !isFull ? vocabulary.keys(of: schemas, in: siblings).filter { !present.contains($0.name) } : []
    let components = takesKeys && vocabulary.takesView(at: path) ? componentNames(in: text.node) : []
    let written = Set(words.map(\.name))
    var seen: Set<String> = []
    // What takes nothing after it is a word, if it can be one.
    let useful = keys.filter { $0.form != nil || !written.contains($0.name) }
    return useful.filter { seen.insert($0.name).inserted }.map {
      Proposal($0, .key, text: range.writtenKey($0.name), from: range.start, to: range.end)
    }
      + words.map { Proposal($0, .word, text: range.written($0.name), from: range.start, to: range.end) }
      + components.filter { !path.isKey || siblings.count <= 1 || !present.contains($0) }.map {
        Proposal(
          .init($0, "A component of this file."), .name, text: path.isKey ? range.writtenKey($0) : range.written($0),
          from: range.start, to: range.end)
      }
  }

  private func componentNames(in written: DocumentNode) -> [String] {
    var reading = Reading(source.file)
    let node = reading.including(written)
    return (node.value(of: "components")?.entries ?? []).map(\.key.text)
  }
}

extension DocumentNode {
  /// A key of a map, by its name.
  fileprivate func key(_ name: String) -> Scalar? { entries?.first { $0.key.text == name }?.key }
}

extension NodePath {
  /// The text of the innermost loop around that has a variable of this name; `nil` if none has.
  fileprivate func loop(with variable: String) -> Scalar? {
    for case .key(_, let entries, _) in steps.reversed() {
      let loop = entries.first { $0.key.text == "forEach" }?.value.scalar
      let names = loop?.text.split(separator: " in ").first?.split { ", ".contains($0) }
      if let loop, names?.contains(Substring(variable)) == true { return loop }
    }
    return nil
  }
}
