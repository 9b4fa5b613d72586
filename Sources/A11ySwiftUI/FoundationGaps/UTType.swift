/// A kind of data.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  private init(known identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) { identifier = filenameExtension }
  public init?(mimeType: String, conformingTo parent: UTType = .data) { identifier = mimeType }
  public init?(tag: String, tagClass: UTTagClass, conformingTo parent: UTType?) { identifier = tag }
  public var description: String { identifier }
  public var preferredFilenameExtension: String? { identifier.split(separator: ".").last.map(String.init) }
  public var preferredMIMEType: String? { nil }
  public var localizedDescription: String? { nil }
  public func conforms(to other: UTType) -> Bool { self == other }
  public func isSubtype(of other: UTType) -> Bool { self != other && conforms(to: other) }
  public func isSupertype(of other: UTType) -> Bool { other.isSubtype(of: self) }

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let json = UTType(known: "public.json")
  public static let xml = UTType(known: "public.xml")
  public static let yaml = UTType(known: "public.yaml")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let svg = UTType(known: "public.svg-image")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let tiff = UTType(known: "public.tiff")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let zip = UTType(known: "public.zip-archive")
  public static let archive = UTType(known: "public.archive")
  public static let package = UTType(known: "com.apple.package")
  public static let vCard = UTType(known: "public.vcard")
  public static let calendarEvent = UTType(known: "public.calendar-event")
}
public struct UTTagClass: Hashable, Sendable {
  public static let filenameExtension = UTTagClass()
  public static let mimeType = UTTagClass()
}
public final class NSItemProvider: @unchecked Sendable {
  /// What the app has put in.
  private let item: Any?
  private let typeIdentifier: String?

  public init() { (item, typeIdentifier) = (nil, nil) }
  public init(object: Any) { (item, typeIdentifier) = (object, nil) }
  public init(contentsOf url: URL) { (item, typeIdentifier) = (url, nil) }
  public init(item: Any?, typeIdentifier: String?) { (self.item, self.typeIdentifier) = (item, typeIdentifier) }
  public var suggestedName: String?
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    item != nil && (typeIdentifier ?? identifier) == identifier
  }
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { load(type) != nil }
  @discardableResult
  public func loadObject<T>(ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void)
    -> Progress
  {
    completionHandler(load(type), nil)
    return Progress(totalUnitCount: 1)
  }

  @discardableResult
  public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    completionHandler(load(type).map { .success($0) } ?? .failure(CocoaError(.fileReadUnknown)))
    return Progress(totalUnitCount: 1)
  }

  /// The item as a type: text is there as Swift's and as Foundation's.
  private func load<T>(_ type: T.Type) -> T? {
    item as? T ?? (item as? NSString).map { String(describing: $0) } as? T
      ?? (item as? String).map { NSString(string: $0) } as? T
  }
}
public final class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForSearch = false
  public var isEligibleForHandoff = false
  public var isEligibleForPrediction = false
  public init(activityType: String) { self.activityType = activityType }
}
