internal import A11yUIKit

/// A part of a page.
open class Node: Hashable, CustomStringConvertible {
  public fileprivate(set) weak var parentElement: Element?
  fileprivate(set) var attributes: [(name: String, value: String)] = []

  init() {}

  public static func == (one: Node, other: Node) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  open func nodeName() -> String { "#text" }
  open func getChildNodes() -> [Node] { [] }
  public func childNodes() -> [Node] { getChildNodes() }
  public func childNodeSize() -> Int { getChildNodes().count }
  public func childNode(_ index: Int) -> Node { getChildNodes()[index] }
  public func outerHtml() throws -> String { PageWriter.html(of: self) }
  public var description: String { PageWriter.html(of: self) }

  // MARK: - Attributes
  public func attr(_ name: String) throws -> String { value(of: name) ?? "" }
  public func hasAttr(_ name: String) -> Bool { value(of: name) != nil }
  public func absUrl(_ name: String) throws -> String { value(of: name) ?? "" }
  @discardableResult public func attr(_ name: String, _ value: String) throws -> Node {
    attributes.removeAll { $0.name == name.lowercased() }
    attributes.append((name.lowercased(), value))
    return self
  }
  @discardableResult public func removeAttr(_ name: String) throws -> Node {
    attributes.removeAll { $0.name == name.lowercased() }
    return self
  }
  func value(of name: String) -> String? { attributes.first { $0.name == name.lowercased() }?.value }

  // MARK: - Around
  public func parent() -> Node? { parentElement }
  public func ownerDocument() -> Document? {
    (self as? Document) ?? parentElement?.ownerDocument()
  }
  public var siblingIndex: Int { parentElement?.nodes.firstIndex { $0 === self } ?? 0 }
  public func nextSibling() -> Node? { sibling(siblingIndex + 1) }
  public func previousSibling() -> Node? { sibling(siblingIndex - 1) }
  private func sibling(_ index: Int) -> Node? {
    guard let nodes = parentElement?.nodes, nodes.indices.contains(index) else { return nil }
    return nodes[index]
  }

  // MARK: - Changes
  public func remove() throws { detach() }
  public func unwrap() throws -> Node? {
    let nodes = getChildNodes()
    parentElement?.insert(nodes, at: siblingIndex)
    detach()
    return nodes.first
  }
  public func replaceWith(_ other: Node) throws {
    parentElement?.insert([other], at: siblingIndex)
    detach()
  }
  @discardableResult public func before(_ html: String) throws -> Node {
    parentElement?.insert(PageReader.nodes(of: html), at: siblingIndex)
    return self
  }
  @discardableResult public func after(_ html: String) throws -> Node {
    parentElement?.insert(PageReader.nodes(of: html), at: siblingIndex + 1)
    return self
  }
  fileprivate func detach() {
    parentElement?.nodes.removeAll { $0 === self }
    parentElement = nil
  }
}

public final class TextNode: Node {
  private var words: String
  public init(_ text: String, _ baseUri: String?) { words = text }
  public func text() -> String { words.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  public func text(_ text: String) { words = text }
  public func getWholeText() -> String { words }
  public func isBlank() -> Bool { words.allSatisfy(\.isWhitespace) }
}

/// What is no text for a reader, such as a script.
public final class DataNode: Node {
  private let data: String
  init(_ data: String) { self.data = data }
  override public func nodeName() -> String { "#data" }
  public func getWholeData() -> String { data }
}

public final class Comment: Node {
  private let data: String
  init(_ data: String) { self.data = data }
  override public func nodeName() -> String { "#comment" }
  public func getData() -> String { data }
}

open class Element: Node {
  fileprivate(set) var nodes: [Node] = []
  private let name: String

  public convenience init(_ name: String) throws { self.init(named: name.lowercased(), []) }
  init(named name: String, _ attributes: [(name: String, value: String)]) {
    self.name = name
    super.init()
    self.attributes = attributes
  }

  override open func nodeName() -> String { name }
  override open func getChildNodes() -> [Node] { nodes }
  public func tagName() -> String { name }
  public func tagNameNormal() -> String { name }
  public func id() -> String { value(of: "id") ?? "" }
  public func isBlock() -> Bool { PageReader.blocks.contains(name) }

