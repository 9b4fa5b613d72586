public import Interface

/// What assistive technologies see of a screen.
public struct AccessibilityTree: Sendable, Hashable {
  public var nodes: Run<AccessibilityNode>
  /// What is on the screen but no stop, and why.
  public var omissions: Run<Omission>
}

extension AccessibilityTree {
  /// The sheet, alert or popover in front, behind which nothing is reached; `nil` if there is none.
  public var presentation: Container? {
    guard nodes.count == 1, case .container(let front) = nodes[0], front.role == .modal || front.role == .alert else {
      return nil
    }
    return front
  }
}

/// A view that an assistive technology does not reach.
public struct Omission: RunElement {
  /// Why a view is no stop.
  public enum Reason: String, Sendable, CaseIterable {
    case hidden, transparent, decorative
    /// It is a part of an element, which speaks for it.
    case insideElement
    case behindModal
    /// Its author gave it a frame of no width and no height.
    case zeroSize
    /// The view around it lists its elements, and this is none of them.
    case notListed
    /// It has no words.
    case empty
    /// An image that its author has not named, where such images say nothing.
    case unnamed
  }

  public var kind: Kind
  public var id: ViewID
  public var reason: Reason
}
