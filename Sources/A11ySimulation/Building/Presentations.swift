internal import Interface

/// What stands over a screen, under SwiftUI's names.
extension View {
  /// A sheet that is shown while a flag is set.
  public func sheet(
    isPresented: Binding<Bool>, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint
  ) -> some View {
    presenting(Blueprint(.sheet, .none, [], children: content(), at: line, column), isPresented)
  }

  /// A sheet over the whole screen that is shown while a flag is set.
  public func fullScreenCover(
    isPresented: Binding<Bool>, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint
  ) -> some View {
    presenting(
      Blueprint(.sheet, .none, [.style("fullScreen")], children: content(), at: line, column), isPresented)
  }

  /// A bubble that is shown while a flag is set.
  public func popover(
    isPresented: Binding<Bool>, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint
  ) -> some View {
    presenting(Blueprint(.popover, .none, [], children: content(), at: line, column), isPresented)
  }

  /// An alert that is shown while a flag is set; each of its buttons closes it.
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>, line: Int = #line, column: Int = #column,
    @ViewBuilder actions: () -> Blueprint, @ViewBuilder message: () -> Blueprint = { Blueprint() }
  ) -> some View {
    presenting(
      Blueprint(
        .alert, .text(.constant(String(title))), Modifier.message(message()),
        children: actions().closing(isPresented), at: line, column), isPresented)
  }

  /// A choice of actions that is shown while a flag is set; each of its buttons closes it.
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>, line: Int = #line, column: Int = #column,
    @ViewBuilder actions: () -> Blueprint, @ViewBuilder message: () -> Blueprint = { Blueprint() }
  ) -> some View {
    presenting(
      Blueprint(
        .confirmationDialog, .text(.constant(String(title))), Modifier.message(message()),
        children: actions().closing(isPresented), at: line, column), isPresented)
  }

  private func presenting(_ presentation: Blueprint, _ isPresented: Binding<Bool>) -> Blueprint {
    var blueprint = blueprint
    blueprint.bring(presentation.binding(isPresented))
    blueprint.presentations += presentation.modified(by: .isPresented(isPresented.bound)).views
    return blueprint
  }
}

extension Modifier {
  fileprivate static func message(_ message: Blueprint) -> [Modifier] {
    message.words.map { [.message(.constant($0))] } ?? []
  }
}

extension Blueprint {
  /// The buttons of an alert, each of which closes it too.
  fileprivate func closing(_ isPresented: Binding<Bool>) -> Blueprint {
    mapped { view in
      var effects = isPresented.set(false)
      for case .action(let action) in view.modifiers { effects = action.effects + effects }
      return view.modified(by: .action(Action(effects)))
    }
  }
}
