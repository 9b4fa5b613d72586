internal import Interface
internal import Layout

extension Piece {
  /// How large a piece is under a proposal, by the layout that screens have.
  ///
  /// A length that nothing is proposed for is the ideal one.
  func measured(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    let unbounded: CGFloat = 100_000
    let space = CGSize(
      width: min(proposal.width ?? unbounded, unbounded), height: min(proposal.height ?? unbounded, unbounded))
    return MainActor.assumeIsolated {
      var emitter = Emitter(environment: environment)
      var view = emitter.view(self)
      if proposal.width == nil || proposal.height == nil {
        view.layout.append(.fixedSize(horizontal: proposal.width == nil, vertical: proposal.height == nil))
      }
      // A text has the frame of its words, and only what it stands in that of the frames around it as well.
      let whole = emitter.make(.zstack, PathKey(), children: [view])
      return size(of: whole, in: space, at: environment.dynamicTypeSize)
    }
  }
}

extension Output {
  /// How large the first of the pieces is in the space that there is here.
  @MainActor func size(in context: RenderContext) -> CGSize {
    pieces.first?.measured(context.proposal, in: context.environment) ?? .zero
  }
}

extension RenderContext {
  /// What lies on a view, or behind it, which is given the size of that view.
  ///
  /// The view is measured only where what lies there has asked for its size once.
  func renderLayer(_ layer: any View, of base: Output) -> Output {
    func asks() -> LastValue<Bool> { keep("asks") { LastValue(false) } }
    let reads = graph.geometryReads
    // In an app that asks for no size nothing is looked up.
    if reads == 0 || !asks().value {
      let output = render(layer)
      guard graph.geometryReads != reads else { return output }
      asks().value = true
    }
    let size = base.size(in: self)
    return within { $0 = size }.endless { $0 = [] }.render(layer)
  }
}

/// How large a view is on a surface of a size.
private func size(of view: Interface.View, in space: CGSize, at textSize: DynamicTypeSize) -> CGSize {
  let settings = Interface.Settings([.dynamicType: .word(textSize.shared)])
  let placed = place(
    Screen(views: [view]),
    on: .init(
      size: .init(width: Double(space.width), height: Double(space.height)), idiom: .phone, platform: .standard),
    settings: settings)
  guard let frame = placed.first?.frame else { return .zero }
  return CGSize(width: frame.width, height: frame.height)
}
