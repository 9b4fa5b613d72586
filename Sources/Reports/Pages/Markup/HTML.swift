internal import Markup

/// A piece of a page.
///
/// It is made of elements and of text, and text stays text whatever stands in it: there is no way from a string to markup.
/// What is markup itself can only be a literal of the program's.
struct HTML: Sendable, Hashable {
  /// What it is made of; it becomes text only where the page is written, so that no piece is copied into others.
  private enum Content: Sendable, Hashable {
    /// Text as a person reads it.
    case text(String)
    /// Markup of the program's own.
    case markup(String)
    indirect case element(Tag, [Attribute?], HTML)
    case pieces([HTML])
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// Nothing.
  static let nothing = HTML([])

  /// Text as a person reads it.
  init(_ text: String) { content = .text(text) }

  /// An element with what is in it.
  init(_ tag: Tag, _ attributes: Attribute?..., @HTMLBuilder content: () -> HTML) {
    self.init(.element(tag, attributes, content()))
  }

  /// An element that holds text alone, or nothing.
  init(_ tag: Tag, _ attributes: Attribute?..., text: String = "") { self.init(.element(tag, attributes, HTML(text))) }

  /// Several pieces, one after the other.
  init(_ pieces: [HTML]) { content = pieces.count == 1 ? pieces[0].content : .pieces(pieces) }

  /// The program's own style sheet.
  static func style(_ sheet: StaticString) -> HTML { HTML(.markup("<style>\(sheet)</style>\n")) }

  /// The program's own script.
  static func script(_ script: StaticString) -> HTML { HTML(.markup("<script>\(script)</script>\n")) }

  /// A whole document.
  static func document(language: String, @HTMLBuilder content: () -> HTML) -> HTML {
    HTML([HTML(.markup("<!DOCTYPE html>\n")), HTML(.html, .language(language), content: content)])
  }
}

extension HTML {
  /// The piece as it stands in a file.
  var bytes: [UInt8] {
    var page: [UInt8] = []
    write(to: &page)
    return page
  }

  var written: String { String(decoding: bytes, as: UTF8.self) }

  private func write(to page: inout [UInt8]) {
    switch content {
    case .text(let text): page.append(utf8: XMLText.content(text))
    case .markup(let markup): page.append(utf8: markup)
    case .pieces(let pieces): for piece in pieces { piece.write(to: &page) }
    case .element(let tag, let attributes, let content):
      page.append(UInt8(ascii: "<"))
      page.append(utf8: tag.rawValue)
      for case let attribute? in attributes { attribute.write(to: &page) }
      // As XML has it, so that whoever checks a page can read it by a parser that takes no liberties.
      page.append(utf8: tag.isVoid ? "/>" : ">")
      guard !tag.isVoid else { return }
      content.write(to: &page)
      page.append(utf8: "</")
      page.append(utf8: tag.rawValue)
      page.append(utf8: tag.endsLine ? ">\n" : ">")
    }
  }
}

extension [UInt8] {
  /// Adds a text as it stands in a file.
  mutating func append(utf8 text: String) {
    let wasAdded: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if wasAdded == nil { append(contentsOf: text.utf8) }
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
