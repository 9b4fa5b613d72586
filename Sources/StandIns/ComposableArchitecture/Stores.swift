@_exported public import A11yCollections
public import A11ySwiftUI
public import Observation

/// State that views follow.
public protocol ObservableState {}

@attached(extension, conformances: ObservableState)
public macro ObservableState() = #externalMacro(module: "A11ySwiftUIMacros", type: "ObservableStateMacro")

@attached(peer)
public macro ObservationStateIgnored() = #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")

/// Tells views that the state of a store has changed.
final class StateChanges: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var count = 0

  func note() { registrar.access(self, keyPath: \.count) }
  func publish() { registrar.withMutation(of: self, keyPath: \.count) { count += 1 } }
}

/// The state of a feature while it runs.
///
/// Documentation: Store, swift-composable-architecture. Every change evaluates all views that read the state.
@dynamicMemberLookup
public final class Store<State, Action>: Observable, Hashable, Identifiable, @unchecked Sendable {
  private let read: () -> State
  private let perform: (Action) -> StoreTask
  let changes: StateChanges
  private let identity: AnyHashable?

  init(
    read: @escaping () -> State, perform: @escaping (Action) -> StoreTask, changes: StateChanges,
    identity: AnyHashable? = nil
  ) {
    self.read = read
    self.perform = perform
    self.changes = changes
    self.identity = identity
  }

  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies change: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    var values = DependencyValues.current
    change?(&values)
    let machine = DependencyValues.$current.withValue(values) {
      Machine(initialState(), Reduce(reducer()), values)
    }
    self.init(read: { machine.state }, perform: { machine.send($0) }, changes: machine.changes)
  }

  public convenience init<R: Reducer>(initialState: @autoclosure () -> R.State, reducer: R)
  where R.State == State, R.Action == Action {
    self.init(initialState: initialState(), reducer: { reducer })
  }

  /// What the views see now.
  var current: State {
    changes.note()
    return read()
  }

  public func withState<Result>(_ body: (State) -> Result) -> Result { body(current) }

  @discardableResult
  public func send(_ action: Action) -> StoreTask { perform(action) }
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask { perform(action) }
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask { perform(action) }

  // MARK: - Parts
  private func part<S, A>(
    _ get: @escaping (State) -> S, _ make: @escaping (A) -> Action, _ identity: AnyHashable? = nil
  ) -> Store<S, A> {
    let (read, perform) = (read, perform)
    return Store<S, A>(
      read: { get(read()) }, perform: { perform(make($0)) }, changes: changes,
      identity: identity.map { [self.identity ?? AnyHashable(ObjectIdentifier(changes)), $0] })
  }

  public func scope<S, A>(state: KeyPath<State, S>, action: CaseKeyPath<Action, A>) -> Store<S, A> {
    part({ $0[keyPath: state] }, AnyCasePath(action).embed, [state, action] as [AnyKeyPath])
  }

  public func scope<S, A>(state: @escaping (State) -> S, action: @escaping (A) -> Action) -> Store<S, A> {
    part(state, action)
  }

  public func scope<S>(state: @escaping (State) -> S) -> Store<S, Action> { part(state) { $0 } }

  public func scope<S, A>(state: KeyPath<State, S?>, action: CaseKeyPath<Action, A>) -> Store<S, A>? {
    guard let value = current[keyPath: state] else { return nil }
    return part({ $0[keyPath: state] ?? value }, AnyCasePath(action).embed, [state, action] as [AnyKeyPath])
  }

  public func scope<S, A>(
    state: KeyPath<State, PresentationState<S>>, action: CaseKeyPath<Action, PresentationAction<A>>
  ) -> Store<PresentationState<S>, PresentationAction<A>> {
    part({ $0[keyPath: state] }, AnyCasePath(action).embed, [state, action] as [AnyKeyPath])
  }

  public func scope<ID: Hashable, S, A>(
    state: KeyPath<State, IdentifiedArray<ID, S>>, action: CaseKeyPath<Action, IdentifiedAction<ID, A>>
  ) -> [Store<S, A>] {
    let path = AnyCasePath(action)
    let all = current[keyPath: state]
    return all.ids.compactMap { id in
      guard let value = all[id: id] else { return nil }
      return part(
        { $0[keyPath: state][id: id] ?? value }, { path.embed(.element(id: id, action: $0)) },
        [state as AnyKeyPath, id] as [AnyHashable])
    }
  }

  /// What is shown of a path of screens.
  func parts<S, A>(
    of state: KeyPath<State, StackState<S>>, action: CaseKeyPath<Action, StackAction<S, A>>, id: StackElementID
  ) -> Store<S, A>? {
    let path = AnyCasePath(action)
    guard let value = current[keyPath: state][id: id] else { return nil }
    return part({ $0[keyPath: state][id: id] ?? value }, { path.embed(.element(id: id, action: $0)) }, id)
  }

  public static func == (one: Store, other: Store) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  public var id: AnyHashable { identity ?? AnyHashable(ObjectIdentifier(self)) }
}

