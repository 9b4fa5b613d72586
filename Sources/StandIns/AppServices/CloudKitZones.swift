// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// How far what was fetched goes; nobody has fetched anything.
public final class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
  public static var supportsSecureCoding: Bool { true }
  public init?(coder: NSCoder) { nil }
  public func encode(with coder: NSCoder) {}
}

public final class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public var recordIDs: [CKRecord.ID]?
  public var desiredKeys: [CKRecord.FieldKey]?
  public var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  public var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  public var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }
  override func refuse() {
    DispatchQueue.main.async {
      self.fetchRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
      self.fetchRecordsCompletionBlock?(nil, CKError(.notAuthenticated))
    }
  }
}

public final class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  public final class ZoneConfiguration: NSObject, @unchecked Sendable {
    public var previousServerChangeToken: CKServerChangeToken?
    public var resultsLimit: Int?
    public var desiredKeys: [CKRecord.FieldKey]?
    public init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.previousServerChangeToken = previousServerChangeToken
      self.resultsLimit = resultsLimit
      self.desiredKeys = desiredKeys
    }
  }
  public typealias Fetched = (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool)

  public var recordZoneIDs: [CKRecordZone.ID]?
  public var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  public var fetchAllChanges = true
  public var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  public var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  public var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  public var recordZoneFetchResultBlock: ((CKRecordZone.ID, Result<Fetched, any Error>) -> Void)?
  public var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
  public init(
    recordZoneIDs: [CKRecordZone.ID]? = nil,
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
  }
  override func refuse() {
    DispatchQueue.main.async { self.fetchRecordZoneChangesResultBlock?(.failure(CKError(.notAuthenticated))) }
  }
}

extension CKDatabase {
  public typealias ModifiedZones = (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  )

  public func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
  public func recordZone(for id: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
  @discardableResult
  public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
  @discardableResult
  public func modifyRecordZones(
    saving zonesToSave: [CKRecordZone], deleting zoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> ModifiedZones { throw CKError(.notAuthenticated) }
  public func fetchAllRecordZones(
    completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
}
