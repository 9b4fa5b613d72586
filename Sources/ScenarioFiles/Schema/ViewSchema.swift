import Interface

/// The schema of views: which keys a map may have depends on the kind that one of them names.
enum ViewSchema {
  /// The name of a kind that needs nothing, or a map.
  static let view: JSONValue = [
    "anyOf": [
      ["enum": .list(KindRow.all.filter { $0.content.contains(.nothing) }.map { .text($0.name) } + ["slot"])],
      ["type": "string", "pattern": .text(ComponentSignature.namePattern)],
      .reference("viewMap"), .reference("componentMap"), .reference("slotMap"),
    ]
  ]

  /// A map with a key that names a component.
  private static let component: JSONValue = [
    "type": "object", "description": "A component, with what it is told.",
    "not": ["propertyNames": ["not": ["pattern": .text(ComponentSignature.namePattern)]]],
  ]

  /// A place in a component that is filled where the component is used.
  private static let slot: JSONValue = [
    "type": "object", "description": "What is put in where the component is used, or else the views here.",
    "required": ["slot"], "properties": ["slot": ["type": ["string", "null"]], "views": .reference("views")],
    "additionalProperties": false,
  ]

  static let definitions: [String: JSONValue] = {
    var definitions: [String: JSONValue] = [
      "viewMap": map, "certainKind": certainKind, "componentMap": component, "slotMap": slot,
    ]
    for (name, field) in fields { definitions[name] = field.schema }
    for group in groups { definitions[group.definition] = group.schema }
    return definitions
  }()

  /// A map with a key that names a kind, and the keys that this kind has.
  private static let map: JSONValue = {
    let contents = KindRow.all.filter(\.isAlwaysKind).map { row in (row.name, row.schema) }
    return [
      "type": "object",
      "anyOf": .list([.reference("certainKind")] + KindRow.all.filter(\.isSometimesKind).map { .requires($0.name) }),
      "properties": .map(Dictionary(contents) { first, _ in first }),
      "allOf": .list(groups.map { ["if": $0.condition, "then": .reference($0.definition)] }),
    ]
  }()

  /// A map in which a key can mean nothing but a kind.
  private static let certainKind = JSONValue.any(
    of: KindRow.all.filter(\.isAlwaysKind).map { .requires($0.name) } + [cellWithContent])

  /// `cell` with anything but the position that every view in a table can have.
  private static let cellWithContent: JSONValue = {
    let keys = ValueSchema<CellPosition>.cellPositionKeys.sorted()
    let position: JSONValue = ["type": "object", "anyOf": .list(keys.map { .requires($0) })]
    return ["required": ["cell"], "properties": ["cell": ["not": position]]]
  }()

  /// The keys of views under the names of their definitions; a key with several rows has several.
  private static let fields: [(definition: String, field: ModifierField)] = {
    var counts: [String: Int] = [:]
    return ModifierField.all.map { field in
      let count = counts[field.name, default: 0] + 1
      counts[field.name] = count
      return ("key-\(field.name)" + (count > 1 ? "-\(count)" : ""), field)
    }
  }()

  /// Kinds that have the same keys.
  private struct Group {
    var rows: [KindRow]
    /// The definitions of the keys, by their names.
    var keys: [String: JSONValue]

    var definition: String { "keys-of-\(rows[0].name)" }

    var schema: JSONValue {
      var properties = keys
      for row in rows { properties[row.name] = row.isAlwaysKind ? true : row.schema }
      if rows[0].holdsViews { properties["views"] = .reference("views") }
      if rows[0].takesSymbol { properties["symbol"] = true }
      return ["type": "object", "properties": .map(properties), "additionalProperties": false]
    }

    /// When a map is a view of one of the kinds.
    var condition: JSONValue {
      let row = rows[0]
      if row.isAlwaysKind { return .any(of: rows.map(\.isNamed)) }
      if row.kind == .cell { return ViewSchema.cellWithContent }
      // A name that is also a key of other views names the kind if nothing before it does.
      let before = KindRow.all.prefix { $0.name != row.name }.filter(\.isSometimesKind)
      let others = [JSONValue.reference("certainKind")] + before.map { .requires($0.name) }
      return ["required": [.text(row.name)], "not": .any(of: others)]
    }
  }

  private static let groups: [Group] = {
    var groups: [Group] = []
    for row in KindRow.all {
      let own = fields.filter { $0.field.kinds.contains(row.kind) }
      let keys = Dictionary(own.map { ($0.field.name, JSONValue.reference($0.definition)) }) { first, _ in first }
      let position = groups.firstIndex { group in
        group.keys == keys && group.rows[0].isAlwaysKind && row.isAlwaysKind
          && group.rows[0].holdsViews == row.holdsViews && group.rows[0].takesSymbol == row.takesSymbol
      }
      if let position { groups[position].rows.append(row) } else { groups.append(Group(rows: [row], keys: keys)) }
    }
    return groups
  }()
}

extension KindRow {
  /// Whether the name is not a key of other views.
  fileprivate var isAlwaysKind: Bool { !ModifierField.isKey(name) }
  /// Whether the name is a kind if no other key is one; a `cell` shows by its content what it is.
  fileprivate var isSometimesKind: Bool { !isAlwaysKind && kind != .cell }

  /// When the name is the kind of a view; beside a caption, a symbol is part of it.
  fileprivate var isNamed: JSONValue {
    guard name == "symbol" else { return .requires(name) }
    let captions = KindRow.all.filter { $0.takesSymbol && $0.isAlwaysKind }
    return ["required": [.text(name)], "not": .any(of: captions.map { .requires($0.name) })]
  }

  /// What may stand after the name.
  var schema: JSONValue {
    let rows: [(KindRow.Content, JSONValue)] = [
      (.text, .words), (.symbolName, .text), (.symbol, ValueSchema<Caption>.caption.schema),
      (.views, .reference("views")),
      (.iteration, ["type": "string"]), (.nothing, ["type": "null"]),
    ]
    var schemas = rows.filter { !content.isDisjoint(with: $0.0) }.map(\.1)
    // With the key `views`, nothing needs to stand here.
    if content.contains(.views), !content.contains(.nothing) { schemas.append(["type": "null"]) }
    let schema: JSONValue = schemas.count == 1 ? schemas[0] : ["anyOf": .list(schemas)]
    return schema.adding("description", .text(summary))
  }
}
