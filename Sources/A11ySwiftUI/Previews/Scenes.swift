/// An app as a whole, which previews do not need: these names only have to compile.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that the module itself knows; it has no body, and nobody asks for one.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

nonisolated public struct _EmptyScene: _PrimitiveScene {}

@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  @_disfavoredOverload
  public static func buildBlock(_ scenes: any Scene...) -> _EmptyScene { _EmptyScene() }
  public static func buildIf(_ scene: (any Scene)?) -> _EmptyScene { _EmptyScene() }
}

nonisolated public struct WindowGroup<Content: View>: _PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  public init<Value: Codable & Hashable>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}
  public init<Value: Codable & Hashable>(
    id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}
  public init<Value: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}
  public init<Value: Codable & Hashable>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value>) -> Content,
    defaultValue: @escaping () -> Value
  ) {}
  public init<Value: Codable & Hashable>(
    id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value>) -> Content,
    defaultValue: @escaping () -> Value
  ) {}
  public init<Value: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content, defaultValue: @escaping () -> Value
  ) {}
}

nonisolated extension Scene {
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some Scene
  { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
    self
  }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R)
    -> some Scene
  { self }
}

public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}
public struct BackgroundTask<Request, Response>: Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}
@MainActor @preconcurrency
public protocol Commands {}
nonisolated public struct _EmptyCommands: Commands {}
@resultBuilder
public enum CommandsBuilder {
  public static func buildBlock(_ commands: any Commands...) -> _EmptyCommands { _EmptyCommands() }
  public static func buildIf(_ commands: (any Commands)?) -> _EmptyCommands { _EmptyCommands() }
}
public struct CommandGroupPlacement: Sendable {
  public static let newItem = CommandGroupPlacement()
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
}
nonisolated public struct CommandGroup<Content: View>: Commands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
nonisolated public struct CommandMenu<Content: View>: Commands {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
nonisolated public struct SidebarCommands: Commands { public init() {} }
nonisolated public struct ToolbarCommands: Commands { public init() {} }
