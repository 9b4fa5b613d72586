internal import A11yUIKit

/// Reads HTML as browsers do where it is not closed properly.
struct PageReader {
  /// The elements that are open, the outermost first.
  private var open: [Element]

  private init(in root: Element) { open = [root] }

  static func document(of html: String) -> Document {
    let document = Document(named: "#root", [])
    let (page, head, body) = (Element(named: "html", []), Element(named: "head", []), Element(named: "body", []))
    page.insert([head, body], at: 0)
    document.insert([page], at: 0)
    for node in nodes(of: html) {
      let name = node.nodeName()
      let isOfHead = inHead.contains(name) || node is TextNode && (node as? TextNode)?.isBlank() == true
      let target = isOfHead && body.getChildNodes().isEmpty ? head : body
      target.insert([node], at: target.childNodeSize())
    }
    return document
  }

  /// What a part of a page consists of; the elements that only give a page its form are left out.
  static func nodes(of html: String) -> [Node] {
    let root = Element(named: "#root", [])
    var reader = PageReader(in: root)
    reader.read(html)
    return root.getChildNodes()
  }

  private mutating func read(_ source: String) {
    var rest = source[...]
    while let sign = rest.firstIndex(of: "<") {
      append(text: rest[..<sign])
      rest = rest[sign...]
      if rest.hasPrefix("<!--") {
        let end = rest.range(of: "-->")
        append(Comment(String(rest.dropFirst(4).prefix(upTo: end?.lowerBound ?? rest.endIndex))))
        rest = end.map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("<!") || rest.hasPrefix("<?") {
        rest = rest.firstIndex(of: ">").map { rest[rest.index(after: $0)...] } ?? ""
      } else if let tag = PageTag(at: &rest) {
        note(tag, &rest)
      } else {
        append(text: "<")
        rest = rest.dropFirst()
      }
    }
    append(text: rest)
  }

  private mutating func note(_ tag: PageTag, _ rest: inout Substring) {
    guard !PageReader.unshown.contains(tag.name) else { return }
    if tag.isEnd {
      if let index = open.lastIndex(where: { $0.tagName() == tag.name }), index > 0 {
        open.removeLast(open.count - index)
      }
      return
    }
    close(before: tag.name)
    if tag.name == "tr", open.last?.tagName() == "table" { begin(PageTag(name: "tbody")) }
    begin(tag)
    if PageReader.void.contains(tag.name) || tag.isClosed {
      open.removeLast()
    } else if PageReader.raw.contains(tag.name) {
      let end = rest.range(of: "</\(tag.name)", options: .caseInsensitive)?.lowerBound ?? rest.endIndex
      let content = rest[..<end]
      if ["script", "style"].contains(tag.name) {
        append(DataNode(String(content)))
      } else {
        append(text: content)
      }
      rest = rest[end...]
    }
  }

  private mutating func begin(_ tag: PageTag) {
    let element = Element(named: tag.name, tag.attributes)
    append(element)
    open.append(element)
  }

  /// Ends what cannot have an element in it, such as a paragraph where the next one begins.
  private mutating func close(before name: String) {
    for (ended, around) in PageReader.ends(before: name) {
      let limit = open.lastIndex { around.contains($0.tagName()) } ?? 0
      if let index = open.lastIndex(where: { ended.contains($0.tagName()) }), index > limit {
        open.removeLast(open.count - index)
      }
    }
  }

  private static func ends(before name: String) -> [(ended: Set<String>, around: Set<String>)] {
    switch name {
    case "li": [(["li"], ["ul", "ol"])]
    case "dt", "dd": [(["dt", "dd"], ["dl"])]
    case "option": [(["option"], ["select"])]
    case "td", "th": [(["td", "th"], ["tr", "table"])]
    case "tr": [(["tr"], ["table"])]
    case "tbody", "tfoot", "thead": [(["tbody", "thead", "tfoot"], ["table"])]
    case _ where blocks.contains(name): [(["p"], ["td", "th", "li", "div", "blockquote", "button"])]
    default: []
    }
  }

  private mutating func append(text: Substring) {
    guard !text.isEmpty else { return }
    append(TextNode(HTMLEntities.unescaped(text), nil))
  }
  private func append(_ node: Node) {
    guard let last = open.last else { return }
    last.insert([node], at: last.childNodeSize())
  }

  /// Elements that words begin anew after.
  static let blocks: Set = [
    "address", "article", "aside", "blockquote", "center", "dd", "div", "dl", "dt", "fieldset", "figcaption", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre",
    "section", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]
  static let void: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
  private static let unshown: Set = ["html", "head", "body"]
  private static let raw: Set = ["script", "style", "title", "textarea"]
  private static let inHead: Set = ["base", "link", "meta", "noscript", "script", "style", "title"]
}

/// What stands between `<` and `>`.
struct PageTag {
  var name: String
  var attributes: [(name: String, value: String)] = []
  var isEnd = false
  /// Whether it is closed at once, as in `<br/>`.
  var isClosed = false

  init(name: String) { self.name = name }

  /// The tag at the beginning of a text, which then begins after it; `nil` if none is there.
  init?(at text: inout Substring) {
    var rest = text.dropFirst()
    isEnd = rest.first == "/"
    if isEnd { rest = rest.dropFirst() }
    guard rest.first?.isLetter == true else { return nil }
    let word = rest.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    name = word.lowercased()
    rest = rest[word.endIndex...]
    while let first = rest.first, first != ">" {
      if first.isWhitespace || first == "/" {
        isClosed = first == "/"
        rest = rest.dropFirst()
        continue
      }
      isClosed = false
      let key = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
      guard !key.isEmpty else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest[key.endIndex...].drop(while: \.isWhitespace)
      var value: Substring = ""
      if rest.first == "=" {
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        if let quote = rest.first, quote == "\"" || quote == "'" {
          value = rest.dropFirst().prefix { $0 != quote }
          rest = rest[value.endIndex...].dropFirst()
        } else {
          value = rest.prefix { !$0.isWhitespace && $0 != ">" }
          rest = rest[value.endIndex...]
        }
      }
      if !attributes.contains(where: { $0.name == key.lowercased() }) {
        attributes.append((key.lowercased(), HTMLEntities.unescaped(value)))
      }
    }
    guard rest.first == ">" else { return nil }
    text = rest.dropFirst()
  }
}
