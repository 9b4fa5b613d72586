@_exported public import A11yCollections

extension Reducer {
  /// Children while they are there.
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ state: WritableKeyPath<State, ChildState?>, action path: AnyCasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> Reduce<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    let child = child()
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
    action path: AnyCasePath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination child: () -> Child
  ) -> Reduce<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    let child = child()
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

  public func ifLet<ChildState: EphemeralState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: AnyCasePath<Action, PresentationAction<ChildAction>>
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

  public func ifCaseLet<ChildState, ChildAction, Child: Reducer>(
    _ state: AnyCasePath<State, ChildState>, action: AnyCasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> Reduce<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    let scope = Scope<State, Action, Child>(state: state, action: action, child: child)
    return Reduce { root, action in
      scope.reduce(into: &root, action: action).merge(with: reduce(into: &root, action: action))
    }
  }

  /// Children of which there are many.
  public func forEach<ID: Hashable, ChildState, ChildAction, Child: Reducer>(
    _ states: WritableKeyPath<State, IdentifiedArray<ID, ChildState>>,
    action path: AnyCasePath<Action, (ID, ChildAction)>,
    @ReducerBuilder<ChildState, ChildAction> element child: () -> Child
  ) -> Reduce<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    let child = child()
    return Reduce { root, action in
      var effect = Effect<Action>.none
      if let (id, inner) = path.extract(from: action), var value = root[keyPath: states][id: id] {
        effect = child.reduce(into: &value, action: inner).map { path.embed((id, $0)) }
        root[keyPath: states][id: id] = value
      }
      return effect.merge(with: reduce(into: &root, action: action))
    }
  }

  public func forEach<ChildState, ChildAction, Child: Reducer>(
    _ stack: WritableKeyPath<State, StackState<ChildState>>,
    action path: AnyCasePath<Action, StackAction<ChildState, ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination child: () -> Child
  ) -> Reduce<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    let child = child()
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
}

private final class Dismissal<Action> { var send: ((Action) -> Void)? }
