internal import Diagnostics
internal import Foundation

#if canImport(FoundationXML)
internal import FoundationXML
#endif

/// An element of an XML document with its place.
struct MarkupElement {
  var name: String
  var attributes: [String: String]
  var children: [MarkupElement] = []
  var place: SourcePlace
}

/// Reads XML into a tree, and nothing but the document itself: entities are not expanded and nothing is fetched.
final class MarkupTree: NSObject, XMLParserDelegate {
  private var open: [MarkupElement] = []
  private var root: MarkupElement?
  private var diagnostics: [Diagnostic] = []
  private var places: MarkupPlaces
  private var count = 0

  private init(_ file: SourceFile) {
    places = MarkupPlaces(file.text)
  }

  /// Reads a document; the element is `nil` if it is not well-formed.
  static func read(_ file: SourceFile) -> (root: MarkupElement?, diagnostics: [Diagnostic]) {
    // A document type is the only way to entities of one's own, and to other files.
    if let place = documentType(in: file) { return (nil, [.documentType(at: place)]) }
    let tree = MarkupTree(file)
    // The text is UTF-8 by now, whatever its declaration says.
    let parser = XMLParser(data: Data(withoutDeclaration(file.text).utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = tree
    _ = parser.parse()
    if tree.diagnostics.isEmpty, tree.root == nil { tree.diagnostics.append(.noElement) }
    return (tree.diagnostics.isEmpty ? tree.root : nil, tree.diagnostics)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard diagnostics.isEmpty else { return }
    let place = places.tag(endingAt: SourcePlace(line: parser.lineNumber, column: parser.columnNumber))
    count += 1
    if open.count >= CaptureLimits.depth {
      stop(parser, .tooDeep(at: place))
    } else if count > CaptureLimits.nodes {
      stop(parser, .tooManyNodes(at: place))
    } else {
      open.append(MarkupElement(name: name, attributes: attributes, place: place))
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard diagnostics.isEmpty, let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    // The parser goes on where it can, and everything after the first error is a guess.
    guard diagnostics.isEmpty else { return }
    let place = SourcePlace(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
    stop(parser, .markupSyntax((error as NSError).code, openTag: open.last, at: place))
  }

  private func stop(_ parser: XMLParser, _ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    parser.abortParsing()
  }

  /// Where a document type begins, before the first element; `nil` if there is none.
  private static func documentType(in file: SourceFile) -> SourcePlace? {
    var rest = Substring(file.text)
    while true {
      rest = rest.drop { " \t\r\n".unicodeScalars.contains($0.unicodeScalars.first ?? "\0") }
      if rest.hasPrefix("<!--") {
        guard let end = rest.firstRange(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<?") {
        guard let end = rest.firstRange(of: "?>") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<!") {
        return file.place(atUTF8Offset: file.text.utf8.distance(from: file.text.utf8.startIndex, to: rest.startIndex))
      } else {
        return nil
      }
    }
  }

  /// The text with spaces for its XML declaration, which may name an encoding that it no longer has.
  private static func withoutDeclaration(_ text: String) -> String {
    guard let start = text.firstIndex(where: { !$0.isWhitespace }), text[start...].hasPrefix("<?xml "),
      let end = text[start...].firstRange(of: "?>")?.upperBound
    else { return text }
    let blank = text[..<end].unicodeScalars.map { $0 == "\n" ? "\n" : " " }.joined()
    return blank + text[end...]
  }
}

/// Finds where the tags of a document begin, of which the parser tells where they end.
private struct MarkupPlaces {
  private let bytes: [UInt8]
  private var offset = 0
  private var place = SourcePlace.start
  private var bracket = SourcePlace.start

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The place of the last `<` before a place; the places that are asked for must not go back.
  mutating func tag(endingAt end: SourcePlace) -> SourcePlace {
    while offset < bytes.count, place < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "<") { bracket = place }
      offset += 1
      if byte == UInt8(ascii: "\n") {
        place = SourcePlace(line: place.line + 1, column: 1)
      } else if offset >= bytes.count || bytes[offset] & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    return bracket
  }
}

extension Diagnostic {
  fileprivate static let noElement = Diagnostic("markup-syntax", "there is no element in the file", at: .start)

  fileprivate static func documentType(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "document-type", "a document type cannot stand in a capture: its entities are not expanded", at: place,
      length: 9, hints: ["remove it; no tool writes one"])
  }

  /// What the parser has found, by its number (libxml2's `xmlParserErrors`).
  fileprivate static func markupSyntax(_ code: Int, openTag: MarkupElement?, at place: SourcePlace) -> Diagnostic {
    let message =
      switch code {
      case 4: "the file is empty"
      case 5: openTag == nil ? "something stands after the end of the document" : "the file ends too early"
      case 6...9: "there is a character that XML does not allow"
      case 22...26, 28: "there is an entity that XML has not by itself; none is expanded"
      case 38: "'<' cannot stand in the value of an attribute"
      case 39...41: "an attribute needs a value in quotes"
      case 42: "an attribute stands here a second time"
      case 65: "a space is missing before an attribute"
      case 68: "a name is missing after '<' or '&'"
      case 73: openTag == nil ? "a tag is not closed" : "a tag is not closed, or the file ends too early"
      case 76: "the end tag does not fit the open element"
      case 77: "the file ends too early"
      default: "the file is not well-formed XML (error \(code))"
      }
    return Diagnostic(
      "markup-syntax", message, at: place,
      notes: openTag.map { [Note("'\($0.name)' is open, which begins here", at: $0.place)] } ?? [])
  }
}
