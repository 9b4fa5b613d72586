public import A11ySwiftUI

extension Binding {
  /// Whether something is there; it goes when this is set to no.
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

extension Binding where Value == Bool {
  /// Whether something is there; it goes when this is set to no.
  public init<Wrapped>(_ item: Binding<Wrapped?>) { self = item.isPresent() }
}

// SwiftNavigation: questions about something that is there.
extension View {
  public func alert<Item, Actions: View>(
    item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    let value = item.wrappedValue
    return alert(value.map(title) ?? Text(verbatim: ""), isPresented: item.isPresent()) { value.map(actions) }
  }

  public func alert<Item, Actions: View, Message: View>(
    item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let value = item.wrappedValue
    return alert(value.map(title) ?? Text(verbatim: ""), isPresented: item.isPresent()) {
      value.map(actions)
    } message: {
      value.map(message)
    }
  }

  public func confirmationDialog<Item, Actions: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    let value = item.wrappedValue
    return confirmationDialog(
      value.map(title) ?? Text(verbatim: ""), isPresented: item.isPresent(), titleVisibility: titleVisibility
    ) { value.map(actions) }
  }

  public func confirmationDialog<Item, Actions: View, Message: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let value = item.wrappedValue
    return confirmationDialog(
      value.map(title) ?? Text(verbatim: ""), isPresented: item.isPresent(), titleVisibility: titleVisibility
    ) {
      value.map(actions)
    } message: {
      value.map(message)
    }
  }
}

// SwiftNavigation: questions that say which action an answer is.
extension View {
  public func alert<Action>(
    _ state: Binding<AlertState<Action>?>, action handler: @escaping (Action?) -> Void
  ) -> some View {
    let question = state.wrappedValue
    return alert(question.title, isPresented: state.isPresent()) {
      question.buttons(handler)
    } message: {
      question.message
    }
  }
  public func alert<Action>(
    _ state: Binding<AlertState<Action>?>, action handler: @escaping @MainActor (Action?) async -> Void
  ) -> some View {
    alert(state) { action in Task { await handler(action) } }
  }
  public func alert(_ state: Binding<AlertState<Never>?>) -> some View { alert(state) { _ in } }

  public func confirmationDialog<Action>(
    _ state: Binding<ConfirmationDialogState<Action>?>, action handler: @escaping (Action?) -> Void
  ) -> some View {
    let question = state.wrappedValue
    return confirmationDialog(
      question.title, isPresented: state.isPresent(), titleVisibility: question?.titleVisibility ?? .automatic
    ) {
      question.buttons(handler)
    } message: {
      question.message
    }
  }
  public func confirmationDialog<Action>(
    _ state: Binding<ConfirmationDialogState<Action>?>, action handler: @escaping @MainActor (Action?) async -> Void
  ) -> some View {
    confirmationDialog(state) { action in Task { await handler(action) } }
  }
  public func confirmationDialog(_ state: Binding<ConfirmationDialogState<Never>?>) -> some View {
    confirmationDialog(state) { _ in }
  }
}

extension Optional where Wrapped: QuestionState {
  fileprivate var title: Text { self.map { Text($0.title) } ?? Text(verbatim: "") }
  fileprivate var message: Text? { self?.message.map { Text($0) } }

  fileprivate func buttons(_ handler: @escaping (Wrapped.Action?) -> Void) -> some View {
    ForEach(self?.buttons ?? []) { button in
      Button(role: button.buttonRole) {
        handler(button.action)
      } label: {
        Text(button.label)
      }
    }
  }
}

extension View {
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    let question = Question(item)
    return alert(question.title, isPresented: item.isPresent()) {
      question.buttons
    } message: {
      question.message
    }
  }

  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let question = Question(item)
    return confirmationDialog(
      question.title, isPresented: item.isPresent(), titleVisibility: question.state?.titleVisibility ?? .automatic
    ) {
      question.buttons
    } message: {
      question.message
    }
  }

  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(isPresented: item.isPresent(), onDismiss: onDismiss) { item.wrappedValue.map(content) }
  }

  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    fullScreenCover(isPresented: item.isPresent(), onDismiss: onDismiss) { item.wrappedValue.map(content) }
  }

  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(isPresented: item.isPresent()) { item.wrappedValue.map(content) }
  }

  // What is shown can be changed where it is shown.
  @_disfavoredOverload
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View { sheet(item: item, id: \.id, onDismiss: onDismiss, content: content) }

  @_disfavoredOverload
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(isPresented: item.isPresent(), onDismiss: onDismiss) { Binding<Item>(item).map(content) }
  }

  @_disfavoredOverload
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View { fullScreenCover(item: item, id: \.id, onDismiss: onDismiss, content: content) }

  @_disfavoredOverload
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(isPresented: item.isPresent(), onDismiss: onDismiss) { Binding<Item>(item).map(content) }
  }

  @_disfavoredOverload
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View { popover(item: item, id: \.id, content: content) }

  @_disfavoredOverload
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(isPresented: item.isPresent()) { Binding<Item>(item).map(content) }
  }

  @_disfavoredOverload
  public func navigationDestination<Item, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Binding<Item>) -> Content
  ) -> some View {
    navigationDestination(isPresented: item.isPresent()) { Binding<Item>(item).map(destination) }
  }

  public func navigationDestination<Item, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
  ) -> some View {
    navigationDestination(isPresented: item.isPresent()) { item.wrappedValue.map(destination) }
  }

  /// Keeps two values the same.
  public func bind<Model: Equatable>(_ model: Binding<Model>, to view: Binding<Model>) -> some View {
    onAppear { if view.wrappedValue != model.wrappedValue { view.wrappedValue = model.wrappedValue } }
      .onChange(of: model.wrappedValue) { view.wrappedValue = model.wrappedValue }
      .onChange(of: view.wrappedValue) { model.wrappedValue = view.wrappedValue }
  }

  public func bind<Model: Hashable>(_ model: Binding<Model>, to focus: FocusState<Model>.Binding) -> some View {
    onAppear { if focus.wrappedValue != model.wrappedValue { focus.wrappedValue = model.wrappedValue } }
      .onChange(of: model.wrappedValue) { focus.wrappedValue = model.wrappedValue }
      .onChange(of: focus.wrappedValue) { model.wrappedValue = focus.wrappedValue }
  }
}

/// What stands in an alert or a dialog that a store asks for.
private struct Question<State: QuestionState> {
  let item: Binding<Store<State, State.Action>?>
  let state: State?

  init(_ item: Binding<Store<State, State.Action>?>) {
    self.item = item
    state = item.wrappedValue?.current
  }

  var title: Text { state.map { Text($0.title) } ?? Text(verbatim: "") }
  var message: Text? { state?.message.map { Text($0) } }

  /// The buttons; one without an action only closes.
  var buttons: some View {
    let store = item.wrappedValue
    return ForEach(state?.buttons ?? []) { button in
      Button(role: button.buttonRole) {
        if let action = button.action { store?.send(action) } else { item.wrappedValue = nil }
      } label: {
        Text(button.label)
      }
    }
  }
}
