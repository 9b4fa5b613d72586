/// What stands for a part of an app that cannot be had here; whoever hears the preview is told of it.
nonisolated public struct _PreviewGap: View, Renderable {
  private let name: String
  private let reason: String

  /// A part of what a view shows.
  public init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  /// Something that an app would have done.
  @discardableResult
  public init(_ reason: String) {
    name = ""
    self.reason = reason
    if MainThread.isCurrent { MainActor.assumeIsolated { Graph.current?.warn(reason) } }
  }

  @MainActor func render(in context: RenderContext) -> Output {
    context.graph.warn("\(name) \(reason)")
    return Output([Piece(.opaque(name), in: context)])
  }
}

/// What a function throws that cannot be had here.
public struct _PreviewGapError: Error, CustomStringConvertible {
  public let description: String

  public init(_ reason: String) { description = reason }
}

/// A value that cannot be had here: the preview that asks for it ends, and no other.
public func _previewGap<Value>(_ reason: String) -> Value { fatalError(reason) }

// A part of a bar can be missing, as a part of a view can.
extension _PreviewGap: ToolbarContent {
  @MainActor public func _items(in context: _ToolbarContext) -> [_ToolbarItem] {
    ToolbarItem { self }._items(in: context)
  }
}
