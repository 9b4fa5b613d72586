nonisolated extension View {
  private func laidOut(_ change: LayoutChange) -> ModifiedView { adding(.layout(change)) }

  /// The view laid out in another space than the one around.
  private func laidOut(_ change: LayoutChange, in space: @escaping (inout CGSize) -> Void) -> ModifiedView {
    rendered { content, context in
      context.within(space).render(content).modified { $0.modifications.append(.layout(change)) }
    }
  }

  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    rendered { content, context in
      let inside = context.within { $0 = CGSize(width: width ?? $0.width, height: height ?? $0.height) }
        .endless {
          if width != nil { $0.remove(.horizontal) }
          if height != nil { $0.remove(.vertical) }
        }
      return inside.render(content).modified {
        $0.modifications.append(
          .layout(.fixedFrame(width: width.map(Double.init), height: height.map(Double.init), alignment)))
      }
    }
  }

  public func frame() -> Self { self }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    laidOut(
      .flexibleFrame(
        LayoutChange.FlexibleFrame(
          minWidth: minWidth.map(Double.init), idealWidth: idealWidth.map(Double.init),
          maxWidth: maxWidth.map(Double.init), minHeight: minHeight.map(Double.init),
          idealHeight: idealHeight.map(Double.init), maxHeight: maxHeight.map(Double.init), alignment: alignment))
    ) {
      $0.width = max(min($0.width, maxWidth ?? .infinity), minWidth ?? 0)
      $0.height = max(min($0.height, maxHeight ?? .infinity), minHeight ?? 0)
    }
  }

  public func padding(_ insets: EdgeInsets) -> some View {
    laidOut(.padding(insets)) {
      $0.width -= insets.leading + insets.trailing
      $0.height -= insets.top + insets.bottom
    }
  }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> Self { self }

  public func offset(_ offset: CGSize) -> some View {
    laidOut(.offset(x: Double(offset.width), y: Double(offset.height)))
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { laidOut(.offset(x: Double(x), y: Double(y))) }
  public func position(_ position: CGPoint) -> some View {
    laidOut(.position(x: Double(position.x), y: Double(position.y)))
  }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { laidOut(.position(x: Double(x), y: Double(y))) }

  public func fixedSize() -> some View { laidOut(.fixedSize(horizontal: true, vertical: true)) }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    laidOut(.fixedSize(horizontal: horizontal, vertical: vertical))
  }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    laidOut(.aspectRatio(ratio.map(Double.init), contentMode))
  }
  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    laidOut(.aspectRatio(ratio.height == 0 ? nil : Double(ratio.width / ratio.height), contentMode))
  }
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  public func layoutPriority(_ value: Double) -> some View { trait { $0.priority = value } }
  public func clipped(antialiased: Bool = false) -> some View { laidOut(.clipped) }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    laidOut(.scale(x: Double(scale.width), y: Double(scale.height), anchor))
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    laidOut(.scale(x: Double(scale), y: Double(scale), anchor))
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    laidOut(.scale(x: Double(x), y: Double(y), anchor))
  }

  public func zIndex(_ value: Double) -> Self { self }
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil, maxHeight: axes.contains(.vertical) ? .infinity : nil,
      alignment: alignment)
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { containerRelativeFrame(axes, alignment: alignment) }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    rendered { content, context in
      let size = context.space
      let width: CGFloat? = axes.contains(.horizontal) ? length(size.width, .horizontal) : nil
      let height: CGFloat? = axes.contains(.vertical) ? length(size.height, .vertical) : nil
      var output = context.render(content)
      output.modify {
        $0.modifications.append(
          .layout(.fixedFrame(width: width.map(Double.init), height: height.map(Double.init), alignment)))
      }
      return output
    }
  }
  public func geometryGroup() -> Self { self }
  public func coordinateSpace<T: Hashable>(name: T) -> Self { self }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> Self { self }

  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { inset(edge == .top ? .top : .bottom, content()) }
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { inset(edge == .leading ? .leading : .trailing, content()) }
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { inset(edge == .top ? .top : .bottom, content()) }

  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { inset(edge == .leading ? .leading : .trailing, content()) }

  private func inset(_ edge: Edge, _ content: any View) -> ModifiedView {
    rendered { view, context in
      var output = context.at(.slot("content")).render(view)
      let bar = context.at(.slot("inset")).render(content)
      output.preferences.merge(bar.preferences)
      guard !output.pieces.isEmpty else { return bar }
      let last = output.pieces.count - 1
      output.pieces[last].modifications.append(.inset(Modification.Inset(pieces: bar.pieces, edge: edge)))
      return output
    }
  }
}

public struct ScenePadding: Hashable, Sendable {
  public static let minimum = ScenePadding()
  public static let navigationBar = ScenePadding()
}
public struct ContentMarginPlacement: Hashable, Sendable {
  public static let automatic = ContentMarginPlacement()
  public static let scrollContent = ContentMarginPlacement()
  public static let scrollIndicators = ContentMarginPlacement()
}
