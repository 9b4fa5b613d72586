internal import A11ySwiftUI
@_exported public import Foundation
@_exported public import Observation

/// A class whose objects an app keeps.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  var persistentModelID: PersistentIdentifier { get }
  /// Where its objects have values.
  static var _places: [_ModelPlace] { get }
}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(object: ObjectIdentifier(self)) }
  public var id: PersistentIdentifier { persistentModelID }
  public var modelContext: ModelContext? { ModelContext.holding(self) }
  public var isDeleted: Bool { false }
  public var hasChanges: Bool { false }

  public static var _places: [_ModelPlace] { [] }

  public static func == (one: Self, other: Self) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What an object is known by.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
  private let number: UInt

  init(object: ObjectIdentifier) { number = UInt(bitPattern: object.hashValue) }

  public var id: PersistentIdentifier { self }
  public var entityName: String { "" }
  public var storeIdentifier: String? { nil }
  public static func < (one: PersistentIdentifier, other: PersistentIdentifier) -> Bool { one.number < other.number }
}

/// Makes the objects of a class ones that are kept, and whose changes views follow.
@attached(
  member, names: named(_$observationRegistrar), named(_places), named(access), named(withMutation),
  named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "A11ySwiftUIMacros", type: "ModelMacro")

/// Says something about a kept property that views do not notice.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")

@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")

@attached(peer)
public macro Transient() = #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")

@freestanding(declaration)
public macro Unique<Root: PersistentModel>(_ paths: [PartialKeyPath<Root>]...) =
  #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")

@freestanding(declaration)
public macro Index<Root: PersistentModel>(_ paths: [PartialKeyPath<Root>]...) =
  #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")
