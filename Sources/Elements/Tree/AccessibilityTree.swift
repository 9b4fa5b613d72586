package import Interface

/// What assistive technologies see of a screen.
package struct AccessibilityTree: Sendable, Hashable {
  package var nodes: ChunkedArray<AccessibilityNode>
  /// What is on the screen but no stop, and why.
  package var omissions: ChunkedArray<Omission>
}

extension AccessibilityTree {
  /// The sheet, alert or popover in front; `nil` if there is none.
  ///
  /// Nothing behind it is reached unless it leaves that as it is.
  package var presentation: Container? {
    guard case .container(let front)? = nodes.last, front.role == .modal || front.role == .alert else { return nil }
    return nodes.count == 1 || front.leavesBackground ? front : nil
  }
}

/// A view that an assistive technology does not reach.
package struct Omission: ChunkElement {
  /// Why a view is not a stop.
  package enum Reason: String, Sendable, CaseIterable {
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
    /// The system does not show it: the button that cancels, in an action sheet that is a popover.
    case notShown
  }

  package var kind: Kind
  package var id: ViewID
  package var reason: Reason
}
