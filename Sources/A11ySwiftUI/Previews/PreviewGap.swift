/// What stands for a part of an app that cannot be had here; whoever hears the preview is told of it.
nonisolated public struct _PreviewGap: View, Renderable {
  private let name: String
  private let reason: String
  private let content: (any View)?

  /// A part of what a view shows, or a step of what an action does.
  public init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
    content = nil
    tell()
  }

  /// A view around others, which are shown.
  public init<Content: View>(_ name: String, _ reason: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.reason = reason
    self.content = content()
    tell()
  }

  /// Something that an app would have done.
  @discardableResult
  public init(_ reason: String) {
    self.init("", reason)
  }

  private func tell() { _PreviewGap.tell(name.isEmpty ? reason : "\(name) \(reason)") }

  package static func tell(_ reason: String) {
    if MainThread.isCurrent { MainActor.assumeIsolated { Graph.current?.tellOfGap(reason) } }
  }

  /// Notes that words may be missing where a value is used that cannot be had.
  static func tellOfValue(_ reason: String) {
    tell(reason)
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated {
      if let node = Graph.evaluating { node.hasGap = true } else { Graph.current?.hasGap = true }
    }
  }

  @MainActor func render(in context: RenderContext) -> Output {
    // A view can have been made before anybody was there to be told.
    tell()
    if let content { return context.render(content) }
    return Output([Piece(.opaque(name), in: context)])
  }
}

/// What stands for a protocol that is not there and that makes a view of whatever keeps it: the view is there, and what it
/// shows is not known.
public protocol _PreviewGapView: View where Body == _PreviewGap {}

extension _PreviewGapView {
  public var body: _PreviewGap {
    _PreviewGap(String(describing: Self.self), "is left out: it is made by something that is not there")
  }
}

extension View {
  /// The view without a modifier that would have given it words, and that cannot be had here.
  nonisolated public func _withoutWords() -> some View { piecewise { piece, _ in piece.lacksWords = true } }
}

/// What a function throws that cannot be had here.
public struct _PreviewGapError: Error, CustomStringConvertible {
  public let description: String

  public init(_ reason: String) { description = reason }
}

/// A value that cannot be had here: an empty one where its type has that; else the preview that asks for it ends, and no
/// other.
public func _previewGap<Value>(_ reason: String) -> Value {
  guard let value = EmptyValue.of(Value.self) as? Value else { endPreview(reason) }
  _PreviewGap.tellOfValue(reason)
  return value
}

// A part of a bar can be missing, as a part of a view can.
extension _PreviewGap: ToolbarContent {
  @MainActor public func _items(in context: _ToolbarContext) -> [_ToolbarItem] {
    ToolbarItem { self }._items(in: context)
  }
}
