public import A11ySwiftUI
@_exported public import Foundation

/// Widgets and what the system does with an app from outside: these names only have to compile.
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
@MainActor @preconcurrency public protocol WidgetConfiguration {}
public struct EmptyWidgetConfiguration: WidgetConfiguration { public init() {} }
extension WidgetConfiguration {
  public func configurationDisplayName(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration { self }
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { self }
  public func description(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  public func onBackgroundURLSessionEvents(
    matching: String, _ action: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public init<P: TimelineProvider>(kind: String, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content) {}
}
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  public init<P>(kind: String, intent: Intent.Type, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content)
  where P: IntentTimelineProvider {}
}
public struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  public init<P: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content
  ) where P.Intent == Intent {}
}
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public init<Content: View>(
    for type: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
  public init<Content: View>(
    for type: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content
  ) {}
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
  public let family = WidgetFamily.systemSmall
  public let isPreview = true
  public let displaySize = CGSize(width: 158, height: 158)
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
  public init(family: WidgetFamily) {}
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
  public var showsWidgetContainerBackground: Bool { true }
  public var showsWidgetLabel: Bool { false }
  public var widgetContentMargins: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
  public var isActivityFullscreen: Bool { false }
}
public enum ContainerBackgroundPlacementForWidgets: Sendable { case widget }
extension View {
  public func widgetURL(_ url: URL?) -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public func activityBackgroundTint(_ color: Color?) -> some View { self }
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

// MARK: - Live activities
public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable & Hashable
}
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public var isStale: Bool { false }
  public var activityID: String { "" }
}
public struct ActivityContent<State> {
  public let state: State
  public let staleDate: Date?
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
  }
}
public enum ActivityUIDismissalPolicy: Sendable {
  case `default`, immediate
  case after(Date)
}
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public let id: String
  public let attributes: Attributes
  public static var activities: [Activity<Attributes>] { [] }
  init(attributes: Attributes) {
    id = ""
    self.attributes = attributes
  }
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { Activity(attributes: attributes) }
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  public struct PushType: Sendable { public static var token: PushType { PushType() } }
}
public struct ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
}
public struct DynamicIsland {
  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent,
    @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
    self
  }
}
public struct DynamicIslandMode: Sendable { public static let expanded = DynamicIslandMode() }
public struct DynamicIslandExpandedContent {}
public struct DynamicIslandExpandedRegionPosition: Sendable {
  public static let leading = DynamicIslandExpandedRegionPosition()
  public static let trailing = DynamicIslandExpandedRegionPosition()
  public static let center = DynamicIslandExpandedRegionPosition()
  public static let bottom = DynamicIslandExpandedRegionPosition()
}
public struct DynamicIslandExpandedRegion {
  public init<Content: View>(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content
  ) {}
}
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  public static func buildBlock(_ regions: DynamicIslandExpandedRegion...) -> DynamicIslandExpandedContent {
    DynamicIslandExpandedContent()
  }
}

// MARK: - Previews of widgets, which are not played
@resultBuilder public enum PreviewTimelineBuilder {
  public static func buildBlock(_ entries: any TimelineEntry...) -> [any TimelineEntry] { entries }
  public static func buildExpression(_ entry: any TimelineEntry) -> any TimelineEntry { entry }
}
@resultBuilder public enum PreviewStateBuilder<State> {
  public static func buildBlock(_ states: State...) -> [State] { states }
}
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "A11ySwiftUIMacros", type: "PreviewMacro")
@freestanding(declaration)
public macro Preview<Provider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "A11ySwiftUIMacros", type: "PreviewMacro")
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as view: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewStateBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "A11ySwiftUIMacros", type: "PreviewMacro")
public struct ActivityPreviewViewKind: Sendable {
  public enum DynamicIslandPreviewViewState: Sendable { case compact, expanded, minimal }
  public static let content = ActivityPreviewViewKind()
  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
    ActivityPreviewViewKind()
  }
}