  // MARK: - Classes
  public func className() throws -> String { value(of: "class") ?? "" }
  public func classNames() throws -> Set<String> { classes }
  public func hasClass(_ name: String) -> Bool { classes.contains { $0.caseInsensitiveCompare(name) == .orderedSame } }
  @discardableResult public func addClass(_ name: String) throws -> Element {
    try attr("class", classes.union([name]).sorted().joined(separator: " "))
    return self
  }
  @discardableResult public func removeClass(_ name: String) throws -> Element {
    try attr("class", classes.subtracting([name]).sorted().joined(separator: " "))
    return self
  }
  var classes: Set<String> { Set((value(of: "class") ?? "").split(whereSeparator: \.isWhitespace).map(String.init)) }

  // MARK: - Words
  public func text() throws -> String { PageWriter.text(of: self) }
  public func text(trimAndNormaliseWhitespace: Bool) throws -> String {
    trimAndNormaliseWhitespace ? PageWriter.text(of: self) : PageWriter.wholeText(of: self)
  }
  @discardableResult public func text(_ text: String) throws -> Element {
    empty()
    return try appendText(text)
  }
  public func ownText() -> String {
    nodes.compactMap { ($0 as? TextNode)?.text() }.filter { !$0.isEmpty }.joined(separator: " ")
  }
  public func hasText() -> Bool { !PageWriter.text(of: self).isEmpty }
  public func textNodes() -> [TextNode] { nodes.compactMap { $0 as? TextNode } }
  public func html() throws -> String { nodes.map(PageWriter.html).joined() }
  @discardableResult public func html(_ html: String) throws -> Element {
    empty()
    return try append(html)
  }
  public func data() -> String { nodes.compactMap { ($0 as? DataNode)?.getWholeData() }.joined() }
  public func val() throws -> String { name == "textarea" ? PageWriter.text(of: self) : try attr("value") }

  // MARK: - Inside and around
  public func children() -> Elements { Elements(elements) }
  public func child(_ index: Int) -> Element { elements[index] }
  public func parents() -> Elements { Elements(Array(sequence(first: self, next: \.parentElement).dropFirst())) }
  public func siblingElements() -> Elements { Elements((parentElement?.elements ?? []).filter { $0 !== self }) }
  public func nextElementSibling() throws -> Element? { sibling(by: 1) }
  public func previousElementSibling() throws -> Element? { sibling(by: -1) }
  public func firstElementSibling() -> Element? { parentElement?.elements.first }
  public func lastElementSibling() -> Element? { parentElement?.elements.last }
  public func elementSiblingIndex() throws -> Int { index }
  var elements: [Element] { nodes.compactMap { $0 as? Element } }
  var index: Int { parentElement?.elements.firstIndex { $0 === self } ?? 0 }
  /// The element and all in it, in the order of the page.
  var all: [Element] { [self] + elements.flatMap(\.all) }
  func sibling(by step: Int) -> Element? {
    guard let elements = parentElement?.elements, elements.indices.contains(index + step) else { return nil }
    return elements[index + step]
  }

  public func select(_ query: String) throws -> Elements { Elements(try Selector(query).found(in: self)) }
  public func iS(_ query: String) throws -> Bool { try Selector(query).matches(self) }
  public func getAllElements() throws -> Elements { Elements(all) }
  public func getElementById(_ id: String) throws -> Element? { all.first { $0.id() == id } }
  public func getElementsByTag(_ name: String) throws -> Elements {
    Elements(all.filter { $0.tagName() == name.lowercased() })
  }
  public func getElementsByClass(_ name: String) throws -> Elements { Elements(all.filter { $0.hasClass(name) }) }
  public func getElementsByAttribute(_ name: String) throws -> Elements { Elements(all.filter { $0.hasAttr(name) }) }
  public func getElementsByAttributeValue(_ name: String, _ value: String) throws -> Elements {
    Elements(all.filter { $0.value(of: name) == value })
  }

