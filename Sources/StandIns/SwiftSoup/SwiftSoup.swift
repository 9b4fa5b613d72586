@_exported public import A11yUIKit

// Pages of HTML as the package SwiftSoup reads them: the parts that apps find their words by.

public func parse(_ html: String) throws -> Document { PageReader.document(of: html) }
public func parse(_ html: String, _ baseUri: String) throws -> Document { PageReader.document(of: html) }
public func parseBodyFragment(_ html: String) throws -> Document { PageReader.document(of: html) }
public func parseBodyFragment(_ html: String, _ baseUri: String) throws -> Document { PageReader.document(of: html) }

/// What is kept of a page are the elements that are allowed, and all text.
public func clean(_ html: String, _ whitelist: Whitelist) throws -> String? {
  let body = PageReader.document(of: html).body()
  return body.map { $0.getChildNodes().map(whitelist.cleaned).joined() }
}
public func clean(_ html: String, _ baseUri: String, _ whitelist: Whitelist) throws -> String? {
  try clean(html, whitelist)
}
public func clean(
  _ html: String, _ baseUri: String, _ whitelist: Whitelist, _ settings: OutputSettings
) throws -> String? { try clean(html, whitelist) }

public enum Exception: Error {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case Error(type: ExceptionType, Message: String)
}
public enum ExceptionType: Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case IllegalArgumentException, IOException, XmlDeclaration, MalformedURLException, CloneNotSupportedException
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SelectorParseException
}

/// How a page is written; here it is always without indentation.
public final class OutputSettings {
  private var isPretty = true
  public init() {}
  @discardableResult public func prettyPrint(pretty: Bool) -> OutputSettings {
    isPretty = pretty
    return self
  }
  public func prettyPrint() -> Bool { isPretty }
}

public final class Entities {
  public static func unescape(_ text: String) throws -> String { HTMLEntities.unescaped(text[...]) }
  public static func escape(_ text: String) -> String { PageWriter.escaped(text, isAttribute: false) }
}

/// The elements that may stay.
public final class Whitelist {
  private var tags: [String: Set<String>] = [:]

  public init() {}
  public static func none() -> Whitelist { Whitelist() }
  public static func simpleText() throws -> Whitelist { try Whitelist().addTags("b", "em", "i", "strong", "u") }
  public static func basic() throws -> Whitelist {
    try Whitelist()
      .addTags(
        "a", "b", "blockquote", "br", "cite", "code", "dd", "dl", "dt", "em", "i", "li", "ol", "p", "pre", "q", "small",
        "span", "strike", "strong", "sub", "sup", "u", "ul"
      )
      .addAttributes("a", "href").addAttributes("blockquote", "cite").addAttributes("q", "cite")
  }
  public static func basicWithImages() throws -> Whitelist {
    try basic().addTags("img").addAttributes("img", "align", "alt", "height", "src", "title", "width")
  }
  public static func relaxed() throws -> Whitelist {
    try basicWithImages()
      .addTags(
        "caption", "col", "colgroup", "div", "h1", "h2", "h3", "h4", "h5", "h6", "table", "tbody", "td", "tfoot", "th",
        "thead", "tr")
  }

  @discardableResult public func addTags(_ names: String...) throws -> Whitelist {
    for name in names { tags[name] = tags[name] ?? [] }
    return self
  }
  @discardableResult public func removeTags(_ names: String...) throws -> Whitelist {
    for name in names { tags[name] = nil }
    return self
  }
  @discardableResult public func addAttributes(_ tag: String, _ names: String...) throws -> Whitelist {
    tags[tag, default: []].formUnion(names)
    return self
  }

  func cleaned(_ node: Node) -> String {
    guard let element = node as? Element else { return node is TextNode ? PageWriter.html(of: node) : "" }
    let inner = element.getChildNodes().map(cleaned).joined()
    guard let allowed = tags[element.tagName()] else { return inner }
    let attributes = element.attributes.filter { allowed.contains($0.name) }
    return PageWriter.html(of: element.tagName(), attributes, inner)
  }
}
