public import A11ySwiftUI

/// The documents of a collection in a view: none.
@propertyWrapper
public struct FirestoreQuery<Value>: DynamicProperty {
  public struct Configuration {
    public var path: String
    public var predicates: [QueryPredicate]
    public var error: (any Error)?
  }

  private let none: Value
  @State private var configuration: Configuration

  public var wrappedValue: Value { none }
  public var projectedValue: Configuration {
    get { configuration }
    nonmutating set { configuration = newValue }
  }

  private init(_ none: Value, _ path: String, _ predicates: [QueryPredicate]) {
    self.none = none
    _configuration = State(initialValue: Configuration(path: path, predicates: predicates))
  }

  public init<Item: Decodable>(
    collectionPath path: String, predicates: [QueryPredicate] = [], animation: Animation? = nil
  ) where Value == [Item] { self.init([], path, predicates) }

  public init<Item: Decodable>(
    collectionPath path: String, predicates: [QueryPredicate] = [], animation: Animation? = nil
  ) where Value == Result<[Item], any Error> { self.init(.success([]), path, predicates) }
}

public enum QueryPredicate {
  case isEqualTo(_ field: String, _ value: Any)
  case isIn(_ field: String, _ values: [Any])
  case arrayContains(_ field: String, _ value: Any)
  case isLessThan(_ field: String, _ value: Any)
  case isGreaterThan(_ field: String, _ value: Any)
  case orderBy(_ field: String, _ descending: Bool)
  case limitTo(_ count: Int)
  case limitToLast(_ count: Int)
  public static func `where`(_ field: String, isEqualTo value: Any) -> QueryPredicate { .isEqualTo(field, value) }
  public static func `where`(_ field: String, isIn values: [Any]) -> QueryPredicate { .isIn(field, values) }
  public static func `where`(_ field: String, arrayContains value: Any) -> QueryPredicate {
    .arrayContains(field, value)
  }
  public static func order(by field: String, descending: Bool = false) -> QueryPredicate {
    .orderBy(field, descending)
  }
  public static func limit(to count: Int) -> QueryPredicate { .limitTo(count) }
}
