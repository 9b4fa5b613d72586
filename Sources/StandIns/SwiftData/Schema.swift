public import A11ySwiftUI

/// The classes whose objects an app keeps.
public final class Schema: @unchecked Sendable {
  public struct Version: Hashable, Sendable {
    public init(_ major: Int, _ minor: Int, _ patch: Int) {}
  }

  public final class Attribute {
    public struct Option: Sendable {
      public static let unique = Option()
      public static let externalStorage = Option()
      public static let ephemeral = Option()
      public static let spotlight = Option()
      public static let preserveValueOnDeletion = Option()
      public static let allowsCloudEncryption = Option()
      public static let encrypt = Option()
      public static func transformable(by type: Any.Type) -> Option { Option() }
      public static func transformable(by name: String) -> Option { Option() }
    }
  }

  public final class Relationship {
    public struct Option: Sendable {
      public static let unique = Option()
    }
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
  }

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {}
  public init(versionedSchema: any VersionedSchema.Type) {}
  public init() {}
}

public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

public enum MigrationStage: @unchecked Sendable {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// Where objects are kept: here always in memory, empty at first.
public struct ModelConfiguration: Hashable, Sendable, CustomDebugStringConvertible {
  public struct CloudKitDatabase: Sendable {
    public static let automatic = CloudKitDatabase()
    public static let none = CloudKitDatabase()
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }
  public struct GroupContainer: Sendable {
    public static let automatic = GroupContainer()
    public static let none = GroupContainer()
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  public let isStoredInMemoryOnly: Bool
  public var name = ""
  public var url: URL { URL(fileURLWithPath: "/dev/null") }
  public var debugDescription: String { "ModelConfiguration(\(name))" }

  public init(isStoredInMemoryOnly: Bool) { self.isStoredInMemoryOnly = isStoredInMemoryOnly }
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.name = name ?? ""
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    isStoredInMemoryOnly = false
    self.name = name ?? ""
  }
  // One that is said nothing of could be this one too.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }
}

public enum SwiftDataError: Error, Sendable {
  case unknownSchema
  case loadIssueModelContainer
}
