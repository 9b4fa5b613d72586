nonisolated extension View {
  private func layered(_ layer: any View, _ alignment: Alignment, isOverlay: Bool) -> ModifiedView {
    rendered { content, context in
      var output = context.at(.slot("content")).render(content)
      let layer = context.at(.slot("layer")).renderLayer(layer, of: output)
      output.layer(layer, alignment: alignment, isOverlay: isOverlay)
      return output
    }
  }

  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    layered(overlay, alignment, isOverlay: true)
  }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    layered(content(), alignment, isOverlay: true)
  }
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> Self { self }
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> Self {
    self
  }

  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    layered(background, alignment, isOverlay: false)
  }
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    layered(content(), alignment, isOverlay: false)
  }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> Self { self }
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    painted(style.paint)
  }
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> Self { self }
  public func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> Self { self }
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { painted(style.paint) }
  public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { painted(style.paint) }

  /// The view on something that is painted.
  func painted(_ paint: Paint) -> ModifiedView { adding(.look(.background(paint))) }

  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> Self { self }
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> Self { self }
}
