public import A11ySwiftUI

/// What the system can ask an app to do: these names only have to compile.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var openAppWhenRun: Bool { get }
  init()
  func perform() async throws -> PerformResult
}
extension AppIntent {
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var supportedModes: IntentModes { .background }
}
/// Whether an intent is carried out behind what is on screen, or has the app come to the front.
public struct IntentModes: OptionSet, Sendable {
  public enum ForegroundMode: Sendable { case immediate, dynamic, deferred }
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { IntentResultContainer() }
}
public protocol LiveActivityIntent: AppIntent {}
public protocol OpenIntent: AppIntent {}
public protocol SetFocusFilterIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol SnippetIntent: AppIntent {}
public protocol DeleteIntent: AppIntent {}
public protocol ShowInAppSearchResultsIntent: AppIntent {}
public protocol URLRepresentableIntent: AppIntent {}
public protocol PredictableIntent: AppIntent {}

public protocol IntentResult {}
public protocol ReturnsValue<Value> { associatedtype Value }
public protocol ProvidesDialog {}
public protocol ShowsSnippetView {}
public protocol OpensIntent {}
public struct IntentResultContainer: IntentResult, ProvidesDialog, ShowsSnippetView, OpensIntent {
  public init() {}
}
extension IntentResult where Self == IntentResultContainer {
  public static func result() -> IntentResultContainer { IntentResultContainer() }
  public static func result(dialog: IntentDialog) -> IntentResultContainer { IntentResultContainer() }
  public static func result<V: View>(view: V) -> IntentResultContainer { IntentResultContainer() }
  public static func result<V: View>(@ViewBuilder content: () -> V) -> IntentResultContainer { IntentResultContainer() }
  public static func result<V: View>(dialog: IntentDialog, view: V) -> IntentResultContainer { IntentResultContainer() }
  public static func result<V: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> V
  ) -> IntentResultContainer { IntentResultContainer() }
  public static func result<I: AppIntent>(opensIntent: I) -> IntentResultContainer { IntentResultContainer() }
  public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> IntentResultContainer {
    IntentResultContainer()
  }
}
/// What an intent answers with, besides what it says or shows.
public struct IntentValueContainer<Value>: IntentResult, ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent {}
extension IntentResult {
  public static func result<V>(value: V) -> Self where Self == IntentValueContainer<V> { IntentValueContainer() }
  public static func result<V>(value: V, dialog: IntentDialog) -> Self where Self == IntentValueContainer<V> {
    IntentValueContainer()
  }
  public static func result<V, S: View>(value: V, view: S) -> Self where Self == IntentValueContainer<V> {
    IntentValueContainer()
  }
  public static func result<V, S: View>(
    value: V, dialog: IntentDialog, view: S
  ) -> Self where Self == IntentValueContainer<V> { IntentValueContainer() }
  public static func result<V, S: View>(
    value: V, dialog: IntentDialog, @ViewBuilder content: () -> S
  ) -> Self where Self == IntentValueContainer<V> { IntentValueContainer() }
  public static func result<V, I: AppIntent>(value: V, opensIntent: I) -> Self where Self == IntentValueContainer<V> {
    IntentValueContainer()
  }
}
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ resource: LocalizedStringResource) {}
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {}
}
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {}
}
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(name: LocalizedStringResource) {}
}
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  public struct Image: Hashable, Sendable {
    public init(systemName: String) {}
    public init(named name: String) {}
    public init(url: URL) {}
  }
  public init(stringLiteral value: String) {}
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {}
  public static func == (one: DisplayRepresentation, other: DisplayRepresentation) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
public protocol AppEntity: Identifiable, Sendable {
  associatedtype DefaultQuery
  static var defaultQuery: DefaultQuery { get }
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  var displayRepresentation: DisplayRepresentation { get }
}
public protocol TransientAppEntity: Sendable {}
/// An entity that the system's search finds.
public protocol IndexedEntity: AppEntity {}
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}
public struct EntityIdentifier: Hashable, Sendable {
  public let identifier: String
  public init<E: AppEntity>(for entity: E) { self.init(for: E.self, identifier: entity.id) }
  public init<E: AppEntity>(for type: E.Type, identifier: E.ID) { self.identifier = "\(identifier)" }
}
extension NSUserActivity {
  /// What a person looks at, for the system to know; nobody asks for it here.
  public var appEntityIdentifier: EntityIdentifier? {
    get { nil }
    set {}
  }
}
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
}
public protocol EntityStringQuery: EntityQuery {}
public protocol EnumerableEntityQuery: EntityQuery {}
public protocol DynamicOptionsProvider: Sendable {}
@propertyWrapper public struct IntentDependency<Value>: @unchecked Sendable {
  public var wrappedValue: Value { preconditionFailure("an intent has no dependencies in a preview") }
  public init() {}
}
extension AppIntent {
  public typealias Parameter<Value> = IntentParameter<Value>
  public typealias Dependency<Value> = IntentDependency<Value>
}
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
extension AppShortcutsProvider {
  public static func updateAppShortcutParameters() {}
  public static var shortcutTileColor: ShortcutTileColor { .blue }
}
public struct AppShortcut {
  public init<I: AppIntent>(
    intent: I, phrases: [AppShortcutPhrase<I>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {}
}
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}
/// What the tile of an app's shortcuts is painted with.
public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal
  case yellow
}
public struct AppShortcutPhraseToken: Sendable { public static let applicationName = AppShortcutPhraseToken() }
@resultBuilder public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
/// A tip of what can be said to Siri.
public struct SiriTipView<Intent: AppIntent>: View {
  public var body: some View { OpaqueSurface("SiriTipView", "is made by the system, and is not played") }
  public init(intent: Intent, isVisible: Binding<Bool>? = nil) {}
}
/// Buttons and toggles of widgets.
extension Button {
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
}
extension Toggle {
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}
extension View {
  public func siriTipViewStyle(_ style: Int) -> some View { self }
  public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View { self }
}
