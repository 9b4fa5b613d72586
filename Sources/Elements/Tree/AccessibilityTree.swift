public import Interface

/// What assistive technologies see of a screen.
public struct AccessibilityTree: Sendable, Hashable {
  public var nodes: [AccessibilityNode]
  /// What is on the screen but no stop, and why.
  public var omissions: [Omission]
}

/// A view that an assistive technology does not reach.
public struct Omission: Sendable, Hashable {
  /// Why a view is no stop.
  public enum Reason: String, Sendable, CaseIterable {
    case hidden, transparent, decorative, insideElement, behindModal, zeroSize, notListed, empty, unnamed
  }

  public var kind: Kind
  public var id: ViewID
  public var reason: Reason
}
