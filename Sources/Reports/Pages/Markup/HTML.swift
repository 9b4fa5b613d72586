internal import Markup

/// A piece of a page.
///
/// It is made of elements and of text, and text stays text whatever stands in it: there is no way from a string to markup.
/// What is markup itself can only be a literal of the program's.
struct HTML: Sendable, Hashable {
  private(set) var written: String

  private init(written: String) { self.written = written }

  /// Nothing.
  static let nothing = HTML(written: "")

  /// Text as a person reads it.
  init(_ text: String) { written = XMLText.content(text) }

  /// An element with what is in it.
  init(_ tag: Tag, _ attributes: Attribute?..., @HTMLBuilder content: () -> HTML) {
    self.init(tag, attributes, content())
  }

  /// An element that holds text alone, or nothing.
  init(_ tag: Tag, _ attributes: Attribute?..., text: String = "") { self.init(tag, attributes, HTML(text)) }

  private init(_ tag: Tag, _ attributes: [Attribute?], _ content: HTML) {
    written = "<"
    // A piece goes into the one around it as a whole.
    written.reserveCapacity(content.written.utf8.count + 64)
    written += tag.rawValue
    for case let attribute? in attributes { attribute.write(to: &written) }
    // As XML has it, so that whoever checks a page can read it by a parser that takes no liberties.
    written += tag.isVoid ? "/>" : ">"
    guard !tag.isVoid else { return }
    written += content.written
    written += "</"
    written += tag.rawValue
    written += tag.endsLine ? ">\n" : ">"
  }

  /// Several pieces, one after the other.
  init(_ pieces: [HTML]) {
    written = pieces.first?.written ?? ""
    for piece in pieces.dropFirst() { written += piece.written }
  }

  /// The program's own style sheet.
  static func style(_ sheet: StaticString) -> HTML { HTML(written: "<style>\(sheet)</style>\n") }

  /// The program's own script.
  static func script(_ script: StaticString) -> HTML { HTML(written: "<script>\(script)</script>\n") }

  /// A whole document.
  static func document(language: String, @HTMLBuilder content: () -> HTML) -> HTML {
    HTML(written: "<!DOCTYPE html>\n" + HTML(.html, .language(language), content: content).written)
  }
}

/// Puts pieces of a page together; strings are text.
@resultBuilder
enum HTMLBuilder {
  static func buildExpression(_ piece: HTML) -> HTML { piece }
  static func buildExpression(_ text: String) -> HTML { HTML(text) }
  static func buildExpression(_ pieces: [HTML]) -> HTML { HTML(pieces) }
  static func buildBlock(_ pieces: HTML...) -> HTML { HTML(pieces) }
  static func buildOptional(_ piece: HTML?) -> HTML { piece ?? .nothing }
  static func buildEither(first piece: HTML) -> HTML { piece }
  static func buildEither(second piece: HTML) -> HTML { piece }
  static func buildArray(_ pieces: [HTML]) -> HTML { HTML(pieces) }
}
