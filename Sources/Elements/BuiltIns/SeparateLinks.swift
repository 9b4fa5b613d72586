internal import Interface
internal import Layout

extension Derivation {
  /// Whether each link in a text is an element of its own, as in React Native; of what is part of another element only the
  /// words of the whole are taken.
  func separatesLinks(of text: View) -> Bool {
    text.toolkit == .reactNative && !text.links.isEmpty && !context.isJoined
  }

  /// A text of React Native's with links in it: the whole with a hint that counts them, then one element for each.
  ///
  /// Source: facebook/react-native (MIT), `RCTParagraphComponentAccessibilityProvider.mm`; heard in an app of 2026
  /// (thomas-domville/AppleVis: a link was said twice, and “link 1 of 1” with the second).
  mutating func deriveLinks(
    of placed: PlacedView, _ structure: Structure, into nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    guard var whole = text(placed, structure) else { return }
    finish(&whole, placed.view)
    let links = whole.details.links
    whole.details.links = []
    whole.hint = ReactNativeWords.linksFound(links.count)
    nodes.append(.element(whole))
    for (index, link) in links.enumerated() {
      var element = Element(placed, label: link.name, traits: .link)
      element.id.turns.append(Int32(-1 - index))
      finish(&element, View(.text))
      element.hint = ReactNativeWords.link(index + 1, of: links.count)
      element.details.activation = .perform(link.action)
      nodes.append(.element(element))
    }
  }
}
