nonisolated extension View {
  /// Shows an alert while a value is there.
  private func alerting<T>(
    _ style: AlertPiece.Style, _ title: @escaping (T) -> Text, _ item: @escaping () -> T?,
    close: @escaping AppAction, _ actions: @escaping (T) -> any View, _ message: @escaping (T) -> any View
  ) -> ModifiedView {
    rendered { view, context in
      var output = context.at(.slot("content")).render(view)
      guard let value = context.evaluate(item) else { return output }
      let place = context.at(.slot("alert"))
      let way = place.wayOut("dismiss", close)
      let inside = place.remembering {
        $0.dismiss = DismissAction(way: way)
        $0.buttonStyle = ButtonStyleChoice()
      }
      let (buttons, words) = context.evaluate { (actions(value), message(value)) }
      let rendered = inside.at(.slot("actions")).render(buttons)
      let piece = AlertPiece(
        style: style, title: title(value).words(in: context.environment),
        message: inside.at(.slot("message")).render(words).pieces,
        actions: rendered.pieces)
      output.preferences.add(
        PresentationsKey.self, [Presentation(id: place.path, kind: .alert(piece), content: Output(), close: close)])
      return output
    }
  }

  private func alerting(
    _ style: AlertPiece.Style, _ title: Text, _ isPresented: Binding<Bool>, _ actions: any View,
    _ message: any View
  ) -> ModifiedView {
    alerting(
      style, { (_: Bool) in title },
      { isPresented.wrappedValue ? true : nil }, close: { isPresented.wrappedValue = false }, { _ in actions },
      { _ in message })
  }

  private func alerting<T>(
    _ style: AlertPiece.Style, _ title: Text, _ isPresented: Binding<Bool>, presenting data: T?,
    _ actions: @escaping (T) -> any View, _ message: @escaping (T) -> any View
  ) -> ModifiedView {
    alerting(
      style, { (_: T) in title }, { isPresented.wrappedValue ? data : nil },
      close: { isPresented.wrappedValue = false }, actions, message)
  }

  // MARK: Alerts
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alerting(.alert, Text(titleKey), isPresented, actions(), EmptyView()) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alerting(.alert, Text(title), isPresented, actions(), EmptyView()) }
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alerting(.alert, title, isPresented, actions(), EmptyView()) }
  @_disfavoredOverload
  public func alert<A: View>(
    _ resource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alerting(.alert, Text(resource), isPresented, actions(), EmptyView()) }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alerting(.alert, Text(titleKey), isPresented, actions(), message()) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { alerting(.alert, Text(title), isPresented, actions(), message()) }
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { alerting(.alert, title, isPresented, actions(), message()) }
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ resource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alerting(.alert, Text(resource), isPresented, actions(), message()) }

  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alerting(.alert, Text(titleKey), isPresented, presenting: data, actions, { _ in EmptyView() })
  }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alerting(.alert, Text(title), isPresented, presenting: data, actions, { _ in EmptyView() })
  }
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alerting(.alert, title, isPresented, presenting: data, actions, { _ in EmptyView() }) }

  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View { alerting(.alert, Text(titleKey), isPresented, presenting: data, actions, message) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { alerting(.alert, Text(title), isPresented, presenting: data, actions, message) }
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { alerting(.alert, title, isPresented, presenting: data, actions, message) }

  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alerting(
      .alert, { (error: E) in Text(error.errorDescription ?? "") },
      { isPresented.wrappedValue ? error : nil }, close: { isPresented.wrappedValue = false }, { _ in actions },
      { _ in EmptyView() })
  }
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alerting(
      .alert, { (error: E) in Text(error.errorDescription ?? "") },
      { isPresented.wrappedValue ? error : nil }, close: { isPresented.wrappedValue = false }, actions, message)
  }

  /// The same in the older way.
  private func alerting(
    _ style: AlertPiece.Style, _ alert: @escaping () -> Alert?, close: @escaping AppAction
  ) -> ModifiedView {
    alerting(style, { (alert: Alert) in alert.title }, alert, close: close, \.actions, \.words)
  }

  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    alerting(.alert, { isPresented.wrappedValue ? content() : nil }, close: { isPresented.wrappedValue = false })
  }
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    alerting(.alert, { item.wrappedValue.map(content) }, close: { item.wrappedValue = nil })
  }
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    alerting(
      .confirmationDialog(.visible), { isPresented.wrappedValue ? content().alert : nil },
      close: { isPresented.wrappedValue = false })
  }
  public func actionSheet<T: Identifiable>(item: Binding<T?>, content: @escaping (T) -> ActionSheet) -> some View {
    alerting(
      .confirmationDialog(.visible), { item.wrappedValue.map { content($0).alert } },
      close: { item.wrappedValue = nil })
  }

  // MARK: Confirmation dialogs
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(
      .confirmationDialog(titleVisibility), Text(titleKey), isPresented, actions(), EmptyView())
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(.confirmationDialog(titleVisibility), Text(title), isPresented, actions(), EmptyView())
  }
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(.confirmationDialog(titleVisibility), title, isPresented, actions(), EmptyView())
  }
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alerting(
      .confirmationDialog(titleVisibility), Text(titleKey), isPresented, actions(), message())
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alerting(.confirmationDialog(titleVisibility), Text(title), isPresented, actions(), message())
  }
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alerting(.confirmationDialog(titleVisibility), title, isPresented, actions(), message())
  }
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alerting(
      .confirmationDialog(titleVisibility), Text(titleKey), isPresented, presenting: data, actions,
      { _ in EmptyView() })
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alerting(
      .confirmationDialog(titleVisibility), Text(title), isPresented, presenting: data, actions,
      { _ in EmptyView() })
  }
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alerting(
      .confirmationDialog(titleVisibility), title, isPresented, presenting: data, actions,
      { _ in EmptyView() })
  }
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alerting(
      .confirmationDialog(titleVisibility), Text(titleKey), isPresented, presenting: data, actions,
      message)
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alerting(
      .confirmationDialog(titleVisibility), Text(title), isPresented, presenting: data, actions,
      message)
  }
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alerting(
      .confirmationDialog(titleVisibility), title, isPresented, presenting: data, actions, message)
  }
  public func dialogIcon(_ icon: Image?) -> Self { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> Self { self }
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> Self { self }
}

public struct DialogSeverity: Hashable, Sendable {
  public static let automatic = DialogSeverity()
  public static let critical = DialogSeverity()
  public static let standard = DialogSeverity()
}

/// The older way to describe an alert.
public struct Alert {
  public struct Button {
    let title: Text?
    let role: ButtonRole?
    let action: (() -> Void)?
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: nil, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .cancel, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(title: nil, role: .cancel, action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .destructive, action: action)
    }

    var view: any View {
      let action = action
      return A11ySwiftUI.Button(
        role: role, action: { action?() },
        label: { title ?? Text(SystemWord.cancel) })
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  fileprivate init(title: Text, message: Text?, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert { Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton) }

  var actions: any View { TupleView(children: buttons.map(\.view), ()) }
  var words: any View { message ?? EmptyView() as any View }
}

public struct ActionSheet {
  public typealias Button = Alert.Button
  let alert: Alert

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    alert = Alert(title: title, message: message, buttons: buttons)
  }
}
