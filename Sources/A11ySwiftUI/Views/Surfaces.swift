/// Views whose drawing is another framework's; what stands in for these frameworks shows them.

/// A map, with what is on it.
nonisolated package struct MapSurface<Content: View>: View, Renderable {
  let site = CallSite()
  private let content: Content

  package init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func render(in context: RenderContext) -> Output {
    let inside = context.render(content)
    return Output([Piece(.map(inside.pieces), in: context)])
  }
}

/// A place on a map, with its name.
nonisolated package struct MarkerSurface<Label: View>: View, Renderable {
  let site = CallSite()
  private let label: Label

  package init(_ label: Label) { self.label = label }

  @MainActor func render(in context: RenderContext) -> Output {
    let inside = context.render(label)
    return Output([Piece(.marker(inside.pieces), in: context)])
  }
}

/// A player of video.
nonisolated package struct VideoSurface: View, Renderable {
  let site = CallSite()
  package init() {}

  @MainActor func render(in context: RenderContext) -> Output { Output([Piece(.video, in: context)]) }
}

/// A chart of values.
nonisolated package struct ChartSurface: View, Renderable {
  let site = CallSite()
  package struct Point {
    package var label: String
    package var value: String
    package var isHidden: Bool

    package init(label: String, value: String, isHidden: Bool) {
      self.label = label
      self.value = value
      self.isHidden = isHidden
    }
  }

  private let points: (EnvironmentValues) -> [Point]

  package init(points: @escaping (EnvironmentValues) -> [Point]) { self.points = points }

  @MainActor func render(in context: RenderContext) -> Output {
    let environment = context.environment
    let points = context.evaluate { self.points(environment) }
    let pieces = points.map { ChartPiece.Point(label: $0.label, value: $0.value, isHidden: $0.isHidden) }
    return Output([Piece(.chart(ChartPiece(points: pieces)), in: context)])
  }
}

/// A view that draws itself, and of which nothing more is known than its name.
nonisolated package struct OpaqueSurface: View, Renderable {
  let site = CallSite()
  private let name: String
  private let reason: String

  package init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  @MainActor func render(in context: RenderContext) -> Output {
    context.graph.warn("\(name) \(reason)")
    return Output([Piece(.opaque(name), in: context)])
  }
}
