nonisolated extension View {
  private func draggedAs(_ payload: @escaping () -> Any) -> some View {
    piecewise { piece, context in
      piece.modifications.append(.drag { [graph = context.graph] in graph.dragged = payload() })
    }
  }
  private func dropped(_ drop: @escaping @MainActor (_ payload: Any?, _ location: CGPoint) -> Void) -> some View {
    piecewise { piece, context in
      let size = piece.measured(.unspecified, in: context.environment)
      piece.modifications.append(
        .drop { [graph = context.graph] point in
          drop(graph.dragged, CGPoint(x: size.width * point.x, y: size.height * point.y))
          graph.dragged = nil
        })
    }
  }
  /// Drops what is a provider of items, or stands for one.
  private func provided(_ drop: @escaping @MainActor ([NSItemProvider], CGPoint) -> Void) -> some View {
    dropped { payload, location in
      drop(payload.map { [$0 as? NSItemProvider ?? NSItemProvider(object: $0)] } ?? [], location)
    }
  }
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { draggedAs(payload) }
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { draggedAs(payload) }
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { draggedAs(data) }
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
    draggedAs(data)
  }
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    dropped { payload, location in
      if let item = payload as? T { _ = action([item], location) }
    }
  }
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { provided { providers, _ in _ = action(providers) } }
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { provided { _ = action($0, $1) } }
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { provided { providers, _ in _ = action(providers) } }
  public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View {
    provided { providers, location in
      let info = DropInfo(location: location, providers: providers)
      guard delegate.validateDrop(info: info) else { return }
      delegate.dropEntered(info: info)
      _ = delegate.performDrop(info: info)
    }
  }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
}
