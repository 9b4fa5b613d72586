public import A11ySwiftUI
@_exported public import Foundation

/// Widgets, of which previews show what they say; what the system does with them has only to compile.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}
extension Widget {
  public static func main() {}
}
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}
extension WidgetBundle {
  public static func main() {}
}
public struct _WidgetList: Widget {
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
@resultBuilder public enum WidgetBundleBuilder {
  public static func buildBlock(_ widgets: any Widget...) -> _WidgetList { _WidgetList() }
  public static func buildOptional(_ widget: _WidgetList?) -> _WidgetList { _WidgetList() }
}
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// What is shown for an entry of a timeline, or for the state of an activity.
  func _shown(for entry: Any, as kind: ActivityPreviewViewKind) -> [any View]
}
extension WidgetConfiguration {
  public func _shown(for entry: Any, as kind: ActivityPreviewViewKind) -> [any View] { [] }
}
public struct EmptyWidgetConfiguration: WidgetConfiguration { public init() {} }
extension WidgetConfiguration {
  public func configurationDisplayName(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration { self }
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { self }
  public func description(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
  public func onBackgroundURLSessionEvents(
    matching: String, _ action: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}
/// A configuration whose content is made of an entry.
@MainActor @preconcurrency public protocol _ConfigurationOfEntries: WidgetConfiguration {
  var _content: @MainActor (Any) -> (any View)? { get }
}
extension _ConfigurationOfEntries {
  public func _shown(for entry: Any, as kind: ActivityPreviewViewKind) -> [any View] {
    [_content(entry)].compactMap(\.self)
  }
}
public struct StaticConfiguration<Content: View>: _ConfigurationOfEntries {
  public let _content: @MainActor (Any) -> (any View)?
  public init<P: TimelineProvider>(kind: String, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content) {
    _content = { ($0 as? P.Entry).map(content) }
  }
}
public struct IntentConfiguration<Intent, Content: View>: _ConfigurationOfEntries {
  public let _content: @MainActor (Any) -> (any View)?
  public init<P>(kind: String, intent: Intent.Type, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content)
  where P: IntentTimelineProvider {
    _content = { ($0 as? P.Entry).map(content) }
  }
}
public struct AppIntentConfiguration<Intent, Content: View>: _ConfigurationOfEntries {
  public let _content: @MainActor (Any) -> (any View)?
  public init<P: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content
  ) where P.Intent == Intent {
    _content = { ($0 as? P.Entry).map(content) }
  }
}
public enum ActivityFamily: Int, Hashable, CaseIterable, Sendable { case small, medium }
public struct WidgetLocation: Hashable, Sendable {
  public static let homeScreen = WidgetLocation(number: 0)
  public static let lockScreen = WidgetLocation(number: 1)
  public static let standBy = WidgetLocation(number: 2)
  public static let iPhoneWidgetsOnMac = WidgetLocation(number: 3)
  public static let carPlay = WidgetLocation(number: 4)
  let number: Int
}
public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
  case accessoryInline, accessoryCorner
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }
}
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}
public struct TimelineEntryRelevance: Hashable, Sendable {
  public init(score: Float, duration: TimeInterval = 0) {}
}
public struct TimelineReloadPolicy: Sendable {
  public static let atEnd = TimelineReloadPolicy()
  public static let never = TimelineReloadPolicy()
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy() }
}
public struct Timeline<Entry: TimelineEntry> {
  public let entries: [Entry]
  public let policy: TimelineReloadPolicy
  public init(entries: [Entry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let isPreview = true
  public var displaySize: CGSize { family.size }
}
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
public struct AppIntentRecommendation<Intent> {
  public init(intent: Intent, description: String) {}
  public init(intent: Intent, description: LocalizedStringResource) {}
}
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
public struct WidgetInfo: Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
}
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }

  public func _apply(to environment: inout EnvironmentValues) { environment.widgetFamily = family }
}
public struct WidgetRenderingMode: Hashable, Sendable {
  public static let fullColor = WidgetRenderingMode(number: 0)
  public static let accented = WidgetRenderingMode(number: 1)
  public static let vibrant = WidgetRenderingMode(number: 2)
  let number: Int
}
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Color.clear }
}
private enum FamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  public var showsWidgetLabel: Bool { false }
  public var widgetContentMargins: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}
public enum ContainerBackgroundPlacementForWidgets: Sendable { case widget }
extension View {
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  public func activityBackgroundTint(_ color: Color?) -> some View { self }
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
