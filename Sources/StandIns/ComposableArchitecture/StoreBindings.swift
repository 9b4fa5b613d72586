public import A11ySwiftUI

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
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  public subscript<Value: Equatable>(dynamicMember path: WritableKeyPath<State, Value>) -> Value {
    get { current[keyPath: path] }
    set { send(.view(.binding(.set(path, newValue)))) }
  }
}

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

/// What a view holds a store by: `@Bindable` or `@Binding`.
public protocol StoreHolder<Value> {
  associatedtype Value
  var wrappedValue: Value { get }
}
extension Bindable: StoreHolder {}
extension Binding: StoreHolder {}

extension StoreHolder {
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
    return A11ySwiftUI.Binding(get: { stack }, set: { _ in })
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
        guard new == nil, let value = self.withoutNoting[keyPath: state], Store<S, A>.identity(of: value) == shown
        else {
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
