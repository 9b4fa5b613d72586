import Interface

/// One key of a view besides its kind: which kinds take it, what may stand behind it, and which property it sets.
struct ModifierField: Sendable {
  let name: String
  /// One sentence; the description in the schema.
  let summary: String
  let kinds: Set<Kind>
  let schema: JSONValue
  let read: @Sendable (DocumentNode, inout Reading, inout View) -> Void

  init<Value>(
    _ name: String, _ summary: String, on kinds: Set<Kind> = .accessible, _ shape: ValueSchema<Value>,
    store: @escaping @Sendable (inout View, Value) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.kinds = kinds
    schema = shape.schema.adding("description", .text(summary))
    read = { node, reading, view in
      if let value = shape.read(node, &reading) { store(&view, value) }
    }
  }

  init<Value>(
    _ name: String, _ summary: String, on kinds: Set<Kind> = .accessible, _ shape: ValueSchema<Value>,
    into path: any WritableKeyPath<View, Value> & Sendable
  ) {
    self.init(name, summary, on: kinds, shape) { view, value in view[keyPath: path] = value }
  }

  init<Value>(
    _ name: String, _ summary: String, on kinds: Set<Kind> = .accessible, _ shape: ValueSchema<Value>,
    into path: any WritableKeyPath<View, Value?> & Sendable
  ) {
    self.init(name, summary, on: kinds, shape) { view, value in view[keyPath: path] = value }
  }
}

extension ModifierField {
  /// All keys; one can have several rows, for kinds that share nothing.
  static let all = structure + speech + elements + actions + controls + parts + uiKit + looks + layout

  private static let byKind: [Kind: [String: ModifierField]] = {
    var table: [Kind: [String: ModifierField]] = [:]
    for field in all {
      for kind in field.kinds { table[kind, default: [:]][field.name] = field }
    }
    return table
  }()

  private static let kindsByName = Dictionary(all.map { ($0.name, $0.kinds) }) { $0.union($1) }

  /// The key of a kind, or `nil` if the kind has none of this name.
  static func named(_ name: String, of kind: Kind) -> ModifierField? { byKind[kind]?[name] }

  /// The keys that a kind has, in the order of the table.
  static func names(of kind: Kind) -> [String] {
    all.filter { $0.kinds.contains(kind) }.map(\.name)
  }

  /// The kinds that have a key, or `nil` if none has.
  static func kinds(of name: String) -> Set<Kind>? { kindsByName[name] }
}