public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store where State: ObservableState {
  public var state: State { current }
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { current[keyPath: path] }
}

extension Store {
  /// The state as it is now, for what macros write.
  public var _now: State { current }

  /// The store of what a case has, for what macros write.
  public func _part<S, A>(_ state: CaseKeyPath<State, S>, _ action: CaseKeyPath<Action, A>, _ value: S) -> Store<S, A> {
    let path = AnyCasePath(state)
    return part({ path.extract(from: $0) ?? value }, AnyCasePath(action).embed, [state, action] as [AnyKeyPath])
  }
}

extension Store where State: CaseReducerState, State.CaseAction == Action {
  public var `case`: State.CaseScope { State.caseScope(self) }
}

/// Where the state of a feature is, and what changes it.
private final class Machine<State, Action> {
  private(set) var state: State
  private let reducer: Reduce<State, Action>
  private let values: DependencyValues
  let changes = StateChanges()
  private var waiting: [Action] = []
  private var isReducing = false
  private var tasks: [AnyHashable: [Task<Void, Never>]] = [:]

  init(_ state: State, _ reducer: Reduce<State, Action>, _ values: DependencyValues) {
    self.state = state
    self.reducer = reducer
    self.values = values
  }

  func send(_ action: Action) -> StoreTask {
    waiting.append(action)
    guard !isReducing else { return StoreTask(tasks: []) }
    isReducing = true
    defer { isReducing = false }
    var begun: [Task<Void, Never>] = []
    while !waiting.isEmpty {
      let action = waiting.removeFirst()
      var next = state
      let effect = DependencyValues.$current.withValue(values) { reducer.reduce(into: &next, action: action) }
      state = next
      changes.publish()
      perform(effect.steps, &begun, ids: [])
    }
    return StoreTask(tasks: begun)
  }

  private func perform(_ steps: [Effect<Action>.Step], _ begun: inout [Task<Void, Never>], ids: [AnyHashable]) {
    for step in steps {
      switch step {
      case .send(let action): waiting.append(action)
      case .attach(let take): take(sender)
      case .run(let work):
        let sender = sender
        let task = Task { @MainActor in await work(sender) }
        begun.append(task)
        for id in ids { tasks[id, default: []].append(task) }
      case .cancel(let id): cancel(id)
      case .cancellable(let steps, let id, let inFlight):
        if inFlight { cancel(id) }
        perform(steps, &begun, ids: ids + [id])
      }
    }
  }

  private func cancel(_ id: AnyHashable) { for task in tasks.removeValue(forKey: id) ?? [] { task.cancel() } }

  private var sender: Send<Action> { Send { [weak self] in _ = self?.send($0) } }
}

// MARK: - Bindings

/// An action by which views set what they bind.
public protocol BindableAction {
  associatedtype State
  static func binding(_ action: BindingAction<State>) -> Self
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  public var binding: BindingAction<State>? {
    let child = Mirror(reflecting: self).children.first
    return child?.label == "binding" ? child?.value as? BindingAction<State> : nil
  }

  public static func set<Value: Equatable>(_ path: WritableKeyPath<State, Value>, _ value: Value) -> Self {
    .binding(.set(path, value))
  }
}

public struct BindingAction<Root>: Equatable, @unchecked Sendable {
  public let keyPath: PartialKeyPath<Root>
  let change: (inout Root) -> Void
  let value: Any
  private let isSame: (Any) -> Bool

  public static func set<Value: Equatable>(_ path: WritableKeyPath<Root, Value>, _ value: Value) -> Self {
    Self(
      keyPath: path, change: { $0[keyPath: path] = value }, value: value,
      isSame: { ($0 as? Value).map { $0 == value } ?? false })
  }

