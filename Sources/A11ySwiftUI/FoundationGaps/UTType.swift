/// A kind of data.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String
  public init(_ identifier: String) { self.identifier = identifier }
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

  public static let item = UTType("public.item")
  public static let content = UTType("public.content")
  public static let data = UTType("public.data")
  public static let directory = UTType("public.directory")
  public static let folder = UTType("public.folder")
  public static let url = UTType("public.url")
  public static let fileURL = UTType("public.file-url")
  public static let text = UTType("public.text")
  public static let plainText = UTType("public.plain-text")
  public static let utf8PlainText = UTType("public.utf8-plain-text")
  public static let rtf = UTType("public.rtf")
  public static let html = UTType("public.html")
  public static let json = UTType("public.json")
  public static let xml = UTType("public.xml")
  public static let yaml = UTType("public.yaml")
  public static let commaSeparatedText = UTType("public.comma-separated-values-text")
  public static let propertyList = UTType("com.apple.property-list")
  public static let image = UTType("public.image")
  public static let png = UTType("public.png")
  public static let jpeg = UTType("public.jpeg")
  public static let gif = UTType("com.compuserve.gif")
  public static let heic = UTType("public.heic")
  public static let svg = UTType("public.svg-image")
  public static let webP = UTType("org.webmproject.webp")
  public static let tiff = UTType("public.tiff")
  public static let movie = UTType("public.movie")
  public static let video = UTType("public.video")
  public static let audio = UTType("public.audio")
  public static let mp3 = UTType("public.mp3")
  public static let mpeg4Movie = UTType("public.mpeg-4")
  public static let mpeg4Audio = UTType("public.mpeg-4-audio")
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie")
  public static let pdf = UTType("com.adobe.pdf")
  public static let zip = UTType("public.zip-archive")
  public static let archive = UTType("public.archive")
  public static let package = UTType("com.apple.package")
  public static let vCard = UTType("public.vcard")
  public static let calendarEvent = UTType("public.calendar-event")
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
/// Something that can be handed to another app.
public protocol Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension Image: Transferable {}
extension AttributedString: Transferable {}
