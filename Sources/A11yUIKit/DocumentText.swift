public import Foundation

/// Text that is read from a document.
extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads HTML and plain text; what else there is cannot be read here.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let code = (options[.characterEncoding] as? UInt) ?? (options[.characterEncoding] as? Int).map { UInt($0) }
    let encoding = code.map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = options[.documentType]
    switch (type as? DocumentType) ?? (type as? String).map({ DocumentType(rawValue: $0) }) ?? .plain {
    case .html: self.init(attributedString: HTMLText(text).attributed)
    case .plain: self.init(string: text)
    default: throw CocoaError(.fileReadUnsupportedScheme)
    }
  }

  /// What a document of the text would be; HTML is plain here, without looks.
  public func data(from range: NSRange, documentAttributes: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    Data(attributedSubstring(from: range).string.utf8)
  }
}

/// The words of a page, with its links, in lines as they are shown.
private struct HTMLText {
  private var words = ""
  private var links: [(range: NSRange, address: String)] = []
  /// Where the links begin that are not closed.
  private var open: [(start: Int, address: String)] = []
  /// The element whose text is not shown, while it is open.
  private var hidden: String?

  init(_ source: String) {
    var rest = source[...]
    while let sign = rest.firstIndex(of: "<") {
      append(rest[..<sign])
      rest = rest[sign...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if let end = rest.firstIndex(of: ">") {
        note(tag: rest[rest.index(after: sign)..<end])
        rest = rest[rest.index(after: end)...]
      } else {
        break
      }
    }
    append(rest)
  }

  var attributed: NSAttributedString {
    let text = NSMutableAttributedString(string: words)
    for link in links {
      if let url = URL(string: link.address) { text.addAttribute(.link, value: url, range: link.range) }
    }
    return text
  }

  /// Space of any length is one blank, and none at the beginning of a line.
  private mutating func append(_ text: Substring) {
    guard hidden == nil else { return }
    for character in HTMLEntities.unescaped(text) {
      if !character.isWhitespace || character == "\u{A0}" {
        words.append(character)
      } else if let last = words.last, !last.isWhitespace {
        words.append(" ")
      }
    }
  }

  private mutating func note(tag: Substring) {
    let isEnd = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if let hidden {
      if isEnd, name == hidden { self.hidden = nil }
      return
    }
    switch name {
    case _ where HTMLText.unshown.contains(name): if !isEnd, !tag.hasSuffix("/") { hidden = name }
    case "br": words.append("\n")
    case "li" where !isEnd:
      endLine()
      words.append("\t•\t")
    case "a" where !isEnd:
      if let address = HTMLText.attribute("href", of: tag) { open.append((words.utf16.count, address)) }
    case "a":
      if let link = open.popLast() {
        links.append((NSRange(location: link.start, length: words.utf16.count - link.start), link.address))
      }
    case _ where HTMLText.blocks.contains(name): endLine()
    default: break
    }
  }

  private mutating func endLine() {
    while words.last == " " { words.removeLast() }
    if let last = words.last, last != "\n" { words.append("\n") }
  }

  private static let unshown: Set = ["head", "script", "style", "title"]
  private static let blocks: Set = [
    "p", "div", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "table", "tr", "blockquote", "pre", "section",
    "article", "header", "footer", "body", "hr",
  ]

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let start = tag.range(of: name + "=", options: .caseInsensitive)?.upperBound else { return nil }
    let value = tag[start...]
    guard let quote = value.first, quote == "\"" || quote == "'" else {
      return HTMLEntities.unescaped(value.prefix { !$0.isWhitespace })
    }
    return HTMLEntities.unescaped(value.dropFirst().prefix { $0 != quote })
  }
}
