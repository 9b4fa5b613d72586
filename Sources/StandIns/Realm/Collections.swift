public import Foundation

/// What several objects can be had from.
public protocol RealmCollection: RandomAccessCollection where Element: RealmCollectionValue, Index == Int {}

extension RealmCollection {
  public func filter(_ predicate: NSPredicate) -> Results<Element> { Results(filterable: Array(self)) }
  public func filter(_ format: String, _ arguments: Any...) -> Results<Element> { Results(filterable: Array(self)) }
  public func sorted(byKeyPath path: String, ascending: Bool = true) -> Results<Element> { Results(Array(self)) }
  public func sorted<Value: Comparable>(by path: KeyPath<Element, Value>, ascending: Bool = true) -> Results<Element> {
    Results(sorted { ascending ? $0[keyPath: path] < $1[keyPath: path] : $0[keyPath: path] > $1[keyPath: path] })
  }
  public func observe(_ action: @escaping (RealmCollectionChange<Self>) -> Void) -> NotificationToken {
    action(.initial(self))
    return NotificationToken()
  }
  public func freeze() -> Self { self }
  public func thaw() -> Self? { self }
  public var realm: Realm? { try? Realm() }
}

public enum RealmCollectionChange<Items> {
  case initial(Items)
  case update(Items, deletions: [Int], insertions: [Int], modifications: [Int])
  case error(any Error)
}

public final class NotificationToken {
  public func invalidate() {}
}

/// The objects of a kind.
public struct Results<Element: RealmCollectionValue>: RealmCollection {
  private let items: [Element]
  init(_ items: [Element]) { self.items = items }
  /// Conditions in words are not looked into: all is there.
  init(filterable items: [Element]) { self.items = items }
  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(index: Int) -> Element { items[index] }
  public func `where`(_ isWanted: (Element) -> Bool) -> Results<Element> { Results(items.filter(isWanted)) }
}

/// A list that a property of an object holds.
public final class List<Element: RealmCollectionValue>: RealmCollection, MutableCollection,
  RangeReplaceableCollection, _Persistable
{
  private var items: [Element] = []
  public init() {}
  public static func _first() -> List<Element> { List() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(index: Int) -> Element {
    get { items[index] }
    set { items[index] = newValue }
  }
  public func replaceSubrange<New: Collection<Element>>(_ range: Range<Int>, with new: New) {
    items.replaceSubrange(range, with: new)
  }
  public func append(_ item: Element) { items.append(item) }
  public func append<Items: Sequence<Element>>(objectsIn items: Items) { self.items += items }
  public func insert(_ item: Element, at index: Int) { items.insert(item, at: index) }
  @discardableResult public func remove(at index: Int) -> Element { items.remove(at: index) }
  public func removeAll() { items.removeAll() }
  public func remove(atOffsets offsets: IndexSet) { for index in offsets.reversed() { items.remove(at: index) } }
  public func move(fromOffsets offsets: IndexSet, toOffset target: Int) {
    let moved = offsets.map { items[$0] }
    let index = target - offsets.count(in: 0..<target)
    remove(atOffsets: offsets)
    items.insert(contentsOf: moved, at: index)
  }
  public func index(of item: Element) -> Int? { items.firstIndex(of: item) }
}

/// The objects that point to another one.
public struct LinkingObjects<Element: Object>: RealmCollection, _Persistable {
  public static func _first() -> LinkingObjects<Element> { LinkingObjects() }
  public init() {}
  public init(fromType type: Element.Type, property: String) {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Element { preconditionFailure("nothing points to an object in a preview") }
}
