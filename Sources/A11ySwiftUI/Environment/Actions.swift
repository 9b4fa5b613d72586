/// Closes what shows the view.
public struct DismissAction: @unchecked Sendable {
  var way: WayOut?

  @MainActor public func callAsFunction() { way?.action() }
}

/// How something is closed: the same object as long as it is there, so that views which hold it stay as they are.
final class WayOut {
  var action: AppAction = {}
}

/// Ends a search.
public struct DismissSearchAction: @unchecked Sendable {
  var way: WayOut?

  @MainActor public func callAsFunction() { way?.action() }
}

/// Whether a view is presented, and a way to end that.
public struct PresentationMode: Sendable {
  public private(set) var isPresented: Bool

  public mutating func dismiss() { isPresented = false }

}

/// Opens an address, as a link does.
public struct OpenURLAction: @unchecked Sendable {
  public struct Result: Sendable {
    enum Kind {
      case handled
      case discarded
      case system(URL?)
    }
    let kind: Kind

    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system(nil))
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  init() { handler = { _ in .systemAction } }

  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  @MainActor public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }

  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      Graph.current?.host.ask(.open(other ?? url))
      completion(true)
    }
  }
}

/// Reloads what a view shows.
public struct RefreshAction: @unchecked Sendable {
  let action: @MainActor () async -> Void

  public func callAsFunction() async { await action() }
}

public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Hashable>(value: D) {}
  public func callAsFunction<D: Hashable>(id: String, value: D) {}
}

public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
}

public struct OpenSettingsAction: Sendable { public func callAsFunction() {} }
public struct RequestReviewAction: Sendable { @MainActor public func callAsFunction() {} }
public struct ResetFocusAction: Sendable { public func callAsFunction(in namespace: Namespace.ID) {} }

/// Begins to change a name, in the way that the app has given with `renameAction(_:)`.
public struct RenameAction: @unchecked Sendable {
  let action: @MainActor () -> Void
  @MainActor public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// How the name of what is here is changed; `nil` where it cannot be.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

nonisolated extension View {
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    inheriting { $0.rename = RenameAction(action: action) }
  }
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }

  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    inheriting { $0.refresh = RefreshAction(action: action) }
  }
}

extension RenderContext {
  /// The piece of a view that scrolls, with what pulling it down does.
  func scrolling(_ kind: PieceKind) -> Piece {
    var piece = Piece(kind, in: self)
    if let refresh = environment.refresh { piece.modifications.append(.accessibility(.refresh(refresh.action))) }
    return piece
  }
}
