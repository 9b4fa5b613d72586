@_exported public import A11yCollections

/// What changes a feature's state when something happens.
///
/// Documentation: Reducer, swift-composable-architecture.
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body
  func reduce(into state: inout State, action: Action) -> Effect<Action>
  @ReducerBuilder<State, Action> var body: Body { get }
}

public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
public typealias ReducerProtocol = Reducer

extension Reducer where Body == Never {
  public var body: Body { fatalError("'\(Self.self)' has no body") }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

@resultBuilder
public enum ReducerBuilder<State, Action> {
  public static func buildExpression<R: Reducer>(_ reducer: R) -> R where R.State == State, R.Action == Action {
    reducer
  }
  public static func buildExpression(_ reducer: any Reducer<State, Action>) -> Reduce<State, Action> { Reduce(reducer) }
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }
  public static func buildPartialBlock<R: Reducer>(first: R) -> R where R.State == State, R.Action == Action { first }
  public static func buildPartialBlock<A: Reducer, B: Reducer>(accumulated: A, next: B) -> Reduce<State, Action>
  where A.State == State, A.Action == Action, B.State == State, B.Action == Action {
    Reduce { state, action in
      accumulated.reduce(into: &state, action: action).merge(with: next.reduce(into: &state, action: action))
    }
  }
  public static func buildOptional(_ reducer: (any Reducer<State, Action>)?) -> Reduce<State, Action> {
    Reduce { state, action in reducer?.reduce(into: &state, action: action) ?? .none }
  }
  public static func buildEither<R: Reducer>(first: R) -> Reduce<State, Action>
  where R.State == State, R.Action == Action { Reduce(first) }
  public static func buildEither<R: Reducer>(second: R) -> Reduce<State, Action>
  where R.State == State, R.Action == Action { Reduce(second) }
  public static func buildFinalResult<R: Reducer>(_ reducer: R) -> R where R.State == State, R.Action == Action {
    reducer
  }
}

public struct Reduce<State, Action>: Reducer {
  private let change: (inout State, Action) -> Effect<Action>

  public init(_ change: @escaping (inout State, Action) -> Effect<Action>) { self.change = change }
  public init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action { change = reducer.reduce }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { change(&state, action) }
  public typealias Body = Never
}

public struct EmptyReducer<State, Action>: Reducer {
  public init() {}
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  public typealias Body = Never
}

public struct CombineReducers<State, Action, Content: Reducer>: Reducer
where Content.State == State, Content.Action == Action {
  private let content: Content
  public init(@ReducerBuilder<State, Action> _ make: () -> Content) { content = make() }
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    content.reduce(into: &state, action: action)
  }
  public typealias Body = Never
}

/// Sets what bindings of views ask for.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer where ViewAction.State == State {
  private let get: (Action) -> ViewAction?

  public init() where Action == ViewAction { get = { $0 } }
  public init(action path: CaseKeyPath<Action, ViewAction>) { get = AnyCasePath(path).extract }
  public init(action path: AnyCasePath<Action, ViewAction>) { get = path.extract }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    get(action)?.binding?.change(&state)
    return .none
  }
  public typealias Body = Never
}

/// A child that is always there, or while the state is of a case.
public struct Scope<State, Action, Child: Reducer>: Reducer {
  private let change: (inout State, Child.Action, Child) -> Effect<Child.Action>
  private let action: AnyCasePath<Action, Child.Action>
  private let child: Child

  public init<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState>, action: AnyCasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    change = { $2.reduce(into: &$0[keyPath: state], action: $1) }
    self.action = action
    self.child = child()
  }

  public init<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(state: state, action: AnyCasePath(action), child: child)
  }

  public init<ChildState, ChildAction>(
    state path: AnyCasePath<State, ChildState>, action: AnyCasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    change = { root, action, child in
      guard var value = path.extract(from: root) else { return .none }
      let effect = child.reduce(into: &value, action: action)
      root = path.embed(value)
      return effect
    }
    self.action = action
    self.child = child()
  }

  public init<ChildState, ChildAction>(
    state: CaseKeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction, State: CasePathable {
    self.init(state: AnyCasePath(state), action: AnyCasePath(action), child: child)
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let inner = self.action.extract(from: action) else { return .none }
    return change(&state, inner, child).map(self.action.embed)
  }
  public typealias Body = Never
}

extension Reducer {
  public func onChange<Value: Equatable, R: Reducer>(
    of value: @escaping (State) -> Value, @ReducerBuilder<State, Action> _ reducer: @escaping (Value, Value) -> R
  ) -> Reduce<State, Action> where R.State == State, R.Action == Action {
    Reduce { state, action in
      let old = value(state)
      let effect = reduce(into: &state, action: action)
      let new = value(state)
      return old == new ? effect : effect.merge(with: reducer(old, new).reduce(into: &state, action: action))
    }
  }

  public func _printChanges() -> Self { self }
  public func signpost(_ prefix: String = "") -> Self { self }

  public func dependency<Value>(
    _ path: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> Reduce<State, Action> { transformDependency(path) { $0 = value } }

  public func transformDependency<Value>(
    _ path: WritableKeyPath<DependencyValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> Reduce<State, Action> {
    Reduce { state, action in
      withDependencies {
        transform(&$0[keyPath: path])
      } operation: {
        reduce(into: &state, action: action)
      }
    }
  }
}
