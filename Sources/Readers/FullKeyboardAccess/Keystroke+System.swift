package import Interface

extension Keystroke {
  /// Whether the system answers to the keys in every app, so that they reach none.
  ///
  /// Source: Human Interface Guidelines, “Keyboards”, the standard shortcuts: search, the app switcher, home and pictures of
  /// the screen.
  package var isKeptBySystem: Bool { Keystroke.systemsOwn.contains(self) }

  /// What people know the keys for in every app, by words of which one is in the name of a control that does so; `nil` for
  /// keys of the app's own.
  ///
  /// Source: Human Interface Guidelines, “Keyboards”, the standard shortcuts, of those that apps have menus for.
  package var standardWords: [String]? { Keystroke.standards[self] }

  private static let standards: [Keystroke: [String]] = [
    Keystroke("A", with: [.command]): ["select", "all"], Keystroke("C", with: [.command]): ["copy"],
    Keystroke("V", with: [.command]): ["paste"], Keystroke("X", with: [.command]): ["cut"],
    Keystroke("Z", with: [.command]): ["undo"], Keystroke("Z", with: [.shift, .command]): ["redo"],
    Keystroke("W", with: [.command]): ["close", "done", "cancel", "back"], Keystroke("Q", with: [.command]): ["quit"],
  ]

  private static let systemsOwn: Set<Keystroke> = [
    Keystroke(.space, with: [.command]), Keystroke(.tab, with: [.command]), Keystroke("H", with: [.command]),
    Keystroke("3", with: [.shift, .command]), Keystroke("4", with: [.shift, .command]),
  ]
}
