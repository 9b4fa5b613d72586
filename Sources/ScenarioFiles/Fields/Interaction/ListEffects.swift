import Diagnostics
import Interface

/// What an effect puts at the end of a list, or at its beginning.
struct Append: Sendable {
  var to = Path(root: "")
  var value = Template.value(.constant(.null))
}

extension Append {
  init?(_ effect: Effect?) {
    guard case .append(let value, to: let path) = effect else { return nil }
    self.init(to: path, value: value)
  }

  /// What is put at the beginning of a list.
  init?(first effect: Effect?) {
    guard case .insert(let value, into: let path, at: .constant(0))? = effect else { return nil }
    self.init(to: path, value: value)
  }
}

extension ValueSchema where Output == Append {
  static let append = ValueSchema.record(
    "append", Append(),
    [
      Field("to", "The list in state.", .listPath, isRequired: true, into: \.to),
      Field("value", "What is added.", .template, isRequired: true, into: \.value),
    ])
}

/// What an effect puts into a list, at a position.
struct Insert: Sendable {
  var to = Path(root: "")
  var value = Template.value(.constant(.null))
  var position: Dynamic<Double> = .constant(0)

  init() {}

  init?(_ effect: Effect?) {
    guard case .insert(let value, into: let list, at: let position)? = effect else { return nil }
    (self.to, self.value, self.position) = (list, value, position)
  }
}

extension ValueSchema where Output == Insert {
  static let insert = ValueSchema.record(
    "insert", Insert(),
    [
      Field("to", "The list in state.", .listPath, isRequired: true, into: \.to),
      Field("value", "What is put in.", .template, isRequired: true, into: \.value),
      Field("at", "The position that it gets, counted from 0.", .dynamicNumber, isRequired: true, into: \.position),
    ])
}

/// The list that an effect takes something out of, and what that is: one way of several.
struct Remove: Sendable {
  var from = Path(root: "")
  var removals: [Removal] = []
}

extension ValueSchema where Output == Effect {
  static let removal: ValueSchema = {
    let record = ValueSchema<Remove>.record(
      "remove", Remove(),
      [
        Field("from", "The list in state.", .listPath, isRequired: true, into: \.from),
        Field(
          "value", "The item that is removed.", .template,
          value: { if case .item(let item) = $0.removals.first { item } else { nil } }
        ) { $0.removals.append(.item($1)) },
        Field(
          "index", "The position of the item, counted from 0.", .dynamicNumber,
          value: { if case .index(let index) = $0.removals.first { index } else { nil } }
        ) { $0.removals.append(.index($1)) },
      ])
    return ValueSchema(
      record.expectation, schema: record.schema,
      write: { effect in
        guard case .remove(let removal, from: let path) = effect else { return nil }
        return record.write(Remove(from: path, removals: [removal]))
      }
    ) { node, reading in
      let before = reading.diagnostics.count
      guard let remove = record.read(node, &reading), reading.diagnostics.count == before else { return nil }
      guard remove.removals.count == 1 else {
        reading.report(.valueOrIndex(at: node.place))
        return nil
      }
      if let value = node.value(of: "value"), reading.reportMisfit(of: remove.removals[0], value, in: remove.from) {
        return nil
      }
      return .remove(remove.removals[0], from: remove.from)
    }
  }()
}

/// Which item of a list an effect moves, and to where.
struct Move: Sendable {
  var list = Path(root: "")
  var from: Dynamic<Double> = .constant(0)
  var to: Dynamic<Double> = .constant(0)
}

extension Move {
  init?(_ effect: Effect?) {
    guard case .move(let list, from: let start, to: let end) = effect else { return nil }
    self.init(list: list, from: start, to: end)
  }
}

extension ValueSchema where Output == Move {
  static let move = ValueSchema.record(
    "move", Move(),
    [
      Field("in", "The list in state.", .listPath, isRequired: true, into: \.list),
      Field("from", "The position of the item, counted from 0.", .dynamicNumber, isRequired: true, into: \.from),
      Field("to", "The position that it moves to.", .dynamicNumber, isRequired: true, into: \.to),
    ])
}

extension Reading {
  /// Reports a literal that no item of a list can be equal to, because the items are of another type.
  ///
  /// - Returns: Whether it is one.
  fileprivate mutating func reportMisfit(of removal: Removal, _ node: DocumentNode, in list: Path) -> Bool {
    guard case .item(.value(.constant(let value))) = removal, case .list(let items)? = try? names.shape(of: list),
      !items.canBe(value)
    else { return false }
    report(.neverInList(node, ValueShape(of: value), list, items, isName: node.scalar.map { names.contains($0.text) }))
    return true
  }
}

extension ValueShape {
  /// Whether a value of this shape may be equal to one that is known.
  fileprivate func canBe(_ value: Value) -> Bool {
    switch (self, value) {
    case (.any, _), (_, .null), (.flag, .flag), (.number, .number), (.text, .text), (.list, .list), (.record, .record):
      true
    case (.flag, _), (.number, _), (.text, _), (.list, _), (.record, _): false
    }
  }
}

extension Diagnostic {
  fileprivate static func neverInList(
    _ node: DocumentNode, _ found: ValueShape, _ list: Path, _ items: ValueShape, isName: Bool?
  ) -> Diagnostic {
    Diagnostic(
      "never-in-list", "an item of '\(list.written)' is \(items.name), and this is \(found.name)", at: node.place,
      length: node.scalar?.writtenLength ?? 1,
      hints: isName == true ? ["write '${\(node.scalar?.excerpt ?? "…")}' for the value"] : [])
  }

  fileprivate static func valueOrIndex(at place: SourcePlace) -> Diagnostic {
    Diagnostic("value-or-index", "remove needs either 'value' or 'index'", at: place)
  }
}
