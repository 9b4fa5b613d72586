import A11yAppServices
import Foundation
import Testing

/// Apple's references of CloudKit, where nobody is signed in, and of NSSortDescriptor.
@Suite("Records in the cloud")
struct CloudKitTests {
  @Test("Nobody shares a record but its owner, and no invitation can be fetched")
  func sharing() async throws {
    let record = CKRecord(recordType: "Habit")
    let share = CKShare(rootRecord: record)
    share[CKShare.SystemFieldKey.title] = "Habits"
    share.publicPermission = .readOnly
    #expect(record.share == nil && share.participants.count == 1)
    #expect(share.participants.first?.permission == .readWrite)
    #expect(share.participants.first?.userIdentity.userRecordID == nil)
    let url = try #require(URL(string: "https://www.icloud.com/share/1"))
    await #expect(throws: CKError.self) { try await CKContainer.default().shareMetadata(for: url) }
    let operation = CKFetchShareMetadataOperation(shareURLs: [url])
    let isRefused = await withCheckedContinuation { continuation in
      operation.fetchShareMetadataResultBlock = { result in
        if case .failure(let error as CKError) = result {
          continuation.resume(returning: error.code == .notAuthenticated)
        } else {
          continuation.resume(returning: false)
        }
      }
      CKContainer.default().add(operation)
    }
    #expect(isRefused)
  }

  @Test("The screen to share by has the share, and what may be allowed")
  @MainActor func controller() {
    let share = CKShare(rootRecord: CKRecord(recordType: "Habit"))
    let controller = UICloudSharingController(share: share, container: .default())
    controller.availablePermissions = [.allowReadOnly, .allowPrivate]
    #expect(controller.share === share && controller.availablePermissions.contains(.allowPrivate))
  }

  @Test("Records are sorted by their values, and named in a format by their ids")
  func sorting() {
    let records = [3, 1, 2].map { number in
      let record = CKRecord(recordType: "Habit", recordID: CKRecord.ID(recordName: "habit \(number)"))
      record["order"] = number
      return record
    }
    let order = NSSortDescriptor(key: "order", ascending: false)
    let sorted = (records as NSArray).sortedArray(using: [order]).compactMap { ($0 as? CKRecord)?["order"] as? Int }
    #expect(sorted == [3, 2, 1])
    #expect(String(format: "%@", records[0].recordID) == "habit 3")
    #expect(
      String(format: "%@", CKRecord.Reference(record: records[1], action: .none)) == "habit 1")
  }

  @Test("Who saves records is asked to be told of each")
  func eachRecord() {
    let operation = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "Habit")])
    var saved: [String] = []
    operation.perRecordSaveBlock = { id, _ in saved.append(id.recordName) }
    operation.perRecordDeleteBlock = { _, _ in }
    #expect(saved.isEmpty && operation.recordsToSave?.count == 1)
  }
}
