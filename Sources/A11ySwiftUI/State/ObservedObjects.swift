/// Follows an object of which every change may change a view.
final class ObjectSubscription {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?
  private var isSubscribing = false

  /// Has a view evaluated again whenever the object is about to change.
  ///
  /// What a publisher of the object's own says at once, as `$property` does, is the state that the view is made with.
  @MainActor
  func follow<T: ObservableObject>(_ object: T, for node: Node) {
    guard self.object !== object else { return }
    self.object = object
    let reference = NodeReference(node)
    isSubscribing = true
    defer { isSubscribing = false }
    subscription = object.objectWillChange.sink { [weak self] _ in
      if self?.isSubscribing == false { reference.invalidate() }
    }
  }
}

/// An object that somebody else keeps.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      let root = root
      return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension ObservedObject: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) {
    place.keep { ObjectSubscription() }.follow(wrappedValue, for: place.node)
  }
}

/// An object that the view keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Kept {
    let object: ObjectType
    let subscription = ObjectSubscription()
    init(_ object: ObjectType) { self.object = object }
  }

  private let make: () -> ObjectType
  private var kept: Kept?

  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

  public var wrappedValue: ObjectType { kept?.object ?? make() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
}

extension StateObject: SelfComparing {
  // What would make the object is asked once.
  func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}

extension StateObject: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) {
    let found = place.keep { Kept(make()) }
    found.subscription.follow(found.object, for: place.node)
    kept = found
  }
}

/// An object that a view above has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var found: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let found else { missingObject(ObjectType.self, "environmentObject(_:)") }
    return found
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
}

extension EnvironmentObject: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) {
    found = place.environment.object(of: ObjectType.self) as? ObjectType
    if let found { place.keep { ObjectSubscription() }.follow(found, for: place.node) }
  }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  where Value: AnyObject {
    Binding(location: PropertyLocation(of: wrappedValue, keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
extension Bindable: @unchecked Sendable where Value: Sendable {}
