package import Interface

/// What stands in SwiftUI and is of another framework.
@preconcurrency @MainActor
package protocol ForeignPiece {
  var controller: (any ForeignController)? { get }
  /// Whether there is something in it that a person can use by itself.
  var holdsControl: Bool { get }
  /// The types of what is in it that is not known.
  var drawnElsewhere: [String] { get }
  /// Has it say when something of it changes.
  func noteChanges(_ note: @escaping () -> Void)
  /// Lets each view in it arrange what is in that, as for the screen.
  func layOut()
  /// Renders what stands in it of SwiftUI's own.
  func render(in context: RenderContext)
  /// The view that readers know.
  func view(by emitter: inout Emitter) -> Interface.View
}

/// What another framework has for a screen, or a part of one.
@preconcurrency @MainActor
package protocol ForeignController: AnyObject {
  var isOnScreen: Bool { get }
  /// Whether it has put another screen in front of itself.
  var isPresenting: Bool { get }
  func appear()
  func disappear()
  /// Views for what it presents, the one in front last.
  func presented(by emitter: inout Emitter) -> [Interface.View]
}

/// Something of another framework's that readers find by a name.
@preconcurrency @MainActor
package protocol ForeignElement: AnyObject {
  var readerName: String { get }
  /// Whether the name is its author's.
  var isNamedByAuthor: Bool { get }
}

/// Something of another framework's that takes taps.
@preconcurrency @MainActor
package protocol ForeignTarget: AnyObject {
  func tap()
}
