/// Which field is being edited.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var focus: FocusValue<Value>

  /// The way to the value for whoever shows what can have the focus.
  @propertyWrapper
  public struct Binding {
    let location: Location<Value>
    fileprivate let nowhere: Value
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue) }
    }
    public var projectedValue: Self { self }

    /// The link between the value and a view that stands for one of its values.
    @MainActor
    func link(to value: Value) -> FocusLink { location.link(to: value, elsewhere: nowhere) }
  }

  public init() where Value == Bool { focus = FocusValue(false) }
  public init<T: Hashable>() where Value == T? { focus = FocusValue(nil) }

  public var wrappedValue: Value {
    get { focus.location.get() }
    nonmutating set { focus.location.set(newValue) }
  }
  public var projectedValue: Binding { Binding(location: focus.location, nowhere: focus.nowhere) }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}

extension FocusState: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) { focus.connect(in: place) }
}

/// Which element VoiceOver's cursor is on.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var focus: FocusValue<Value>

  /// The way to the value for whoever shows what can have the focus.
  @propertyWrapper
  public struct Binding {
    let location: Location<Value>
    fileprivate let nowhere: Value
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue) }
    }
    public var projectedValue: Self { self }

    /// The link between the value and a view that stands for one of its values.
    @MainActor
    func link(to value: Value) -> FocusLink { location.link(to: value, elsewhere: nowhere) }
  }

  public init() where Value == Bool { focus = FocusValue(false) }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { focus = FocusValue(false) }
  public init<T: Hashable>() where Value == T? { focus = FocusValue(nil) }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { focus = FocusValue(nil) }

  public var wrappedValue: Value {
    get { focus.location.get() }
    nonmutating set { focus.location.set(newValue) }
  }
  public var projectedValue: Binding { Binding(location: focus.location, nowhere: focus.nowhere) }
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}

extension AccessibilityFocusState: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) { focus.connect(in: place) }
}

/// What a property keeps that tells where the focus is.
private struct FocusValue<Value> {
  /// What the value is when the focus is on none of the views.
  let nowhere: Value
  private var box: StateBox<Value>?

  init(_ nowhere: Value) { self.nowhere = nowhere }

  var location: StateBox<Value> { box ?? StateBox(nowhere) }

  @MainActor mutating func connect(in place: PropertyPlace) { box = place.keep { StateBox(nowhere) } }
}

extension FocusValue: SelfComparing {
  func isSame(as other: FocusValue<Value>) -> Bool { true }
}

extension Location where Value: Hashable {
  @MainActor
  fileprivate func link(to value: Value, elsewhere: Value) -> FocusLink {
    FocusLink(isFocused: get() == value) { [self] isFocused in
      if isFocused {
        if get() != value { set(value) }
      } else if get() == value {
        set(elsewhere)
      }
    }
  }
}

nonisolated extension View {
  /// Lets the fields of a view know whether they are being edited, and tell it.
  private func editing(_ link: @escaping @MainActor (RenderContext) -> FocusLink) -> ModifiedView {
    piecewise { piece, context in
      let link = link(context)
      guard case .textField(var field) = piece.kind else {
        // A button has the keyboard only while the whole device is controlled by one (Apple's reference of
        // `FocusInteractions.activate`): VoiceOver's cursor stays (cvs-health, “Focus Management”).
        if case .button = piece.kind { return }
        piece.modifications.append(.accessibility(.focus(link)))
        return
      }
      field.isEditing = link.isFocused
      field.isLinked = true
      let (begin, end) = (field.beginEditing, field.endEditing)
      field.beginEditing = {
        begin()
        link.set(true)
      }
      field.endEditing = {
        end()
        link.set(false)
      }
      piece.kind = .textField(field)
    }
  }

  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    editing { context in context.evaluate { binding.link(to: value) } }
  }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { onAppear { binding.wrappedValue = value } }

  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { accessible { context in .focus(context.evaluate { binding.link(to: value) }) } }
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    accessibilityFocused(condition, equals: true)
  }
  public func accessibilityDefaultFocus<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, _ value: V
  ) -> some View { onAppear { binding.wrappedValue = value } }

  public func focusable(_ isFocusable: Bool = true) -> Self { self }
  public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void) -> Self { self }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> Self { self }
  public func focusSection() -> Self { self }
  public func focusScope(_ namespace: Namespace.ID) -> Self { self }
  public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> Self { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> Self { self }
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> Self { self }
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> Self { self }
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> Self { self }
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> Self { self }
  public func focusedObject<T: ObservableObject>(_ object: T) -> Self { self }
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> Self { self }
}

public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}
