internal import Interface
internal import Layout

extension Derivation {
  /// Derives views side by side, those of a long run piece by piece.
  mutating func derive(
    _ siblings: ChunkedArray<PlacedView>, as part: DerivationKey.Part, into nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    // What they inherit is the same as last time in most cases; what is shared is so without a look, at each of them.
    if let last = known?.nextKey?.inherited, last == inherited { inherited = last }
    switch siblings {
    case .leaf(let siblings):
      for placed in siblings {
        once(.view(placed), as: part, into: &nodes) { derivation, nodes in
          switch part {
          case .sibling: derivation.derive(placed, into: &nodes)
          case .row: derivation.deriveRow(placed, into: &nodes)
          }
        }
      }
    case .branch(let parts):
      for piece in parts { derivePiece(piece.run, as: part, into: &nodes) }
    }
  }

  /// Derives a piece of a run of views, unless that is known.
  mutating func derivePiece(
    _ piece: ChunkedArray<PlacedView>, as part: DerivationKey.Part, into nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    once(.piece(piece), as: part, into: &nodes) { $0.derive(piece, as: part, into: &$1) }
  }

  /// Does what a function does to the nodes around it, unless it is known what comes of it.
  private mutating func once(
    _ content: DerivationKey.Content, as part: DerivationKey.Part, into nodes: inout ChunkedArray<AccessibilityNode>,
    _ derive: (inout Derivation, inout ChunkedArray<AccessibilityNode>) -> Void
  ) {
    guard known != nil else { return derive(&self, &nodes) }
    let key = DerivationKey(content: content, part: part, inherited: inherited)
    let derived = remember(key) { derivation in
      let outside = (derivation.omissions, derivation.presentations)
      defer { (derivation.omissions, derivation.presentations) = outside }
      (derivation.omissions, derivation.presentations) = ([], [])
      var nodes: ChunkedArray<AccessibilityNode> = []
      derive(&derivation, &nodes)
      return DerivedView(nodes: nodes, omissions: derivation.omissions, presentations: derivation.presentations)
    }
    nodes += derived.nodes
    omissions += derived.omissions
    presentations += derived.presentations
  }
}

extension Derivation: Remembering {}