  public static func == (one: Self, other: Self) -> Bool { one.keyPath == other.keyPath && one.isSame(other.value) }
  public static func ~= <Value>(path: WritableKeyPath<Root, Value>, action: Self) -> Bool { action.keyPath == path }
}

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  public subscript<Value: Equatable>(dynamicMember path: WritableKeyPath<State, Value>) -> Value {
    get { current[keyPath: path] }
    set { send(.binding(.set(path, newValue))) }
  }
}

extension Store
where
  State: ObservableState, Action: ViewActionSending, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  public subscript<Value: Equatable>(dynamicMember path: WritableKeyPath<State, Value>) -> Value {
    get { current[keyPath: path] }
    set { send(.view(.binding(.set(path, newValue)))) }
  }
}

public protocol ViewActionSending {
  associatedtype ViewAction
  static func view(_ action: ViewAction) -> Self
}
public typealias ViewAction = ViewActionSending

/// A part of a store's state on the way to a binding.
@dynamicMemberLookup
public struct StoreBinding<State, Action, Value> {
  let store: Store<State, Action>
  let path: KeyPath<State, Value>

  public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> StoreBinding<State, Action, Member> {
    StoreBinding<State, Action, Member>(store: store, path: path.appending(path: member))
  }

  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let (store, path) = (store, path)
    return Binding(get: { store.current[keyPath: path] }, set: { store.send(action($0)) })
  }
}

extension Bindable {
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember path: KeyPath<State, Member>
  ) -> StoreBinding<State, Action, Member> where Value == Store<State, Action> {
    StoreBinding(store: wrappedValue, path: path)
  }

  public func scope<State, Action, S, A>(
    state: KeyPath<State, S?>, action: CaseKeyPath<Action, PresentationAction<A>>
  ) -> Binding<Store<S, A>?> where Value == Store<State, Action> {
    wrappedValue.presented(state: state, action: action)
  }

  public func scope<State, Action, S, A>(
    state: KeyPath<State, StackState<S>>, action: CaseKeyPath<Action, StackAction<S, A>>
  ) -> Binding<StackOfStores<State, Action, S, A>> where Value == Store<State, Action> {
    let stack = StackOfStores(store: wrappedValue, state: state, action: action)
    return Binding(get: { stack }, set: { _ in })
  }
}

extension Binding {
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember path: KeyPath<State, Member>
  ) -> StoreBinding<State, Action, Member> where Value == Store<State, Action> {
    StoreBinding(store: wrappedValue, path: path)
  }

  public func scope<State, Action, S, A>(
    state: KeyPath<State, S?>, action: CaseKeyPath<Action, PresentationAction<A>>
  ) -> Binding<Store<S, A>?> where Value == Store<State, Action> {
    wrappedValue.presented(state: state, action: action)
  }

  public func scope<State, Action, S, A>(
    state: KeyPath<State, StackState<S>>, action: CaseKeyPath<Action, StackAction<S, A>>
  ) -> Binding<StackOfStores<State, Action, S, A>> where Value == Store<State, Action> {
    let stack = StackOfStores(store: wrappedValue, state: state, action: action)
    return .init(get: { stack }, set: { _ in })
  }
}

extension Store {
  fileprivate func presented<S, A>(
    state: KeyPath<State, S?>, action: CaseKeyPath<Action, PresentationAction<A>>
  ) -> Binding<Store<S, A>?> {
    let path = AnyCasePath(action)
    let shown = current[keyPath: state].flatMap { Store<S, A>.identity(of: $0) }
    return Binding(
      get: {
        guard let value = self.current[keyPath: state] else { return nil }
        return self.part(
          { $0[keyPath: state] ?? value }, { path.embed(.presented($0)) }, [state, action] as [AnyKeyPath])
      },
      set: { new in
        // The action of a button can have brought something else, which does not go with the alert.
        guard new == nil, let value = self.read()[keyPath: state], Store<S, A>.identity(of: value) == shown else {
          return
        }
        self.send(path.embed(.dismiss))
      })
  }

  /// By what a state is told apart from others of its type.
  fileprivate static func identity(of state: State) -> AnyHashable? {
    func id(_ state: some Identifiable) -> AnyHashable { AnyHashable(state.id) }
    return (state as? any Identifiable).map { id($0) }
  }
}
