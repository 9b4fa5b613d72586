// Foundation comes by what it lacks, so that a name that both have is the latter's.
@_exported import FoundationGaps
@_exported import Observation
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation

/// A part of an app's interface.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  /// Whether views of the type do not note who makes them, as those that are values of other sorts as well.
  nonisolated static var _isMadeAnywhere: Bool { get }
}

extension View {
  nonisolated public static var _isMadeAnywhere: Bool { false }
}

/// A view that the module itself knows how to show; it has no body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// What a primitive view comes to in its place.
protocol Renderable: _PrimitiveView {
  /// The call that made the view.
  nonisolated var site: CallSite { get }
  @MainActor func render(in context: RenderContext) -> Output
}

extension Renderable {
  // What only arranges or changes others is told by them.
  nonisolated var site: CallSite { .none }
}
