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
  public static func buildOptional<R: Reducer>(_ reducer: R?) -> Reduce<State, Action>
  where R.State == State, R.Action == Action {
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
    state: WritableKeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    change = { $2.reduce(into: &$0[keyPath: state], action: $1) }
    self.action = AnyCasePath(action)
    self.child = child()
  }

  public init<ChildState, ChildAction>(
    state: CaseKeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction, State: CasePathable {
    let path = AnyCasePath(state)
    change = { root, action, child in
      guard var value = path.extract(from: root) else { return .none }
      let effect = child.reduce(into: &value, action: action)
      root = path.embed(value)
      return effect
    }
    self.action = AnyCasePath(action)
    self.child = child()
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let inner = self.action.extract(from: action) else { return .none }
    return change(&state, inner, child).map(self.action.embed)
  }
  public typealias Body = Never
}

extension Reducer {
  /// Children while they are there.
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ state: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> Reduce<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    let (path, child) = (AnyCasePath(action), child())
    return Reduce { root, action in
      var effect = Effect<Action>.none
      if let inner = path.extract(from: action), var value = root[keyPath: state] {
        effect = child.reduce(into: &value, action: inner).map(path.embed)
        root[keyPath: state] = value
      }
      return effect.merge(with: reduce(into: &root, action: action))
    }
  }

  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination child: () -> Child
  ) -> Reduce<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    let (path, child) = (AnyCasePath(action), child())
    return Reduce { root, action in
      var effect = Effect<Action>.none
      let presented = path.extract(from: action)
      if case .presented(let inner) = presented, var value = root[keyPath: state].wrappedValue {
        let dismissal = Dismissal<Action>()
        let own = withDependencies { values in
          values.dismiss = DismissEffect { dismissal.send?(path.embed(.dismiss)) }
          values.isPresented = true
        } operation: {
          child.reduce(into: &value, action: inner)
        }
        effect = Effect(steps: [.attach { dismissal.send = $0.now }])
          .merge(with: own.map { path.embed(.presented($0)) })
        root[keyPath: state].wrappedValue = value
        if value is any EphemeralState { root[keyPath: state].wrappedValue = nil }
      }
      effect = effect.merge(with: reduce(into: &root, action: action))
      if case .dismiss = presented { root[keyPath: state].wrappedValue = nil }
      return effect
    }
  }

  public func ifLet<ChildState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Reduce<State, Action> where ChildState: CaseReducerState, ChildState.CaseAction == ChildAction {
    ifLet(state, action: action) { ChildState.caseReducer }
  }

  public func ifLet<ChildState: EphemeralState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Reduce<State, Action> {
    ifLet(state, action: action) { EmptyReducer() }
  }

  public func ifCaseLet<ChildState, ChildAction, Child: Reducer>(
    _ state: CaseKeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> Reduce<State, Action>
  where State: CasePathable, Child.State == ChildState, Child.Action == ChildAction {
    let scope = Scope<State, Action, Child>(state: state, action: action, child: child)
    return Reduce { root, action in
      scope.reduce(into: &root, action: action).merge(with: reduce(into: &root, action: action))
    }
  }

  /// Children of which there are many.
  public func forEach<ID: Hashable, ChildState, ChildAction, Child: Reducer>(
    _ states: WritableKeyPath<State, IdentifiedArray<ID, ChildState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> element child: () -> Child
  ) -> Reduce<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    let (path, child) = (AnyCasePath(action), child())
    return Reduce { root, action in
      var effect = Effect<Action>.none
      if case .element(let id, let inner) = path.extract(from: action), var value = root[keyPath: states][id: id] {
        effect = child.reduce(into: &value, action: inner).map { path.embed(.element(id: id, action: $0)) }
        root[keyPath: states][id: id] = value
      }
      return effect.merge(with: reduce(into: &root, action: action))
    }
  }

  public func forEach<ChildState, ChildAction, Child: Reducer>(
    _ stack: WritableKeyPath<State, StackState<ChildState>>,
    action: CaseKeyPath<Action, StackAction<ChildState, ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination child: () -> Child
  ) -> Reduce<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    let (path, child) = (AnyCasePath(action), child())
    return Reduce { root, action in
      var effect = Effect<Action>.none
      let happened = path.extract(from: action)
      switch happened {
      case .element(let id, let inner):
        if var value = root[keyPath: stack][id: id] {
          let dismissal = Dismissal<Action>()
          let own = withDependencies { values in
            values.dismiss = DismissEffect { dismissal.send?(path.embed(.popFrom(id: id))) }
          } operation: {
            child.reduce(into: &value, action: inner)
          }
          effect = Effect(steps: [.attach { dismissal.send = $0.now }])
            .merge(with: own.map { path.embed(.element(id: id, action: $0)) })
          root[keyPath: stack][id: id] = value
        }
      case .push(let id, let state): root[keyPath: stack].append(state, id: id)
      case .popFrom, nil: break
      }
      effect = effect.merge(with: reduce(into: &root, action: action))
      if case .popFrom(let id) = happened { root[keyPath: stack].pop(from: id) }
      return effect
    }
  }

  public func forEach<ChildState, ChildAction>(
    _ stack: WritableKeyPath<State, StackState<ChildState>>,
    action: CaseKeyPath<Action, StackAction<ChildState, ChildAction>>
  ) -> Reduce<State, Action> where ChildState: CaseReducerState, ChildState.CaseAction == ChildAction {
    forEach(stack, action: action) { ChildState.caseReducer }
  }

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

private final class Dismissal<Action> { var send: ((Action) -> Void)? }

/// What happens to one of many children.
public enum IdentifiedAction<ID: Hashable, Action>: CasePathable {
  case element(id: ID, action: Action)

  public struct AllCasePaths {
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { root in
          switch root {
          case .element(let id, let action): (id: id, action: action)
          }
        })
    }

    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: { root in
          switch root {
          case .element(let found, let action): found == id ? action : nil
          }
        })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}

public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action> where R.State: Identifiable

/// Makes a type the reducer of a feature.
@attached(member, names: named(State), named(Action), named(body), named(CaseScope), named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer)
public macro Reducer() = #externalMacro(module: "A11ySwiftUIMacros", type: "ReducerMacro")

@attached(member, names: named(State), named(Action), named(body), named(CaseScope), named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer)
public macro Reducer(state: SynthesizedConformance..., action: SynthesizedConformance...) =
  #externalMacro(module: "A11ySwiftUIMacros", type: "ReducerMacro")

public struct SynthesizedConformance: Sendable {
  public static let codable = Self()
  public static let decodable = Self()
  public static let encodable = Self()
  public static let equatable = Self()
  public static let hashable = Self()
  public static let sendable = Self()
}

@attached(peer)
public macro ReducerCaseIgnored() = #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")
@attached(peer)
public macro ReducerCaseEphemeral() = #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")

/// The state of an enumeration of the features that can be shown.
public protocol CaseReducerState {
  associatedtype CaseAction
  associatedtype CaseScope
  static var caseReducer: Reduce<Self, CaseAction> { get }
  /// The case with a store of its own.
  static func caseScope(_ store: Store<Self, CaseAction>) -> CaseScope
}
