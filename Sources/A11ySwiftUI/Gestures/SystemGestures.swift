nonisolated public struct TapGesture: Gesture {
  public typealias Value = Void
  public var count: Int
  public init(count: Int = 1) { self.count = count }

  @MainActor public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Void)? {
    // A double tap of VoiceOver is one tap: a view that asks for more of them is not reached.
    if count == 1, case .tap = touch { {} } else { nil }
  }
}

nonisolated public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public var count: Int
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) { self.count = count }

  @MainActor public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? {
    if count == 1, case .tap(let location) = touch { { Value(location: location()) } } else { nil }
  }
}

nonisolated public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}

  @MainActor public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Bool)? {
    if case .longPress = touch { { true } } else { nil }
  }
}

nonisolated public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    public var velocity: CGSize { .zero }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
}

nonisolated public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

nonisolated public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

nonisolated public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

nonisolated public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
