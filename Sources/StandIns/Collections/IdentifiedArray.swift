public import Foundation
@_exported public import OrderedCollections

/// A collection of elements that are found by their identity, in an order.
///
/// Documentation: IdentifiedArray, swift-identified-collections.
public struct IdentifiedArray<ID: Hashable, Element> {
  public let id: KeyPath<Element, ID>
  private var storage: OrderedDictionary<ID, Element>

  private init(id: KeyPath<Element, ID>, storage: OrderedDictionary<ID, Element>) {
    self.id = id
    self.storage = storage
  }

  public init(id: KeyPath<Element, ID>) { self.init(id: id, storage: [:]) }

  public init<S: Sequence>(uniqueElements elements: S, id: KeyPath<Element, ID>) where S.Element == Element {
    self.init(id: id, storage: OrderedDictionary(uniqueKeysWithValues: elements.lazy.map { ($0[keyPath: id], $0) }))
  }

  public init<S: Sequence>(
    _ elements: S, id: KeyPath<Element, ID>, uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows where S.Element == Element {
    self.init(
      id: id,
      storage: try OrderedDictionary(elements.lazy.map { ($0[keyPath: id], $0) }, uniquingKeysWith: combine))
  }

  public var ids: OrderedSet<ID> { storage.keys }
  public var elements: [Element] { Array(storage.values) }

  public func index(id: ID) -> Int? { storage.index(forKey: id) }

  public subscript(id id: ID) -> Element? {
    get { storage[id] }
    set { storage[id] = newValue }
  }

  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: count)
  }

  public mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    for element in elements { append(element) }
  }

  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    let key = element[keyPath: id]
    if let known = storage.index(forKey: key) { return (false, known) }
    storage.updateValue(element, forKey: key, insertingAt: index)
    return (true, index)
  }

  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    let old = storage.elements[index].value
    storage.values[index] = element
    return old
  }

  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    storage.updateValue(element, forKey: element[keyPath: id])
  }

  @discardableResult
  public mutating func remove(id: ID) -> Element? { storage.removeValue(forKey: id) }

  @discardableResult
  public mutating func remove(_ element: Element) -> Element? { remove(id: element[keyPath: id]) }

  @discardableResult
  public mutating func remove(at index: Int) -> Element { storage.remove(at: index).value }

  public mutating func remove(atOffsets offsets: IndexSet) {
    for index in offsets.reversed() { storage.remove(at: index) }
  }

  public mutating func removeAll(keepingCapacity: Bool = false) { storage.removeAll(keepingCapacity: keepingCapacity) }

  public mutating func removeAll(where isUnwanted: (Element) throws -> Bool) rethrows {
    try storage.removeAll { try isUnwanted($0.value) }
  }

  @discardableResult
  public mutating func removeLast() -> Element { storage.removeLast().value }

  @discardableResult
  public mutating func removeFirst() -> Element { storage.removeFirst().value }

  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { storage.elements[$0] }
    let target = destination - source.count { $0 < destination }
    remove(atOffsets: source)
    for (offset, element) in moved.enumerated() {
      storage.updateValue(element.value, forKey: element.key, insertingAt: target + offset)
    }
  }

  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try storage.sort { try areInIncreasingOrder($0.value, $1.value) }
  }

  public mutating func shuffle() { storage.shuffle() }
  public mutating func reverse() { storage.reverse() }
  public mutating func swapAt(_ one: Int, _ other: Int) { storage.swapAt(one, other) }

  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> IdentifiedArray {
    IdentifiedArray(id: id, storage: try storage.filter { try isIncluded($0.value) })
  }
}

public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  public init() { self.init(id: \.id) }

  public init<S: Sequence>(uniqueElements elements: S) where S.Element == Element {
    self.init(uniqueElements: elements, id: \.id)
  }

  public init<S: Sequence>(
    _ elements: S, uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows where S.Element == Element {
    try self.init(elements, id: \.id, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.count }
  public subscript(position: Int) -> Element {
    get { storage.elements[position].value }
    set { storage.values[position] = newValue }
  }
}

extension IdentifiedArray: MutableCollection where Element: Identifiable, ID == Element.ID {}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  public static func == (one: IdentifiedArray, other: IdentifiedArray) -> Bool { one.elementsEqual(other) }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { for element in self { hasher.combine(element) } }
}

extension IdentifiedArray: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}

extension IdentifiedArray: Decodable where Element: Decodable & Identifiable, ID == Element.ID {
  public init(from decoder: any Decoder) throws { self.init(uniqueElements: try [Element](from: decoder)) }
}

extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray: CustomStringConvertible {
  public var description: String { elements.description }
}
