// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import A11yUIKit
public import Foundation

// Nobody is signed in: nobody shares a record, and no invitation can be taken.

public final class CKShare: CKRecord, @unchecked Sendable {
  public enum SystemFieldKey {
    public static let title = "cloudkit.title"
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
    public static let shareType = "cloudkit.type"
  }
  public enum ParticipantPermission: Int, Sendable {
    case unknown, none, readOnly, readWrite
  }
  public enum ParticipantAcceptanceStatus: Int, Sendable {
    case unknown, pending, accepted, removed
  }
  public enum ParticipantRole: Int, Sendable {
    case unknown = 0
    case owner = 1
    case privateUser = 3
    case publicUser
  }

  /// An invitation.
  public final class Metadata: NSObject, @unchecked Sendable {
    public let share: CKShare
    public var containerIdentifier: String { "" }
    public var rootRecord: CKRecord? { nil }
    public var hierarchicalRootRecordID: CKRecord.ID? { nil }
    public var rootRecordID: CKRecord.ID { share.recordID }
    public var ownerIdentity: CKUserIdentity { CKUserIdentity() }
    public var participantRole: ParticipantRole { .unknown }
    public var participantStatus: ParticipantAcceptanceStatus { .unknown }
    public var participantPermission: ParticipantPermission { .unknown }
    init(_ share: CKShare) { self.share = share }
  }

  public final class Participant: NSObject, @unchecked Sendable {
    public typealias Role = ParticipantRole
    public typealias Permission = ParticipantPermission
    public typealias AcceptanceStatus = ParticipantAcceptanceStatus
    public let userIdentity = CKUserIdentity()
    public var role = Role.owner
    public var permission = Permission.readWrite
    public var acceptanceStatus: AcceptanceStatus { .accepted }
  }

  public var publicPermission = ParticipantPermission.none
  public let owner = Participant()
  public private(set) var participants: [Participant] = []
  public var currentUserParticipant: Participant? { owner }
  public var url: URL? { nil }

  public init(rootRecord: CKRecord) {
    super.init(recordType: "cloudkit.share")
    participants = [owner]
  }
  public convenience init(rootRecord: CKRecord, shareID: CKRecord.ID) { self.init(rootRecord: rootRecord) }
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(recordType: "cloudkit.share", zoneID: recordZoneID)
    participants = [owner]
  }
  public func addParticipant(_ participant: Participant) { participants.append(participant) }
  public func removeParticipant(_ participant: Participant) { participants.removeAll { $0 === participant } }
}

public final class CKUserIdentity: NSObject, @unchecked Sendable {
  public final class LookupInfo: NSObject, @unchecked Sendable {
    public let emailAddress: String?
    public let phoneNumber: String?
    public init(emailAddress: String) {
      self.emailAddress = emailAddress
      phoneNumber = nil
    }
    public init(phoneNumber: String) {
      emailAddress = nil
      self.phoneNumber = phoneNumber
    }
  }
  public var lookupInfo: LookupInfo? { nil }
  public var nameComponents: PersonNameComponents? { nil }
  public var userRecordID: CKRecord.ID? { nil }
  public var hasiCloudAccount: Bool { false }
}

public final class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
  public var shareURLs: [URL]?
  public var shouldFetchRootRecord = false
  public var perShareMetadataResultBlock: ((URL, Result<CKShare.Metadata, any Error>) -> Void)?
  public var fetchShareMetadataResultBlock: ((Result<Void, any Error>) -> Void)?
  public init(shareURLs: [URL]) { self.shareURLs = shareURLs }
  override func refuse() {
    DispatchQueue.main.async { self.fetchShareMetadataResultBlock?(.failure(CKError(.notAuthenticated))) }
  }
}

public final class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  public var shareMetadatas: [CKShare.Metadata]?
  public var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  public var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
  public init(shareMetadatas: [CKShare.Metadata]) { self.shareMetadatas = shareMetadatas }
  override func refuse() {
    DispatchQueue.main.async { self.acceptSharesResultBlock?(.failure(CKError(.notAuthenticated))) }
  }
}

extension CKContainer {
  public func add(_ operation: CKOperation) { operation.refuse() }
  public func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError(.notAuthenticated) }
  public func fetchShareMetadata(
    with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
  @discardableResult
  public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError(.notAuthenticated) }
}

/// The system's screen by which a record is shared; it is another program's.
open class UICloudSharingController: UIViewController {
  public struct PermissionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowPublic = PermissionOptions(rawValue: 1)
    public static let allowPrivate = PermissionOptions(rawValue: 2)
    public static let allowReadOnly = PermissionOptions(rawValue: 4)
    public static let allowReadWrite = PermissionOptions(rawValue: 8)
  }
  public weak var delegate: (any UICloudSharingControllerDelegate)?
  public private(set) var share: CKShare?
  public var availablePermissions: PermissionOptions = []
  public init(share: CKShare, container: CKContainer) {
    self.share = share
    super.init(nibName: nil, bundle: nil)
  }
  public init(
    preparationHandler:
      @escaping (
        UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
      ) -> Void
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor public protocol UICloudSharingControllerDelegate: AnyObject {
  func cloudSharingController(_ controller: UICloudSharingController, failedToSaveShareWithError error: any Error)
  func itemTitle(for controller: UICloudSharingController) -> String?
  func itemThumbnailData(for controller: UICloudSharingController) -> Data?
  func itemType(for controller: UICloudSharingController) -> String?
  func cloudSharingControllerDidSaveShare(_ controller: UICloudSharingController)
  func cloudSharingControllerDidStopSharing(_ controller: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
  public func itemThumbnailData(for controller: UICloudSharingController) -> Data? { nil }
  public func itemType(for controller: UICloudSharingController) -> String? { nil }
  public func cloudSharingControllerDidSaveShare(_ controller: UICloudSharingController) {}
  public func cloudSharingControllerDidStopSharing(_ controller: UICloudSharingController) {}
}
