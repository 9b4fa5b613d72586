/// A preview of which nothing is made before it is opened.
nonisolated public struct _PreviewMaker: View, Renderable {
  let make: @MainActor () -> any View
  public init(_ make: @escaping @MainActor () -> any View) { self.make = make }
  @MainActor func render(in context: RenderContext) -> Output { context.render(make()) }
}

extension Preview {
  /// The views at the top of some content; what is done to a group of them is done to each.
  static func parts(of view: any View) -> [any View] {
    if let group = view as? any PreviewParts { return group.previewParts.flatMap(parts) }
    guard let wrapper = view as? any PreviewWrapper else { return variants(in: view) }
    let inner = parts(of: wrapper.wrapped)
    return inner.count > 1 ? inner.map { wrapper.around($0) } : [view]
  }

  /// The previews that a view of the app's own comes to, such as one that shows another in both appearances.
  ///
  /// Source: John Sundell, “Getting the most out of Xcode previews”, whose `ComponentPreview` shows a view once for each
  /// appearance and text size. What needs state or an environment is left to be played.
  private static func variants<V: View>(in view: V) -> [any View] {
    guard view.isComposed, V.Body.self != Never.self, DynamicFields.of(V.self).isEmpty else { return [view] }
    let inner = parts(of: view.body)
    return inner.count > 1 && inner.contains(where: tellsFacts) ? inner : [view]
  }

  private static func tellsFacts(_ view: any View) -> Bool {
    guard let wrapper = view as? any PreviewWrapper else { return false }
    return wrapper is PreviewedView || tellsFacts(wrapper.wrapped)
  }
}

/// Content whose parts are previews of their own.
@MainActor
protocol PreviewParts {
  var previewParts: [any View] { get }
}

extension TupleView: PreviewParts {
  var previewParts: [any View] { children }
}

extension Group: PreviewParts where Content: View {
  var previewParts: [any View] { [content] }
}

extension ForEach: PreviewParts where Content: View {
  var previewParts: [any View] { data.map { content($0) } }
}

/// A view with something done to it, which can be done to others as well.
@MainActor
protocol PreviewWrapper {
  var wrapped: any View { get }
  func around(_ other: any View) -> any View
  /// Says what it tells of the preview.
  func tell(_ facts: inout PreviewFacts)
}

extension PreviewWrapper {
  package func tell(_ facts: inout PreviewFacts) {}
}

extension PreviewedView: PreviewWrapper {
  var wrapped: any View { content }
  func around(_ other: any View) -> any View { PreviewedView(content: other, change: change) }
  @MainActor package func tell(_ facts: inout PreviewFacts) { change(&facts) }
}

extension ModifiedContent: PreviewWrapper where Content: View, Modifier: ViewModifier {
  var wrapped: any View { content }
  func around(_ other: any View) -> any View {
    ModifiedContent<AnyView, Modifier>(content: AnyView(other), modifier: modifier)
  }
}

extension ModifiedView: PreviewWrapper {
  var wrapped: any View { content }
  func around(_ other: any View) -> any View { ModifiedView(content: other, isTab: isTab, change: change) }
}
