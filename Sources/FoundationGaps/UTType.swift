/// A kind of data.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String
  /// What the kind is a part of, as the app itself says.
  private var parent: String?

  public init?(_ identifier: String) { self.identifier = identifier }
  private init(known identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
    self.parent = parent?.identifier
  }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    let ending = filenameExtension.lowercased()
    self.init(of: SystemType.all.first { $0.endings.contains(ending) }, or: "dyn.\(ending)", parent)
  }
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    let mimeType = mimeType.lowercased()
    self.init(of: SystemType.all.first { $0.mimeType == mimeType }, or: "dyn.\(mimeType)", parent)
  }
  public init?(tag: String, tagClass: UTTagClass, conformingTo parent: UTType?) {
    switch tagClass {
    case .mimeType: self.init(mimeType: tag, conformingTo: parent ?? .data)
    default: self.init(filenameExtension: tag, conformingTo: parent ?? .data)
    }
  }
  /// A type that the system knows, or one that it makes up for an ending that it does not.
  private init(of known: SystemType?, or unknown: String, _ parent: UTType) {
    identifier = known?.identifier ?? unknown
    self.parent = known == nil ? parent.identifier : nil
  }

  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  public var description: String { identifier }
  public var preferredFilenameExtension: String? { SystemType.known[identifier]?.endings.first }
  public var preferredMIMEType: String? { SystemType.known[identifier]?.mimeType }
  public var localizedDescription: String? { nil }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { !isDynamic }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All that the kind is a part of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var pending = parents
    while let next = pending.popLast() {
      if found.insert(next).inserted { pending += next.parents }
    }
    return found
  }
  private var parents: [UTType] {
    let known = SystemType.known[identifier]?.parents ?? []
    return (known + [parent].compactMap(\.self)).map(UTType.init(known:))
  }
  public func conforms(to other: UTType) -> Bool { self == other || isSubtype(of: other) }
  public func isSubtype(of other: UTType) -> Bool { self != other && supertypes.contains(other) }
  public func isSupertype(of other: UTType) -> Bool { other.isSubtype(of: self) }

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let compositeContent = UTType(known: "public.composite-content")
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
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let svg = UTType(known: "public.svg-image")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let tiff = UTType(known: "public.tiff")
  public static let rawImage = UTType(known: "public.camera-raw-image")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let zip = UTType(known: "public.zip-archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let archive = UTType(known: "public.archive")
  public static let package = UTType(known: "com.apple.package")
  public static let vCard = UTType(known: "public.vcard")
  public static let contact = UTType(known: "public.contact")
  public static let calendarEvent = UTType(known: "public.calendar-event")
}
public struct UTTagClass: Hashable, Sendable {
  private let name: String
  public static let filenameExtension = UTTagClass(name: "public.filename-extension")
  public static let mimeType = UTTagClass(name: "public.mime-type")
}

/// A kind that the system declares: what it is a part of, and how its files are told.
///
/// Source: Apple's reference of `UTType`, “System-declared uniform type identifiers”.
private struct SystemType {
  let identifier: String
  let parents: [String]
  var endings: [String] = []
  var mimeType: String?

  static let known = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  static let all: [SystemType] = [
    Self("public.composite-content", ["public.content"]),
    Self("public.data", ["public.item"]),
    Self("public.directory", ["public.item"]),
    Self("public.folder", ["public.directory"]),
    Self("com.apple.package", ["public.directory"]),
    Self("public.url", ["public.data"]),
    Self("public.file-url", ["public.url"]),
    Self("public.text", ["public.data", "public.content"]),
    Self("public.plain-text", ["public.text"], ["txt", "text"], "text/plain"),
    Self("public.utf8-plain-text", ["public.plain-text"]),
    Self("public.rtf", ["public.text"], ["rtf"], "text/rtf"),
    Self("public.html", ["public.text"], ["html", "htm"], "text/html"),
    Self("public.json", ["public.text"], ["json"], "application/json"),
    Self("public.xml", ["public.text"], ["xml"], "application/xml"),
    Self("public.yaml", ["public.text"], ["yml", "yaml"], "application/x-yaml"),
    Self("public.delimited-values-text", ["public.text"]),
    Self("public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], "text/csv"),
    Self("public.source-code", ["public.plain-text"]),
    Self("public.swift-source", ["public.source-code"], ["swift"]),
    Self("com.apple.property-list", ["public.data"], ["plist"]),
    Self("public.image", ["public.data", "public.content"]),
    Self("public.png", ["public.image"], ["png"], "image/png"),
    Self("public.jpeg", ["public.image"], ["jpeg", "jpg"], "image/jpeg"),
    Self("com.compuserve.gif", ["public.image"], ["gif"], "image/gif"),
    Self("public.heif-standard", ["public.image"], ["heif"], "image/heif"),
    Self("public.heic", ["public.heif-standard"], ["heic"], "image/heic"),
    Self("public.svg-image", ["public.image", "public.xml"], ["svg"], "image/svg+xml"),
    Self("org.webmproject.webp", ["public.image"], ["webp"], "image/webp"),
    Self("public.tiff", ["public.image"], ["tiff", "tif"], "image/tiff"),
    Self("public.camera-raw-image", ["public.image"]),
    Self("public.audiovisual-content", ["public.data", "public.content"]),
    Self("public.movie", ["public.audiovisual-content"]),
    Self("public.video", ["public.movie"]),
    Self("public.audio", ["public.audiovisual-content"]),
    Self("public.mp3", ["public.audio"], ["mp3"], "audio/mpeg"),
    Self("com.microsoft.waveform-audio", ["public.audio"], ["wav"], "audio/vnd.wave"),
    Self("public.mpeg-4", ["public.movie"], ["mp4"], "video/mp4"),
    Self("public.mpeg-4-audio", ["public.audio"], ["mp4", "m4a"], "audio/mp4"),
    Self("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], "video/quicktime"),
    Self("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], "application/pdf"),
    Self("org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"], "application/epub+zip"),
    Self("public.archive", ["public.data"]),
    Self("public.zip-archive", ["public.archive"], ["zip"], "application/zip"),
    Self("org.gnu.gnu-zip-archive", ["public.archive"], ["gz"], "application/x-gzip"),
    Self("public.contact", ["public.data"]),
    Self("public.vcard", ["public.text", "public.contact"], ["vcf"], "text/vcard"),
    Self("public.calendar-event", ["public.data"]),
  ]

  private init(_ identifier: String, _ parents: [String], _ endings: [String] = [], _ mimeType: String? = nil) {
    (self.identifier, self.parents, self.endings, self.mimeType) = (identifier, parents, endings, mimeType)
  }
}
