@_exported public import A11yCollections

// Children of a feature by key paths that lead to cases.
extension Reducer {
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ state: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> Reduce<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    ifLet(state, action: AnyCasePath(action), then: child)
  }

  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination child: () -> Child
  ) -> Reduce<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    ifLet(state, action: AnyCasePath(action), destination: child)
  }

  public func forEach<ID: Hashable, ChildState, ChildAction, Child: Reducer>(
    _ states: WritableKeyPath<State, IdentifiedArray<ID, ChildState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> element child: () -> Child
  ) -> Reduce<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    let path = AnyCasePath(action)
    let pair = AnyCasePath<Action, (ID, ChildAction)>(
      embed: { path.embed(.element(id: $0.0, action: $0.1)) },
      extract: { action in
        guard case .element(let id, let inner) = path.extract(from: action) else { return nil }
        return (id, inner)
      })
    return forEach(states, action: pair, element: child)
  }

  public func forEach<ChildState, ChildAction, Child: Reducer>(
    _ stack: WritableKeyPath<State, StackState<ChildState>>,
    action: CaseKeyPath<Action, StackAction<ChildState, ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination child: () -> Child
  ) -> Reduce<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    forEach(stack, action: AnyCasePath(action), destination: child)
  }
}
