package import Interface
package import Layout

/// A view with its place, or a piece of a run of them, as it is to be derived.
struct DerivationKey: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    case view(PlacedView)
    case piece(ChunkedArray<PlacedView>)
  }

  /// How views take part in what is around them.
  enum Part: Sendable, Hashable {
    /// Their elements stand beside those around them.
    case sibling
    /// The elements of each are kept together.
    case row
  }

  var content: Content
  var part: Part
  var inherited: Box<InheritedContext>
}

/// What a view, or a piece of a run of them, yielded.
struct DerivedView: Sendable {
  var nodes: ChunkedArray<AccessibilityNode>
  var omissions: ChunkedArray<Omission>
  var presentations: ChunkedArray<AccessibilityNode>
}

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

/// The accessibility tree of a screen that changes: what stays as it is is not derived again.
package struct TreeDerivation: Sendable {
  private let platform: Platform
  private let locale: String
  private let window: Rect?
  private let readings: SourceReadings
  /// What was derived last; `nil` where nothing is kept.
  private var known: Memory<DerivationKey, DerivedView>?
  private var behind: (nodes: ChunkedArray<AccessibilityNode>, omissions: ChunkedArray<Omission>)?

  /// Begins with nothing known.
  ///
  /// - Parameters:
  ///   - platform: The system that derives the elements.
  ///   - locale: VoiceOver's own language as a BCP 47 tag.
  ///   - readings: Which source is followed where sources disagree.
  ///   - window: The visible part of the screen; elements outside are still stops, but not on screen.
  ///   - keeps: Whether what is derived is kept for the next time.
  package init(
    on platform: Platform, locale: String, readings: SourceReadings = SourceReadings(), window: Rect? = nil,
    keeping keeps: Bool = true
  ) {
    known = keeps ? Memory() : nil
    self.platform = platform
    self.locale = locale
    self.readings = readings
    self.window = window
  }

  /// Derives the tree of the views of a screen, exactly as if it were derived for the first time.
  ///
  /// - Complexity: linear in what has changed or moved; pieces of a run that are the same are passed on whole.
  package mutating func tree(of views: ChunkedArray<PlacedView>, settings: Settings) -> AccessibilityTree {
    var derivation = Derivation(platform: platform, locale: locale, readings: readings, window: window)
    derivation.context.isRightToLeft = settings.layoutDirection == .rightToLeft
    derivation.known = known
    derivation.behind = behind
    known = nil
    let tree = derivation.tree(of: views)
    derivation.known?.finish()
    known = derivation.known
    behind = derivation.behind
    return tree
  }
}
