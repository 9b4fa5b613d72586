// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import FoundationGaps

// Nobody is signed in: nothing is found in the cloud, and nothing is kept there.

public typealias CKRecordValue = Any
public typealias CKRecordValueProtocol = Any

open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String
  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

  public final class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
    }
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
    }
    public override var hash: Int { recordName.hashValue }
  }

  public final class Reference: NSObject, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction
    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  public let recordType: RecordType
  public let recordID: ID
  public var parent: Reference?
  /// That by which it is shared with others.
  public var share: Reference? { nil }
  public var creationDate: Date? { nil }
  public var modificationDate: Date? { nil }
  public var creatorUserRecordID: ID? { nil }
  public var lastModifiedUserRecordID: ID? { nil }
  public var recordChangeTag: String? { nil }
  private var values: [FieldKey: Any] = [:]

  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
  }
  public init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.recordType = recordType
    recordID = ID(zoneID: zoneID)
  }

  public subscript(key: FieldKey) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
  @_disfavoredOverload
  public subscript<Value>(key: FieldKey) -> Value? { values[key] as? Value }
  public func object(forKey key: FieldKey) -> Any? { values[key] }
  public func value(forKey key: FieldKey) -> Any? { values[key] }
  public func setObject(_ value: Any?, forKey key: FieldKey) { values[key] = value }
  public func setValue(_ value: Any?, forKey key: FieldKey) { values[key] = value }
  public func allKeys() -> [FieldKey] { values.keys.sorted() }
  public func changedKeys() -> [FieldKey] { allKeys() }
}

public final class CKRecordZone: NSObject, @unchecked Sendable {
  public struct ID: Hashable, Sendable {
    public let zoneName: String
    public let ownerName: String
    public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }
    public static let `default` = ID(zoneName: "_defaultZone")
  }
  public let zoneID: ID
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  public init(zoneID: ID) { self.zoneID = zoneID }
  public static func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

public let CKCurrentUserDefaultName = "__defaultOwner__"

public final class CKAsset: NSObject, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}

public struct CKError: Error, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
    case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
    case serverRecordChanged = 14
    case serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation
    case operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded
    case zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared, referenceViolation
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var retryAfterSeconds: Double? { nil }
  public var errorDescription: String? { "This request requires an authenticated account" }
}

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

public final class CKContainer: NSObject, @unchecked Sendable {
  public let containerIdentifier: String?
  public init(identifier: String) { containerIdentifier = identifier }
  public static func `default`() -> CKContainer { CKContainer(identifier: "") }
  public let privateCloudDatabase = CKDatabase(.private)
  public let publicCloudDatabase = CKDatabase(.public)
  public let sharedCloudDatabase = CKDatabase(.shared)
  public func database(with scope: CKDatabase.Scope) -> CKDatabase { CKDatabase(scope) }
  public func accountStatus() async throws -> CKAccountStatus { .noAccount }
  public func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(.noAccount, nil) }
  }
  public func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  public func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
}

extension Notification.Name {
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

extension CKRecord: KeyedObject {}

// What predicates compare references with.
extension CKRecord.ID: CVarArg { public var _cVarArgEncoding: [Int] { encodedAsObject(recordName) } }
extension CKRecord.Reference: CVarArg { public var _cVarArgEncoding: [Int] { encodedAsObject(recordID.recordName) } }
