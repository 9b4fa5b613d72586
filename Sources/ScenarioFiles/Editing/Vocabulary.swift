import Diagnostics
import Interface

/// What can be written at a place of a document, by the schemas of its shapes.
struct Vocabulary: Sendable {
  /// What fits the whole document.
  private let document: JSONValue
  private let definitions: [String: JSONValue]

  static let scenario = Vocabulary(document: ScenarioSchema.document, definitions: ScenarioSchema.definitions)
  static let project = Vocabulary(
    document: ValueSchema<Project>.project.schema, definitions: ScenarioSchema.definitions)

  private static let view = JSONValue.reference("viewMap")

  /// The schemas of which the value at a place fits one; for a key, those of the map that it stands in.
  func schemas(at path: NodePath) -> [JSONValue] {
    (path.isKey ? path.steps.dropLast() : path.steps[...]).reduce(alternatives(of: document)) { schemas, step in
      schemas.flatMap { alternatives(of: inside($0, step)) }
    }
  }

  /// Whether a view may stand at a place.
  func takesView(at path: NodePath) -> Bool { schemas(at: path).contains(Self.view) }

  /// The keys that a map can have which fits one of some schemas.
  func keys(of schemas: [JSONValue], in entries: [DocumentNode.Entry]) -> [ReferencePage.Entry] {
    schemas.flatMap { schema in
      guard schema == Self.view else { return schema.entries() }
      return kind(of: entries).map { LanguageReference.keys(of: $0.row) } ?? LanguageReference.kindEntries
    }
  }

  /// The words that can stand where one of some schemas holds.
  func words(of schemas: [JSONValue]) -> [ReferencePage.Entry] {
    var described = keys(of: schemas, in: [])
    return schemas.flatMap { schema -> [ReferencePage.Entry] in
      if schema == ["type": "boolean"] { return [.init("true", ""), .init("false", "")] }
      guard let words = schema.members["enum"]?.items else { return [] }
      if let page = LanguageReference.page(ofWords: words) { described += page }
      return words.compactMap(\.text).map { word in
        .init(word, described.first { $0.name == word }?.summary ?? "")
      }
    }
  }

  /// What the key or the word at a place is for; `nil` for words of the author's own.
  func entry(at path: NodePath) -> ReferencePage.Entry? {
    let schemas = schemas(at: path)
    let name = path.scalar.text
    guard path.isKey else { return words(of: schemas).first { $0.name == name } }
    let entries = path.map?.entries ?? []
    if schemas.contains(Self.view), let kind = kind(of: entries), kind.position == path.map?.position {
      return LanguageReference.kindEntries.first { $0.name == name }
    }
    return keys(of: schemas, in: entries).first { $0.name == name }
  }

  private func inside(_ schema: JSONValue, _ step: NodePath.Step) -> JSONValue {
    switch step {
    case .item: return schema.members["items"] ?? .null
    case .key(let position, let entries, _):
      let name = entries[position].key.text
      if schema == Self.view { return valueInView(position, of: entries) }
      return schema.members["properties"]?.members[name] ?? schema.members["additionalProperties"] ?? .null
    }
  }

  private func valueInView(_ position: Int, of entries: [DocumentNode.Entry]) -> JSONValue {
    let name = entries[position].key.text
    guard let kind = kind(of: entries) else { return ModifierField.common(name)?.schema ?? .null }
    if kind.position == position { return kind.row.schema }
    if name == "views", kind.row.holdsViews { return .reference("views") }
    return ModifierField.named(name, of: kind.row.kind)?.schema ?? .null
  }

  private func kind(of entries: [DocumentNode.Entry]) -> KindEntry? {
    var reading = Reading(SourceFile(name: "", text: ""))
    return reading.attempt { $0.kind(of: entries, at: .start) }
  }

  /// The schemas that a schema leaves the choice of.
  private func alternatives(of schema: JSONValue) -> [JSONValue] {
    if schema == Self.view { return [schema] }
    if let name = schema.members["$ref"]?.text {
      return alternatives(of: definitions[String(name.dropFirst("#/definitions/".count))] ?? .null)
    }
    let others = schema.members["anyOf"]?.items ?? []
    let own = others.isEmpty || schema.members["properties"] != nil ? [schema] : []
    return own + others.flatMap(alternatives)
  }
}
