// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import A11ySwiftUI

// What the system's search would know of the app.

public final class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public init(itemContentType: String) {}
  public init(contentType: UTType) {}
  public var title: String?
  public var displayName: String?
  public var contentDescription: String?
  public var identifier: String?
  public var keywords: [String]?
  public var thumbnailData: Data?
  public var thumbnailURL: URL?
  public var contentURL: URL?
}

public final class CSSearchableItem: NSObject, @unchecked Sendable {
  public let uniqueIdentifier: String
  public let domainIdentifier: String?
  public let attributeSet: CSSearchableItemAttributeSet
  public var expirationDate = Date.distantFuture
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

public final class CSSearchableIndex: NSObject, @unchecked Sendable {
  public static func `default`() -> CSSearchableIndex { CSSearchableIndex() }
  public static func isIndexingAvailable() -> Bool { true }
  public func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  public func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  public func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
