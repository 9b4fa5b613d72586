internal import Interface

/// What stands over a screen, under SwiftUI's names.
extension View {
  /// A sheet that is shown while a flag is set.
  public func sheet(
    isPresented: Binding<Bool>, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint
  ) -> some View {
    presenting(Blueprint(.sheet, children: content(), at: line, column), isPresented)
  }

  /// A sheet over the whole screen that is shown while a flag is set.
  public func fullScreenCover(
    isPresented: Binding<Bool>, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint
  ) -> some View {
    presenting(
      Blueprint(.sheet, children: content(), at: line, column) { $0.style = "fullScreen" }, isPresented)
  }

  /// A bubble that is shown while a flag is set.
  public func popover(
    isPresented: Binding<Bool>, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint
  ) -> some View {
    presenting(Blueprint(.popover, children: content(), at: line, column), isPresented)
  }

  /// An alert that is shown while a flag is set; each of its buttons closes it.
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>, line: Int = #line, column: Int = #column,
    @ViewBuilder actions: () -> Blueprint, @ViewBuilder message: () -> Blueprint = { Blueprint() }
  ) -> some View {
    presenting(
      Blueprint(
        .alert, .text(.constant(String(title))), children: actions().closing(isPresented), at: line, column
      ) { $0.message = message().words.map { .constant($0) } }, isPresented)
  }

  /// A choice of actions that is shown while a flag is set; each of its buttons closes it.
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>, line: Int = #line, column: Int = #column,
    @ViewBuilder actions: () -> Blueprint, @ViewBuilder message: () -> Blueprint = { Blueprint() }
  ) -> some View {
    presenting(
      Blueprint(
        .confirmationDialog, .text(.constant(String(title))), children: actions().closing(isPresented), at: line, column
      ) { $0.message = message().words.map { .constant($0) } }, isPresented)
  }

  private func presenting(_ presentation: Blueprint, _ isPresented: Binding<Bool>) -> Blueprint {
    var blueprint = blueprint
    blueprint.bring(presentation.binding(isPresented))
    blueprint.presentations += presentation.changed { $0.isPresented = isPresented.bound }.views
    return blueprint
  }
}

extension Blueprint {
  /// The buttons of an alert, each of which closes it too.
  fileprivate func closing(_ isPresented: Binding<Bool>) -> Blueprint {
    let effects = isPresented.set(false)
    return changed { $0.action = Action(($0.action?.effects ?? []) + effects) }
  }
}
