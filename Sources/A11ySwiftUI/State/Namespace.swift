/// A name space for ids of views.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable { let number: Int }

  private final class Kept {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  private var kept: Kept?
  public init() {}
  public var wrappedValue: ID { kept?.id ?? ID(number: 0) }
}

extension Namespace: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) {
    kept = place.keep { Kept(ID(number: place.node.graph.nextNumber())) }
  }
}

extension Namespace: @unchecked Sendable {}
