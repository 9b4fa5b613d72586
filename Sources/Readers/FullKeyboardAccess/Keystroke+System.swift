package import Interface

extension Keystroke {
  /// Whether the system answers to the keys in every app, so that they reach none.
  ///
  /// Source: Human Interface Guidelines, “Keyboards”, the standard shortcuts: search, the app switcher, home and pictures of
  /// the screen.
  package var isKeptBySystem: Bool { Keystroke.systemsOwn.contains(self) }

  private static let systemsOwn: Set<Keystroke> = [
    Keystroke(.space, with: [.command]), Keystroke(.tab, with: [.command]), Keystroke("H", with: [.command]),
    Keystroke("3", with: [.shift, .command]), Keystroke("4", with: [.shift, .command]),
  ]
}