  // MARK: - Changes
  @discardableResult public func append(_ html: String) throws -> Element {
    insert(PageReader.nodes(of: html), at: self.nodes.count)
    return self
  }
  @discardableResult public func prepend(_ html: String) throws -> Element {
    insert(PageReader.nodes(of: html), at: 0)
    return self
  }
  @discardableResult public func appendChild(_ node: Node) throws -> Element {
    insert([node], at: self.nodes.count)
    return self
  }
  @discardableResult public func appendText(_ text: String) throws -> Element {
    insert([TextNode(text, nil)], at: self.nodes.count)
    return self
  }
  @discardableResult public func appendElement(_ name: String) throws -> Element {
    let element = Element(named: name.lowercased(), [])
    insert([element], at: self.nodes.count)
    return element
  }
  @discardableResult public func empty() -> Element {
    for node in nodes { node.detach() }
    return self
  }
  func insert(_ nodes: [Node], at index: Int) {
    for node in nodes { node.detach() }
    self.nodes.insert(contentsOf: nodes, at: Swift.min(index, self.nodes.count))
    for node in nodes { node.parentElement = self }
  }
}

public final class Document: Element {
  private var settings = OutputSettings()
  public func head() -> Element? { all.first { $0.tagName() == "head" } }
  public func body() -> Element? { all.first { $0.tagName() == "body" } }
  public func title() throws -> String { try all.first { $0.tagName() == "title" }?.text() ?? "" }
  @discardableResult public func outputSettings(_ settings: OutputSettings) -> Document {
    self.settings = settings
    return self
  }
  public func outputSettings() -> OutputSettings { settings }
}

/// Elements that were found together.
public final class Elements: Sequence, CustomStringConvertible {
  private var elements: [Element]
  public init() { elements = [] }
  public init(_ elements: [Element]) { self.elements = elements }

  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
  public func array() -> [Element] { elements }
  public var count: Int { elements.count }
  public func size() -> Int { elements.count }
  public func isEmpty() -> Bool { elements.isEmpty }
  public func get(_ index: Int) -> Element { elements[index] }
  public subscript(index: Int) -> Element { elements[index] }
  public func first() -> Element? { elements.first }
  public func last() -> Element? { elements.last }
  public func add(_ element: Element) { elements.append(element) }
  public var description: String { elements.map(\.description).joined(separator: "\n") }

  public func text(trimAndNormaliseWhitespace: Bool = true) throws -> String {
    try elements.map { try $0.text(trimAndNormaliseWhitespace: trimAndNormaliseWhitespace) }.joined(separator: " ")
  }
  public func eachText() throws -> [String] { try elements.filter { $0.hasText() }.map { try $0.text() } }
  public func hasText() -> Bool { elements.contains { $0.hasText() } }
  public func html() throws -> String { try elements.map { try $0.html() }.joined(separator: "\n") }
  public func outerHtml() throws -> String { description }
  public func attr(_ name: String) throws -> String { elements.lazy.compactMap { $0.value(of: name) }.first ?? "" }
  public func eachAttr(_ name: String) throws -> [String] { elements.compactMap { $0.value(of: name) } }
  public func hasAttr(_ name: String) -> Bool { elements.contains { $0.hasAttr(name) } }
  public func hasClass(_ name: String) -> Bool { elements.contains { $0.hasClass(name) } }
  public func val() throws -> String { try elements.first?.val() ?? "" }
  public func select(_ query: String) throws -> Elements {
    let selector = try Selector(query)
    var found: [Element] = []
    for element in elements.flatMap(selector.found) where !found.contains(element) { found.append(element) }
    return Elements(found)
  }
  public func not(_ query: String) throws -> Elements {
    let selector = try Selector(query)
    return Elements(elements.filter { !selector.matches($0) })
  }
  public func eq(_ index: Int) -> Elements { Elements(elements.indices.contains(index) ? [elements[index]] : []) }
  public func parents() -> Elements { Elements(elements.flatMap { $0.parents().array() }) }
  @discardableResult public func remove() throws -> Elements {
    for element in elements { try element.remove() }
    return self
  }
  @discardableResult public func before(_ html: String) throws -> Elements {
    for element in elements { try element.before(html) }
    return self
  }
  @discardableResult public func after(_ html: String) throws -> Elements {
    for element in elements { try element.after(html) }
    return self
  }
  @discardableResult public func unwrap() throws -> Elements {
    for element in elements { _ = try element.unwrap() }
    return self
  }
}
