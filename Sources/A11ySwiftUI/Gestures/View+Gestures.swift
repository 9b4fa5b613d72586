nonisolated extension View {
  private func gestured(
    _ gesture: some Gesture, including mask: GestureMask = .all, isEnabled: Bool = true
  ) -> ModifiedView {
    piecewise { piece, context in
      guard isEnabled, mask.contains(.gesture), context.environment.isEnabled else { return }
      let middle = piece.middle(in: context.environment)
      if let tap = gesture._recognizing(.tap(at: middle)) { piece.modifications.append(.tap { _ = tap() }) }
      if let press = gesture._recognizing(.longPress) { piece.modifications.append(.longPress { _ = press() }) }
    }
  }

  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    gestured(gesture, including: mask)
  }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    gestured(gesture, isEnabled: isEnabled)
  }
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    gestured(gesture, isEnabled: isEnabled)
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    gestured(gesture, including: mask)
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    gestured(gesture, isEnabled: isEnabled)
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    gestured(gesture, including: mask)
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    gestured(gesture, isEnabled: isEnabled)
  }
  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }

  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    gestured(TapGesture(count: count).onEnded { MainActor.assumeIsolated(action) })
  }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    gestured(SpatialTapGesture(count: count).onEnded { tap in MainActor.assumeIsolated { action(tap.location) } })
  }
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View { onTapGesture(count: count, perform: action) }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { gestured(LongPressGesture().onEnded { _ in MainActor.assumeIsolated(action) }) }
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping @MainActor () -> Void
  ) -> some View { onLongPressGesture(perform: action) }
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> Self { self }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension Piece {
  /// The middle of what is on the screen, where VoiceOver taps (Apple, “accessibilityActivationPoint”: “the midpoint of the
  /// accessibility element’s frame”).
  fileprivate func middle(in environment: EnvironmentValues) -> @MainActor () -> CGPoint {
    {
      let size = measured(.unspecified, in: environment)
      return CGPoint(x: size.width / 2, y: size.height / 2)
    }
  }
}
