internal import Diagnostics
internal import Interface

/// What elements of a web page have from what is around them.
///
/// On a page the texts are the elements, and a link or a heading around them is none; they have its traits.
/// Source: WebKit, `WebAccessibilityObjectWrapperIOS`: `_accessibilityTraitsFromAncestors`, and the value of a heading,
/// which is its level.
struct WebSurroundings: Sendable {
  private var isInLink = false
  private var headingLevel: Int?
  /// Where the first view with a name begins, which is the page with its title: nobody hears it on a swipe.
  private var page: SourcePlace?

  /// The surroundings of what is in a node of the page.
  func entering(_ node: CapturedNode) -> WebSurroundings {
    var inner = self
    if node.type == .link { inner.isInLink = true }
    if let level = node.webHeadingLevel { inner.headingLevel = level }
    if page == nil, node.type == .other, node.label != nil, node.webHeadingLevel == nil { inner.page = node.place }
    return inner
  }

  /// Whether a view is the page itself, by whose title it is called.
  func isNamedBy(_ node: CapturedNode) -> Bool { page == node.place }

  /// Gives an element the traits of what it stands in.
  func hand(on element: inout ImportedElement) {
    if isInLink { element.traits.insert(.link) }
    guard let headingLevel else { return }
    element.traits.insert(.header)
    element.headingLevel = headingLevel
    // A heading without a text of its own inside is heard with its level as the level, not as a value.
    if element.value == String(headingLevel) { element.value = nil }
  }
}

extension CapturedNode {
  /// The level of a heading of a page, which stands in its value.
  fileprivate var webHeadingLevel: Int? {
    guard type == .other, label != nil, let level = value.flatMap({ Int($0) }) else { return nil }
    return (1...6).contains(level) ? level : nil
  }
}

extension ElementFinder.Surroundings {
  /// The surroundings of a node and of what is in it.
  func entering(_ node: CapturedNode) -> ElementFinder.Surroundings {
    var inner = self
    inner.page = page?.entering(node) ?? (node.type == .webView ? WebSurroundings() : nil)
    return inner
  }
}
