package import Elements

/// One thing that can be done with an element.
package struct Deed: Sendable, Hashable {
  /// How it is done.
  package enum Kind: Sendable, Hashable {
    case activate, longPress, increment, decrement, magicTap, escape, zoomIn, zoomOut, nextPage, previousPage, refresh
    /// An action of the actions rotor, or a link inside a text, by its name.
    case action(String)
    case link(String)
    case drag
    /// A drop point; `nil` for one that only the system names.
    case drop(String?)
  }

  package let element: ViewID
  package let kind: Kind

  package init(_ kind: Kind, on element: Element) {
    self.element = element.id
    self.kind = kind
  }
}

extension Element {
  /// All that an app lets a person do with the element.
  package var deeds: [Deed] {
    guard hasDetails, !has(.notEnabled) else { return [] }
    let single: [(Deed.Kind, isOffered: Bool)] = [
      (.activate, details.activation != nil), (.longPress, details.contextMenu != nil || details.longPress != nil),
      (.increment, details.increment != nil), (.decrement, details.decrement != nil),
      (.magicTap, details.magicTap != nil), (.escape, details.escape != nil), (.zoomIn, details.zoomIn != nil),
      (.zoomOut, details.zoomOut != nil), (.nextPage, details.nextPage != nil),
      (.previousPage, details.previousPage != nil), (.refresh, details.refresh != nil), (.drag, details.drag != nil),
    ]
    let kinds =
      single.filter(\.isOffered).map(\.0) + details.actions.map { .action($0.name) }
      + details.links.map { .link($0.name) } + details.drops.map { .drop($0.name) }
    return kinds.map { Deed($0, on: self) }
  }
}

extension Session {
  /// Notes that something was done with an element.
  mutating func note(_ kind: Deed.Kind, on element: Element?) {
    if let element { deeds.insert(Deed(kind, on: element)) }
  }
}
