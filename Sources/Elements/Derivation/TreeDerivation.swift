package import Interface
package import Layout

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
