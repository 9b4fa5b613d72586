import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A page as a parser of XML reads it, which takes no liberties.
final class PageTree: NSObject, XMLParserDelegate {
  /// An element with what is in it.
  final class Node {
    let name: String
    let attributes: [String: String]
    var children: [Node] = []
    var text = ""

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    /// The element and all in it, in the order of the page.
    var all: [Node] { [self] + children.flatMap(\.all) }

    /// All words in it, with those that stand for pictures.
    var words: String { (attributes["alt"] ?? "") + text + children.map(\.words).joined(separator: " ") }

    /// What a screen reader calls it.
    var accessibleName: String {
      (attributes["aria-label"] ?? words).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private let root = Node("", [:])
  private var open: [Node] = []

  /// All elements; `nil` if the page is not well-formed.
  static func nodes(of page: String) -> [Node]? {
    // What scripts and style sheets say is no markup.
    let code = try? Regex("(?s)<(script|style)>.*?</(script|style)>")
    let markup = code.map { page.replacing($0, with: "") } ?? page
    let tree = PageTree()
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = tree
    tree.open = [tree.root]
    return parser.parse() ? Array(tree.root.all.dropFirst()) : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let node = Node(name, attributes)
    open.last?.children.append(node)
    open.append(node)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
}
