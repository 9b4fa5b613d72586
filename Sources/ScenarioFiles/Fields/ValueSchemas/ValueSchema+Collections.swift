import Diagnostics
import OrderedCollections

extension ValueSchema {
  /// A list of things of one shape.
  static func list<Item>(of item: ValueSchema<Item>, _ expectation: String) -> ValueSchema where Output == [Item] {
    ValueSchema(
      expectation, schema: ["type": "array", "items": item.schema],
      write: { $0.written(item) },
      read: { node, reading in
        guard case .sequence(let nodes, _) = node else {
          // Some write a list as people do.
          let words = node.scalar.flatMap { $0.text.contains(", ") ? "write '[\($0.excerpt)]'" : nil }
          reading.report(.wrongType(expected: expectation, found: node, hints: words.map { [$0] } ?? []))
          return nil
        }
        var items: [Item] = []
        items.reserveCapacity(nodes.count)
        for node in nodes {
          if let item = item.read(node, &reading) { items.append(item) }
        }
        return items
      })
  }

  /// One thing, or a list of them.
  static func oneOrMore<Item>(of item: ValueSchema<Item>, _ expectation: String) -> ValueSchema where Output == [Item] {
    let list = list(of: item, expectation)
    return ValueSchema(
      expectation, schema: ["anyOf": [item.schema, list.schema]],
      write: { items in
        // One thing that is itself a list would be taken for several.
        if items.count == 1, let only = item.write(items[0]), !only.isList { return only }
        return list.write(items)
      },
      read: { node, reading in
        if case .sequence = node { return list.read(node, &reading) }
        return item.read(node, &reading).map { [$0] }
      })
  }

  /// A map from names of the author's own to things of one shape, in the order of the file.
  static func named<Item, Result>(
    _ item: ValueSchema<Item>, _ expectation: String, entry: @escaping @Sendable (Result) -> (key: String, item: Item)?,
    make: @escaping @Sendable (Scalar, Item, inout Reading) -> Result?
  ) -> ValueSchema where Output == [Result] {
    ValueSchema(
      expectation, schema: ["type": "object", "additionalProperties": item.schema],
      write: { $0.written(item, entry) },
      read: { node, reading in
        guard let entries = node.entries else {
          let advice = NamesElsewhere.advice(for: node.description, in: [expectation])
          reading.report(.wrongType(expected: expectation, found: node, hints: advice.map { [$0] } ?? []))
          return nil
        }
        var results: [Result] = []
        results.reserveCapacity(entries.count)
        for entry in entries {
          guard let item = item.read(entry.value, &reading) else { continue }
          if let result = make(entry.key, item, &reading) { results.append(result) }
        }
        return results
      })
  }

  /// One of several shapes, told apart by whether text, a list or a map stands there.
  static func forms(
    _ expectation: String, text: ValueSchema? = nil, list: ValueSchema? = nil, map: ValueSchema? = nil
  ) -> ValueSchema {
    let forms = [text, list, map].compactMap(\.self)
    return ValueSchema(
      expectation, schema: ["anyOf": .list(forms.map(\.schema))],
      write: { output in forms.lazy.compactMap { $0.write(output) }.first },
      read: { node, reading in
        let shape =
          switch node {
          case .scalar(let scalar): scalar.isNull ? nil : text
          case .sequence: list
          case .mapping: node.isStringKey && text?.schema == .words ? text : map
          }
        guard let shape else {
          if text?.schema == .words {
            reading.reportNoText(expectation, node)
          } else {
            reading.report(.wrongType(expected: expectation, found: node))
          }
          return nil
        }
        return shape.read(node, &reading)
      })
  }

  /// A list of as many numbers as there are shapes, each of its own.
  static func numbers(
    _ shapes: [ValueSchema<Double>], _ expectation: String
  ) -> ValueSchema where Output == [Double] {
    let count = JSONValue.number(Double(shapes.count))
    return ValueSchema(
      expectation,
      schema: ["type": "array", "items": .list(shapes.map(\.schema)), "minItems": count, "maxItems": count],
      write: { numbers in
        guard numbers.count == shapes.count else { return nil }
        let items = zip(shapes, numbers).compactMap { $0.write($1) }
        return items.count == shapes.count ? .list(items) : nil
      },
      read: { node, reading in
        guard case .sequence(let nodes, _) = node else {
          reading.report(.wrongType(expected: expectation, found: node))
          return nil
        }
        guard nodes.count == shapes.count else {
          reading.report(.wrongCount(expected: expectation, found: nodes, at: node.place))
          return nil
        }
        let numbers = zip(shapes, nodes).compactMap { $0.read($1, &reading) }
        return numbers.count == shapes.count ? numbers : nil
      })
  }

  /// A shape that is defined elsewhere in the schema, so that it can contain itself.
  static func reference(
    _ definition: String, _ expectation: String, write: @escaping @Sendable (Output) -> WrittenNode?,
    read: @escaping @Sendable (DocumentNode, inout Reading) -> Output?
  ) -> ValueSchema {
    ValueSchema(expectation, schema: .reference(definition), write: write, read: read)
  }
}

extension Diagnostic {
  /// The error for a list that is longer or shorter than its place takes.
  fileprivate static func wrongCount(
    expected: String, found nodes: [DocumentNode], at place: SourcePlace
  ) -> Diagnostic {
    Diagnostic("wrong-type", "expected \(expected), found a list of \(nodes.count)", at: place)
  }
}

extension ValueSchema {
  /// What is read with names, kept by them in the order of the file; of equal names the first counts.
  func dictionary<Item>() -> ValueSchema<OrderedDictionary<String, Item>> where Output == [(String, Item)] {
    map({ OrderedDictionary($0) { first, _ in first } }, back: { $0.map { ($0.key, $0.value) } })
  }
}

extension Array {
  /// The items as their shape writes each; `nil` if one cannot be written.
  fileprivate func written(_ item: ValueSchema<Element>) -> WrittenNode? {
    let nodes = compactMap(item.write)
    return nodes.count == count ? .list(nodes) : nil
  }

  /// A map with an entry for each item; `nil` if one cannot be written, or two have one key.
  fileprivate func written<Item>(
    _ item: ValueSchema<Item>, _ entry: (Element) -> (key: String, item: Item)?
  ) -> WrittenNode? {
    var entries: [WrittenNode.Entry] = []
    var keys: Set<String> = []
    for element in self {
      guard let (key, value) = entry(element), let node = item.write(value), keys.insert(key).inserted else {
        return nil
      }
      entries.append(WrittenNode.Entry(key, node))
    }
    return .map(entries)
  }
}

extension WrittenNode {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
