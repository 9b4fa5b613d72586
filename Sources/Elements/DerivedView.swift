public import Interface
public import Layout

/// What a view with its place yielded, kept so that it is derived again only when it changes.
struct DerivedView: Sendable {
  /// How a view takes part in what is around it.
  enum Part: Sendable {
    /// Its elements stand beside those around it.
    case sibling
    /// Its elements are kept together.
    case row
  }

  var placed: PlacedView
  var part: Part
  var heirlooms: Heirlooms
  var nodes: [AccessibilityNode]
  var omissions: [Omission]
  var presentations: [AccessibilityNode]
  /// What the views in it yielded.
  var inside: DerivedSiblings
}

/// What views side by side yielded, in the order in which they are derived.
///
/// A view is looked for in its place only: where views have come or gone before it, it has moved and is derived again.
struct DerivedSiblings: Sendable {
  private var views: [DerivedView] = []
  private var position = 0

  /// Whether the next view yields the same as last time.
  func knows(_ placed: PlacedView, as part: DerivedView.Part, inheriting heirlooms: Heirlooms) -> Bool {
    position < views.count && views[position].placed == placed && views[position].part == part
      && views[position].heirlooms == heirlooms
  }

  /// Hands on what the next view yielded last time.
  mutating func pass(
    _ nodes: inout [AccessibilityNode], _ omissions: inout [Omission], _ presentations: inout [AccessibilityNode]
  ) {
    for node in views[position].nodes { nodes.append(node) }
    if !views[position].omissions.isEmpty { omissions += views[position].omissions }
    if !views[position].presentations.isEmpty { presentations += views[position].presentations }
    position += 1
  }

  /// What the views inside the next view yielded; it is forgotten here.
  mutating func takeInside() -> DerivedSiblings {
    guard position < views.count else { return DerivedSiblings() }
    defer { views[position].inside = DerivedSiblings() }
    return views[position].inside
  }

  /// Keeps what the next view yielded.
  mutating func note(_ view: DerivedView) {
    if position < views.count {
      views[position] = view
    } else {
      views.append(view)
    }
    position += 1
  }

  /// Forgets the views that were not met again, and begins from the first.
  mutating func finish() {
    views.removeSubrange(position...)
    position = 0
  }
}

extension Derivation {
  /// Derives what a view adds to those beside it, unless that is known.
  mutating func deriveOnce(_ placed: PlacedView, into nodes: inout [AccessibilityNode]) {
    guard !pass(placed, as: .sibling, into: &nodes) else { return }
    once(placed, as: .sibling, into: &nodes) { $0.derive(placed, into: &$1) }
  }

  /// Hands on what a view yielded last time, or returns `false` if it may yield something else now.
  mutating func pass(
    _ placed: PlacedView, as part: DerivedView.Part, into nodes: inout [AccessibilityNode]
  ) -> Bool {
    guard known?.knows(placed, as: part, inheriting: heirlooms) == true else { return false }
    known?.pass(&nodes, &omissions, &presentations)
    return true
  }

  /// Does what a function does to the nodes around a view, and keeps what came of it.
  mutating func once(
    _ placed: PlacedView, as part: DerivedView.Part, into nodes: inout [AccessibilityNode],
    _ derive: (inout Derivation, inout [AccessibilityNode]) -> Void
  ) {
    guard var siblings = known else { return derive(&self, &nodes) }
    known = nil
    defer { known = siblings }
    let start = (nodes: nodes.count, omissions: omissions.count, presentations: presentations.count)
    known = siblings.takeInside()
    derive(&self, &nodes)
    known?.finish()
    siblings.note(
      DerivedView(
        placed: placed, part: part, heirlooms: heirlooms, nodes: Array(nodes[start.nodes...]),
        omissions: Array(omissions[start.omissions...]), presentations: Array(presentations[start.presentations...]),
        inside: known ?? DerivedSiblings()))
  }
}

/// The accessibility tree of a screen that changes: what stays as it is is not derived again.
public struct TreeDerivation: Sendable {
  private let platform: Platform
  private let locale: String
  private let window: Rect?
  private var settings = Settings()
  private var known = DerivedSiblings()

  /// Begins with nothing known.
  ///
  /// - Parameters:
  ///   - platform: The system that derives the elements.
  ///   - locale: VoiceOver's own language as a BCP 47 tag.
  ///   - window: The visible part of the screen; elements outside are still stops, but not on screen.
  public init(on platform: Platform, locale: String, window: Rect? = nil) {
    self.platform = platform
    self.locale = locale
    self.window = window
  }

  /// Derives the tree of the views of a screen, exactly as if it were derived for the first time.
  ///
  /// - Complexity: linear in what has changed or moved; all else is compared and passed on by reference.
  public mutating func tree(of views: [PlacedView], settings: Settings) -> AccessibilityTree {
    if settings != self.settings { known = DerivedSiblings() }
    self.settings = settings
    var derivation = Derivation(platform: platform, locale: locale, settings: settings, window: window)
    derivation.known = known
    known = DerivedSiblings()
    let tree = derivation.tree(of: views)
    derivation.known?.finish()
    known = derivation.known ?? DerivedSiblings()
    return tree
  }
}
