/// Something that a finger does.
///
/// A double tap of VoiceOver stands for a tap, and for a long press if it is held; of the others none runs.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Gesture = Never
  var body: Body { get }
  /// What the app does once a touch is this gesture, and its value then; `nil` where the touch is none.
  func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)?
}

/// What a finger does at a view, or VoiceOver in its place.
public enum _Touch {
  case tap(at: @MainActor () -> CGPoint)
  case longPress
}

extension Never: Gesture {
  public typealias Value = Never
  public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Never)? { nil }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("a gesture has no body") }
  public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? { nil }
}

extension Gesture where Value == Body.Value {
  public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? { body._recognizing(touch) }
}

nonisolated extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self, action: action)
  }
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self, action: action)
  }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ObservedGesture<Self> { _ObservedGesture(base: self, action: { _ in }) }
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    .init(self, other)
  }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { .init(self, other) }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { .init(self, other) }
  public func modifiers(_ modifiers: EventModifiers) -> Self { self }
}

/// A gesture with what the app does on it.
nonisolated public struct _ObservedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  @MainActor public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? {
    base._recognizing(touch).map { recognize in
      {
        let value = recognize()
        action(value)
        return value
      }
    }
  }
}

nonisolated public struct _MapGesture<Base: Gesture, Value>: Gesture {
  let base: Base
  let transform: (Base.Value) -> Value

  @MainActor public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? {
    base._recognizing(touch).map { recognize in { transform(recognize()) } }
  }
}

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

nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? {
    let (one, other) = (first._recognizing(touch), second._recognizing(touch))
    guard one != nil || other != nil else { return nil }
    return { Value(first: one.map { $0() }, second: other.map { $0() }) }
  }
}

/// A gesture after another one, which takes more than one touch.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? {
    if let one = first._recognizing(touch) { return { .first(one()) } }
    return second._recognizing(touch).map { other in { .second(other()) } }
  }
}

/// A gesture of any kind.
nonisolated public struct AnyGesture<Value>: Gesture {
  let base: any Gesture<Value>
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { base = gesture }

  @MainActor public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? { base._recognizing(touch) }
}

// A gesture that is nothing is none.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? { flatMap { $0._recognizing(touch) } }
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

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

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
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> Self { self }
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { keyboardShortcut(Optional(shortcut)) }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    accessible { _ in shortcut.map { .keyboardShortcut($0) } }
  }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View { keyboardShortcut(key, modifiers: modifiers) }

  // MARK: Drag and drop
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

public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

public struct DropInfo: Sendable {
  public let location: CGPoint
  let providers: [NSItemProvider]
  public func hasItemsConforming(to types: [UTType]) -> Bool { !itemProviders(for: types).isEmpty }
  // What a provider has is of whatever type the app asks for: nothing else is dragged here than what it has made.
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { providers }
}

public enum DropOperation: Sendable { case cancel, forbidden, copy, move }
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
