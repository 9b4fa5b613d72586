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
  /// Those who look by themselves whether what they are interested in has changed.
  private var followers: [Follower] = []

  private struct Follower {
    weak var object: AnyObject?
    var look: () -> Void
  }

  func note() { registrar.access(self, keyPath: \.count) }

  func publish() {
    registrar.withMutation(of: self, keyPath: \.count) { count += 1 }
    followers.removeAll { $0.object == nil }
    for follower in followers { follower.look() }
  }

  /// Has something done after each change, as long as an object is there.
  func follow(for object: AnyObject, _ look: @escaping () -> Void) {
    followers.append(Follower(object: object, look: look))
  }
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

  /// The same for what no view is made of.
  var withoutNoting: State { read() }

  public func withState<Result>(_ body: (State) -> Result) -> Result { body(current) }

  @discardableResult
  public func send(_ action: Action) -> StoreTask { perform(action) }
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask { perform(action) }
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask { perform(action) }

  func part<S, A>(
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
