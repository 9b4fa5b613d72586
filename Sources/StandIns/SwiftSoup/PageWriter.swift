internal import A11yUIKit

/// Writes what nodes hold, as HTML and as words.
enum PageWriter {
  static func html(of node: Node) -> String {
    switch node {
    case let text as TextNode: escaped(text.getWholeText(), isAttribute: false)
    case let data as DataNode: data.getWholeData()
    case let comment as Comment: "<!--\(comment.getData())-->"
    case let document as Document: document.getChildNodes().map(html).joined()
    default: html(of: node.nodeName(), node.attributes, node.getChildNodes().map(html).joined())
    }
  }

  static func html(of name: String, _ attributes: [(name: String, value: String)], _ inner: String) -> String {
    let written = attributes.map { " \($0.name)=\"\(escaped($0.value, isAttribute: true))\"" }.joined()
    return PageReader.void.contains(name) ? "<\(name)\(written)>" : "<\(name)\(written)>\(inner)</\(name)>"
  }

  static func escaped(_ text: String, isAttribute: Bool) -> String {
    let plain = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\u{A0}", with: "&nbsp;")
    return isAttribute
      ? plain.replacingOccurrences(of: "\"", with: "&quot;")
      : plain.replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
  }

  /// The words that are shown, with one blank where there is space, or where another block begins.
  static func text(of element: Element) -> String {
    var words = ""
    append(element, to: &words)
    return words.split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" }).joined(separator: " ")
  }

  private static func append(_ node: Node, to words: inout String) {
    if let text = node as? TextNode { words += text.getWholeText() }
    guard let element = node as? Element else { return }
    let isApart = element.isBlock() || element.tagName() == "br"
    if isApart { words += " " }
    for child in element.getChildNodes() { append(child, to: &words) }
    if isApart { words += " " }
  }

  static func wholeText(of node: Node) -> String {
    (node as? TextNode)?.getWholeText() ?? node.getChildNodes().map(wholeText).joined()
  }
}
