@_exported public import A11yCollections
public import A11ySwiftUI

/// What a view sees of a store, in the older way: of the changes those that make a difference to it.
///
/// Documentation: ViewStore, swift-composable-architecture.
@dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction>: ObservableObject, @unchecked Sendable {
  private let store: Store<ViewState, ViewAction>
  private let changes = StateChanges()
  private var last: ViewState

  init(_ store: Store<ViewState, ViewAction>, removeDuplicates: ((ViewState, ViewState) -> Bool)? = nil) {
    self.store = store
    last = store.withoutNoting
    let isSame = removeDuplicates ?? areEqual
    store.changes.follow(for: self) { [weak self] in self?.look(isSame) }
  }

  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe: @escaping (State) -> ViewState,
    removeDuplicates: ((ViewState, ViewState) -> Bool)? = nil
  ) {
    self.init(store.scope(state: observe), removeDuplicates: removeDuplicates)
  }

  private func look(_ isSame: (ViewState, ViewState) -> Bool) {
    let next = store.withoutNoting
    guard !isSame(last, next) else { return }
    last = next
    changes.publish()
  }

  public var state: ViewState {
    changes.note()
    return last
  }

  public subscript<Value>(dynamicMember path: KeyPath<ViewState, Value>) -> Value { state[keyPath: path] }

  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask { store.send(action) }
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask { store.send(action) }

  public func binding<Value>(
    get: @escaping (ViewState) -> Value, send action: @escaping (Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(action($0)) })
  }

  public func binding<Value>(get: @escaping (ViewState) -> Value, send action: ViewAction) -> Binding<Value> {
    binding(get: get) { _ in action }
  }
}

public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

/// A property that views bind, in the older way.
@propertyWrapper
public struct BindingState<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}
extension BindingState: Equatable where Value: Equatable {}
extension BindingState: Hashable where Value: Hashable {}
extension BindingState: Sendable where Value: Sendable {}

extension BindingAction {
  public static func set<Value: Equatable>(_ path: WritableKeyPath<Root, BindingState<Value>>, _ value: Value) -> Self {
    .set(path.appending(path: \.wrappedValue), value)
  }
}

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  public subscript<Value: Equatable>(
    dynamicMember path: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    binding(get: { $0[keyPath: path].wrappedValue }, send: { .binding(.set(path, $0)) })
  }

  public func binding<Value: Equatable>(_ path: WritableKeyPath<ViewState, BindingState<Value>>) -> Binding<Value> {
    self[dynamicMember: path]
  }
}

public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let store: Store<ViewState, ViewAction>
  private let isSame: ((ViewState, ViewState) -> Bool)?
  @State private var kept = Kept()
  private let content: (ViewStore<ViewState, ViewAction>) -> Content

  public init<State>(
    _ store: Store<State, ViewAction>, observe: @escaping (State) -> ViewState,
    removeDuplicates: ((ViewState, ViewState) -> Bool)? = nil,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.store = store.scope(state: observe)
    isSame = removeDuplicates
    self.content = content
  }

  public init<State, Action>(
    _ store: Store<State, Action>, observe: @escaping (State) -> ViewState,
    send action: @escaping (ViewAction) -> Action, removeDuplicates: ((ViewState, ViewState) -> Bool)? = nil,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.store = store.scope(state: observe, action: action)
    isSame = removeDuplicates
    self.content = content
  }

  public init(
    _ store: Store<ViewState, ViewAction>,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.store = store
    isSame = nil
    self.content = content
  }

  public var body: some View {
    let seen = ViewStore(store, removeDuplicates: isSame)
    kept.seen = seen
    // It is made again after each difference, whatever of the state the content reads.
    _ = seen.state
    return content(seen)
  }

  /// What has the changes followed for as long as the view is there.
  private final class Kept {
    var seen: ViewStore<ViewState, ViewAction>?
  }
}

public struct WithPerceptionTracking<Content: View>: View {
  private let content: () -> Content
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public var body: some View { content() }
}

public enum Perception {
  public typealias Bindable = A11ySwiftUI.Bindable
}

public struct IfLetStore<State, Action, Content: View>: View {
  private let content: Content

  public init<Then: View, Else: View>(
    _ store: Store<State?, Action>, @ViewBuilder then: (Store<State, Action>) -> Then,
    @ViewBuilder else other: () -> Else
  ) where Content == _ConditionalContent<Then, Else> {
    if let value = store.current {
      content = ViewBuilder.buildEither(first: then(store.scope(state: { $0 ?? value }, action: { $0 })))
    } else {
      content = ViewBuilder.buildEither(second: other())
    }
  }

  public init<Then: View>(
    _ store: Store<State?, Action>, @ViewBuilder then: (Store<State, Action>) -> Then
  ) where Content == Then? {
    content = store.current.map { value in then(store.scope(state: { $0 ?? value }, action: { $0 })) }
  }

  public var body: some View { content }
}

public struct ForEachStore<ID: Hashable, State, Action, Content: View>: View {
  private let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
  private let content: (Store<State, Action>) -> Content

  public init(
    _ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) {
    self.store = store
    self.content = content
  }

  public init(
    _ store: Store<IdentifiedArray<ID, State>, (ID, Action)>,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) {
    self.store = store.scope(
      state: { $0 },
      action: { action in
        switch action {
        case .element(let id, let action): (id, action)
        }
      })
    self.content = content
  }

  public var body: some View {
    let states = store.current
    let store = store
    ForEach(Array(states.ids), id: \.self) { id in
      if let value = states[id: id] {
        content(store.scope(state: { $0[id: id] ?? value }, action: { .element(id: id, action: $0) }))
      }
    }
  }
}

/// Whether two values are known to be equal.
private func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func isEqual<E: Equatable>(_ one: E) -> Bool { one == other as? E }
  return (one as? any Equatable).map { isEqual($0) } ?? false
}
