import Interface

/// One key of a view besides its kind: which kinds take it, what may stand after it, and which property it sets.
struct ModifierField: Sendable {
  let name: String
  /// One sentence; the description in the schema.
  let summary: String
  let kinds: Set<Kind>
  private let describe: @Sendable () -> JSONValue
  let read: @Sendable (DocumentNode, inout Reading, inout View) -> Void
  /// Writes what the key would read of a view; `nil` if the view says nothing of it.
  let write: @Sendable (View) -> WrittenNode?
  /// Writes a layout modifier, whose place among the others counts; `nil` for those of other keys.
  let writeLayout: @Sendable (LayoutModifier) -> WrittenNode?

  /// A key that sets a property; `value` is what it would read of a view, and `nil` if the view says nothing of it.
  init<Value>(
    _ name: String, _ summary: String, on kinds: Set<Kind> = .accessible, _ shape: ValueSchema<Value>,
    value: @escaping @Sendable (View) -> Value?, store: @escaping @Sendable (inout View, Value) -> Void
  ) {
    self.init(name, summary, on: kinds, shape, value: value, layout: { _ in nil }, store: store)
  }

  /// A key of a layout modifier; `layout` is what it would read of one, and `nil` for those of other keys.
  init<Value>(
    _ name: String, _ summary: String, on kinds: Set<Kind>, _ shape: ValueSchema<Value>,
    layout: @escaping @Sendable (LayoutModifier) -> Value?, store: @escaping @Sendable (inout View, Value) -> Void
  ) {
    self.init(name, summary, on: kinds, shape, value: { _ in nil }, layout: layout, store: store)
  }

  /// A key that sets a property or a layout modifier.
  init<Value>(
    _ name: String, _ summary: String, on kinds: Set<Kind>, _ shape: ValueSchema<Value>,
    value: @escaping @Sendable (View) -> Value?, layout: @escaping @Sendable (LayoutModifier) -> Value?,
    store: @escaping @Sendable (inout View, Value) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.kinds = kinds
    describe = { shape.schema.adding("description", .text(summary)) }
    read = { node, reading, view in
      if let value = shape.read(node, &reading) { store(&view, value) }
    }
    write = { value($0).map { shape.write($0) ?? .unwritable(name) } }
    writeLayout = { layout($0).map { shape.write($0) ?? .unwritable(name) } }
  }

  /// A key of a property that a view always has; its path is made when it is used, since most keys of the table are in no
  /// one scenario.
  init<Value: Equatable & Sendable>(
    _ name: String, _ summary: String, on kinds: Set<Kind> = .accessible, _ shape: ValueSchema<Value>,
    into path: @autoclosure @escaping @Sendable () -> WritableKeyPath<View, Value>
  ) {
    self.init(
      name, summary, on: kinds, shape,
      value: { view in
        let path = path()
        let value = view[keyPath: path]
        return value == ModifierField.bare[keyPath: path] ? nil : value
      },
      store: { view, value in view[keyPath: path()] = value })
  }

  /// A key of a property that a view may lack.
  init<Value>(
    _ name: String, _ summary: String, on kinds: Set<Kind> = .accessible, _ shape: ValueSchema<Value>,
    into path: @autoclosure @escaping @Sendable () -> WritableKeyPath<View, Value?>
  ) {
    self.init(
      name, summary, on: kinds, shape, value: { $0[keyPath: path()] },
      store: { view, value in view[keyPath: path()] = value })
  }
}

extension ModifierField {
  /// A view of which nothing is said.
  private static let bare = View(.group)

  /// What may stand after the key, as JSON Schema.
  var schema: JSONValue { describe() }

  /// All keys; one can have several rows, for kinds that share nothing.
  static let all: [ModifierField] = [
    structure, speech, elements, actions, controls, parts, uiKit, toolkits, looks, media, layout,
  ].flatMap(\.self)

  private static let byKind = Dictionary(
    uniqueKeysWithValues: Kind.allCases.map { kind in (kind, all.filter { $0.kinds.contains(kind) }) })

  /// The rows of each name, the last one first.
  private static let byName = Dictionary(grouping: all.reversed(), by: \.name)

  /// The key of a kind, or `nil` if the kind has none of this name.
  static func named(_ name: String, of kind: Kind) -> ModifierField? {
    byName[name]?.first { $0.kinds.contains(kind) }
  }

  /// The key that has one row for all kinds which have it, or `nil` if there is none of this name.
  static func common(_ name: String) -> ModifierField? {
    let rows = all.filter { $0.name == name }
    return rows.count == 1 ? rows[0] : nil
  }

  /// The keys that a kind has, in the order of the table.
  static func fields(of kind: Kind) -> [ModifierField] { byKind[kind] ?? [] }

  /// The names of the keys that a kind has.
  static func names(of kind: Kind) -> [String] { fields(of: kind).map(\.name) }

  /// Whether any kind has a key of this name.
  static func isKey(_ name: String) -> Bool { byName[name] != nil }

  /// The kinds that have a key, or `nil` if none has.
  static func kinds(of name: String) -> Set<Kind>? {
    byName[name]?.reduce(into: []) { kinds, row in kinds.formUnion(row.kinds) }
  }
}
