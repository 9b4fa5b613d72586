internal import Diagnostics
internal import Markup

/// An element of an XML document with its place.
struct MarkupElement {
  var name: String
  var attributes: [String: String]
  var children: [MarkupElement] = []
  var place: SourcePlace
}

/// Reads XML into a tree.
enum MarkupTree {
  /// Reads a document; the element is `nil` if it is not well-formed.
  static func read(_ file: SourceFile) -> (root: MarkupElement?, diagnostics: [Diagnostic]) {
    // The text is UTF-8 by now, whatever its declaration says.
    var reader = XMLReader(file.text)
    var places = MarkupPlaces(file.text)
    var open: [MarkupElement] = []
    var root: MarkupElement?
    var count = 0
    do throws(XMLProblem) {
      while let event = try reader.next() {
        switch event {
        // The only way to entities of one's own, and to other files.
        case .documentType(let offset): return (nil, [.documentType(at: places.place(at: offset))])
        case .start(let name, let attributes, let offset):
          let place = places.place(at: offset)
          count += 1
          if open.count >= CaptureLimits.depth { return (nil, [.tooDeep(at: place)]) }
          if count > CaptureLimits.nodes { return (nil, [.tooManyNodes(at: place)]) }
          open.append(MarkupElement(name: name, attributes: attributes, place: place))
        case .end:
          guard let element = open.popLast() else { continue }
          if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
        }
      }
    } catch {
      return (nil, [.markupSyntax(error.reason, openTag: open.last, at: file.place(atUTF8Offset: error.offset))])
    }
    return (root, [])
  }
}

/// Tells lines and columns of places in a document that are asked for one after the other.
private struct MarkupPlaces {
  private let bytes: [UInt8]
  private var offset = 0
  private var place = SourcePlace.start

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The place of a byte; the bytes that are asked for must not go back.
  mutating func place(at end: Int) -> SourcePlace {
    while offset < min(end, bytes.count) {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        place = SourcePlace(line: place.line + 1, column: 1)
      } else if offset >= bytes.count || bytes[offset] & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    return place
  }
}

extension Diagnostic {
  fileprivate static func documentType(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "document-type", "a document type cannot stand in a capture: its entities are not expanded", at: place,
      length: 9, hints: ["remove it; no tool writes one"])
  }

  fileprivate static func markupSyntax(
    _ reason: XMLProblem.Reason, openTag: MarkupElement?, at place: SourcePlace
  ) -> Diagnostic {
    let message =
      switch reason {
      case .empty: "there is no element in the file"
      case .early: "the file ends too early"
      case .strayText: "something stands before the first element"
      case .afterEnd: "something stands after the end of the document"
      case .marks: "'--' cannot stand in a comment, nor ']]>' between tags"
      case .character: "there is a character that XML does not allow"
      case .entity: "there is an entity that XML has not by itself; none is expanded"
      case .markInValue: "'<' cannot stand in the value of an attribute"
      case .noValue: "an attribute needs a value in quotes"
      case .twice: "an attribute stands here a second time"
      case .noBlank: "a space is missing before an attribute"
      case .noName: "a name is missing after '<' or '&'"
      case .openTag: "a tag is not closed"
      case .otherEnd: "the end tag does not fit the open element"
      }
    return Diagnostic(
      "markup-syntax", message, at: place,
      notes: openTag.map { [Note("'\($0.name)' is open, which begins here", at: $0.place)] } ?? [])
  }
}
