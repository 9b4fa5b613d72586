public import A11ySwiftUI

// Children that are shown while they are there, as before views could bind a store: by the store of what may be shown.
extension Store {
  /// The store of a child while it is shown; it goes when this is set to nothing.
  fileprivate func shown<Child, ChildAction, S, A>(
    _ get: @escaping (Child) -> S?, _ make: @escaping (A) -> ChildAction
  ) -> Binding<Store<S, A>?> where State == PresentationState<Child>, Action == PresentationAction<ChildAction> {
    Binding(
      get: {
        guard let value = self.current.wrappedValue.flatMap(get) else { return nil }
        return self.part({ $0.wrappedValue.flatMap(get) ?? value }, { .presented(make($0)) }, "shown \(S.self)")
      },
      set: { new in
        guard new == nil, self.withoutNoting.wrappedValue.flatMap(get) != nil else { return }
        self.send(.dismiss)
      })
  }
}

extension View {
  public func alert<Action>(
    store: Store<PresentationState<AlertState<Action>>, PresentationAction<Action>>
  ) -> some View {
    alert(store.shown({ $0 }, { $0 }))
  }

  public func alert<Child, ChildAction, Action>(
    store: Store<PresentationState<Child>, PresentationAction<ChildAction>>,
    state: @escaping (Child) -> AlertState<Action>?, action: @escaping (Action) -> ChildAction
  ) -> some View {
    alert(store.shown(state, action))
  }

  public func confirmationDialog<Action>(
    store: Store<PresentationState<ConfirmationDialogState<Action>>, PresentationAction<Action>>
  ) -> some View {
    confirmationDialog(store.shown({ $0 }, { $0 }))
  }

  public func confirmationDialog<Child, ChildAction, Action>(
    store: Store<PresentationState<Child>, PresentationAction<ChildAction>>,
    state: @escaping (Child) -> ConfirmationDialogState<Action>?, action: @escaping (Action) -> ChildAction
  ) -> some View {
    confirmationDialog(store.shown(state, action))
  }

  public func sheet<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    sheet(item: store.shown({ $0 }, { $0 }), onDismiss: onDismiss, content: content)
  }

  public func sheet<Child, ChildAction, State, Action, Content: View>(
    store: Store<PresentationState<Child>, PresentationAction<ChildAction>>, state: @escaping (Child) -> State?,
    action: @escaping (Action) -> ChildAction, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    sheet(item: store.shown(state, action), onDismiss: onDismiss, content: content)
  }

  public func fullScreenCover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    fullScreenCover(item: store.shown({ $0 }, { $0 }), onDismiss: onDismiss, content: content)
  }

  public func fullScreenCover<Child, ChildAction, State, Action, Content: View>(
    store: Store<PresentationState<Child>, PresentationAction<ChildAction>>, state: @escaping (Child) -> State?,
    action: @escaping (Action) -> ChildAction, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    fullScreenCover(item: store.shown(state, action), onDismiss: onDismiss, content: content)
  }

  public func popover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    popover(item: store.shown({ $0 }, { $0 }), content: content)
  }

  public func navigationDestination<State, Action, Destination: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) -> some View {
    navigationDestination(item: store.shown({ $0 }, { $0 }), destination: destination)
  }

  public func navigationDestination<Child, ChildAction, State, Action, Destination: View>(
    store: Store<PresentationState<Child>, PresentationAction<ChildAction>>, state: @escaping (Child) -> State?,
    action: @escaping (Action) -> ChildAction, @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) -> some View {
    navigationDestination(item: store.shown(state, action), destination: destination)
  }
}
