public import Foundation

/// A database that cannot be reached: whoever asks it for something is told so.
public final class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }

  public typealias Found = (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  )

  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError(.notAuthenticated) }
  public func record(for id: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  @discardableResult
  public func deleteRecord(withID id: CKRecord.ID) async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  public func records(
    matching query: CKQuery, inZoneWith zone: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = 0
  ) async throws -> Found { throw CKError(.notAuthenticated) }

  public func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public func save(
    _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public func fetch(
    withRecordID id: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public func delete(
    withRecordID id: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public func delete(
    withSubscriptionID id: String, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public func perform(
    _ query: CKQuery, inZoneWith zone: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public func add(_ operation: CKDatabaseOperation) { operation.refuse() }

  private func refuse<Answer>(_ answer: @escaping @Sendable (Answer?, (any Error)?) -> Void) {
    DispatchQueue.main.async { answer(nil, CKError(.notAuthenticated)) }
  }
}

public final class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }
}

open class CKOperation: Operation, @unchecked Sendable {
  public final class Configuration: NSObject, @unchecked Sendable {
    public var qualityOfService = QualityOfService.default
  }
  public var configuration: Configuration? = Configuration()
  /// Tells what waits for the end that there is nobody to ask.
  func refuse() {}
}

open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  public var database: CKDatabase?
}

public final class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  public var recordsToSave: [CKRecord]?
  public var recordIDsToDelete: [CKRecord.ID]?
  public var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  public var isAtomic = true
  public var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  public var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  public var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  public var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  public var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  public var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.recordsToSave = recordsToSave
    self.recordIDsToDelete = recordIDsToDelete
  }
  override func refuse() {
    DispatchQueue.main.async {
      self.modifyRecordsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
      self.modifyRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
    }
  }
}

public final class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  public final class Cursor: NSObject, @unchecked Sendable {}
  public static let maximumResults = 0
  public var query: CKQuery?
  public var cursor: Cursor?
  public var zoneID: CKRecordZone.ID?
  public var desiredKeys: [CKRecord.FieldKey]?
  public var resultsLimit = maximumResults
  public var recordFetchedBlock: ((CKRecord) -> Void)?
  public var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  public var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  public var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  public init(query: CKQuery) { self.query = query }
  public init(cursor: Cursor) { self.cursor = cursor }
  override func refuse() {
    DispatchQueue.main.async {
      self.queryCompletionBlock?(nil, CKError(.notAuthenticated))
      self.queryResultBlock?(.failure(CKError(.notAuthenticated)))
    }
  }
}

public final class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  public var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [String]?, (any Error)?) -> Void)?
  public init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [String]? = nil) {}
  override func refuse() {
    DispatchQueue.main.async { self.modifySubscriptionsCompletionBlock?(nil, nil, CKError(.notAuthenticated)) }
  }
}

open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String
  public final class NotificationInfo: NSObject, @unchecked Sendable {
    public var alertBody: String?
    public var title: String?
    public var alertLocalizationKey: String?
    public var alertLocalizationArgs: [CKRecord.FieldKey]?
    public var titleLocalizationKey: String?
    public var soundName: String?
    public var desiredKeys: [CKRecord.FieldKey]?
    public var shouldBadge = false
    public var shouldSendContentAvailable = false
  }
  public let subscriptionID: ID
  public var notificationInfo: NotificationInfo?
  init(_ id: ID) { subscriptionID = id }
}

public final class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
    options: Options = []
  ) { super.init(subscriptionID) }
}

public final class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  public init(subscriptionID: ID) { super.init(subscriptionID) }
}
