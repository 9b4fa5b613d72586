/// A part of a view that stands for something outside of it.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the module itself connects.
protocol ConnectedProperty: DynamicProperty {
  @MainActor mutating func connect(in place: PropertyPlace)
}

/// Where a dynamic property is: which view it belongs to, and what that view keeps for it.
@MainActor
struct PropertyPlace {
  let node: Node
  let environment: EnvironmentValues
  let storage: PropertyStorage
  /// The position of the property in memory, which tells it from the others of the view.
  let offset: Int

  /// What the property keeps while the view is there.
  func keep<Kept: AnyObject>(_ make: () -> Kept) -> Kept { storage.keep(at: offset, make) }
}

/// What the dynamic properties of one view keep.
@MainActor
final class PropertyStorage {
  private var kept: [Int: AnyObject] = [:]

  nonisolated init() {}

  func keep<Kept: AnyObject>(at offset: Int, _ make: () -> Kept) -> Kept {
    if let found = kept[offset] as? Kept { return found }
    let new = make()
    kept[offset] = new
    return new
  }

  /// Connects all dynamic properties of a view, a modifier or a style.
  func connect<Value>(_ value: inout Value, at node: Node, environment: EnvironmentValues) {
    connect(&value, from: 0, at: node, environment: environment)
  }

  private func connect<Value>(
    _ value: inout Value, from base: Int, at node: Node, environment: EnvironmentValues
  ) {
    let fields = DynamicFields.of(Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let start = UnsafeMutableRawPointer(pointer)
      for field in fields {
        connect(
          field.type, at: start + field.offset, from: base + field.offset, node: node, environment: environment)
      }
    }
  }

  private func connect<Property: DynamicProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, from base: Int, node: Node,
    environment: EnvironmentValues
  ) {
    let pointer = address.assumingMemoryBound(to: type)
    if var property = pointer.pointee as? any ConnectedProperty {
      property.connect(in: PropertyPlace(node: node, environment: environment, storage: self, offset: base))
      if let connected = property as? Property { pointer.pointee = connected }
    } else {
      connect(&pointer.pointee, from: base, at: node, environment: environment)
    }
    pointer.pointee.update()
  }
}

/// The dynamic properties among the stored ones of a type.
struct DynamicFields {
  struct Field {
    let type: any DynamicProperty.Type
    let offset: Int
  }

  @MainActor private static var found: [ObjectIdentifier: [Field]] = [:]

  @MainActor
  static func of<Value>(_ type: Value.Type) -> [Field] {
    let id = ObjectIdentifier(type)
    if let fields = found[id] { return fields }
    var fields: [Field] = []
    if !(type is AnyObject.Type) {
      for field in storedFields(of: type) {
        guard let property = field.type as? any DynamicProperty.Type else { continue }
        fields.append(Field(type: property, offset: field.offset))
      }
    }
    found[id] = fields
    return fields
  }
}
