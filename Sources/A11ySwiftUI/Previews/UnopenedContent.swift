internal import PreviewVariables

/// What nobody sees before it is opened, such as the items of a menu: a device makes it only then, and what it lacks ends
/// no app before.
///
/// Here it is made at once, so that readers know what there is to open. A view in it that ends the program is noted in a
/// file, and whoever runs the program begins again: that view is then left out.
enum UnopenedContent {
  private static let file = ProcessInfo.processInfo.environment[PreviewVariable.unopened].map {
    URL(fileURLWithPath: $0)
  }
  private static let known = Set(
    (file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "").split(separator: "\n").map(String.init))

  /// The view that is made now.
  nonisolated(unsafe) private(set) static var view: Any.Type?

  /// Whether a view has ended the program before.
  static func leavesOut(_ view: Any.Type) -> Bool { !known.isEmpty && known.contains(name(of: view)) }

  /// What a view is called in every run: a private one is reflected with the place in memory of what it is private to.
  static func name(of view: Any.Type) -> String {
    String(reflecting: view).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  }

  /// Makes a view.
  static func making<Result>(_ view: Any.Type, _ body: () -> Result) -> Result {
    let before = self.view
    self.view = view
    defer { self.view = before }
    return body()
  }

  /// Makes a view whose code may need what is not here: whoever runs the program leaves it out if it ends on the way.
  static func trying<Result>(_ view: Any.Type, _ body: () -> Result) -> Result {
    let tried = file?.appendingPathExtension("tried")
    if let tried { try? Data((name(of: view) + "\n").utf8).write(to: tried) }
    defer { if let tried { try? FileManager.default.removeItem(at: tried) } }
    return making(view, body)
  }

  /// Ends the program if such a view is made now, so that it begins again without it.
  static func end() {
    guard let view = view.map(name), let file, !known.contains(view) else { return }
    let all = known.union([view]).sorted().map { $0 + "\n" }.joined()
    guard (try? Data(all.utf8).write(to: file)) != nil else { return }
    // Whoever runs the program can have kept it from the signal.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGUSR2)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    signal(SIGUSR2, SIG_DFL)
    raise(SIGUSR2)
  }
}

private enum UnopenedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether what is here is seen only after it has been opened.
  var isUnopened: Bool {
    get { self[UnopenedKey.self] }
    set { self[UnopenedKey.self] = newValue }
  }

  /// Makes the environment that of a menu's items.
  mutating func enterMenu() {
    pickerStyle = .inline
    isUnopened = true
  }
}
