public import A11ySwiftUI
@_exported public import Foundation

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "A11ySwiftUIMacros", type: "PreviewMacro")
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "A11ySwiftUIMacros", type: "PreviewMacro")
@freestanding(declaration)
public macro Preview<Provider: IntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "A11ySwiftUIMacros", type: "PreviewMacro")
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "A11ySwiftUIMacros", type: "PreviewMacro")
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as view: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewStateBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "A11ySwiftUIMacros", type: "PreviewMacro")

@resultBuilder public enum PreviewTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap(\.self) }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap(\.self) }
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
}
@resultBuilder public enum PreviewStateBuilder<State> {
  public static func buildExpression(_ state: State) -> [State] { [state] }
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap(\.self) }
  public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap(\.self) }
}

public struct ActivityPreviewViewKind: Sendable {
  public enum DynamicIslandPreviewViewState: Sendable { case compact, expanded, minimal }
  public static let content = ActivityPreviewViewKind(island: nil)
  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
    ActivityPreviewViewKind(island: state)
  }
  let island: DynamicIslandPreviewViewState?
}

/// What `#Preview` shows of a widget: what it says for each entry of its timeline, or for each state of an activity.
@MainActor public enum _WidgetPreviews {
  public typealias Contents = [(String?, any View)]

  public static func contents(
    as family: WidgetFamily, widget: () -> any Widget,
    @PreviewTimelineBuilder timeline: () -> [any TimelineEntry]
  ) -> Contents {
    shown(by: widget(), for: timeline(), as: .content).map { (nil, framed($0, as: family)) }
  }

  /// Of a provider's timeline the first entry is shown: the others are what the widget says later.
  public static func contents<Provider: TimelineProvider>(
    as family: WidgetFamily, widget: () -> any Widget, timelineProvider: () -> Provider
  ) -> Contents {
    let provider = timelineProvider()
    let context = TimelineProviderContext(family: family)
    var entry: Provider.Entry?
    provider.getTimeline(in: context) { entry = $0.entries.first }
    return contents(as: family, widget: widget) { entry ?? provider.placeholder(in: context) }
  }

  public static func contents<Provider: IntentTimelineProvider>(
    as family: WidgetFamily, using intent: Provider.Intent, widget: () -> any Widget, timelineProvider: () -> Provider
  ) -> Contents {
    let provider = timelineProvider()
    let context = TimelineProviderContext(family: family)
    var entry: Provider.Entry?
    provider.getTimeline(for: intent, in: context) { entry = $0.entries.first }
    return contents(as: family, widget: widget) { entry ?? provider.placeholder(in: context) }
  }

  /// What a provider has to wait for is not there when previews are asked for: its placeholder is.
  public static func contents<Provider: AppIntentTimelineProvider>(
    as family: WidgetFamily, using intent: Provider.Intent, widget: () -> any Widget, timelineProvider: () -> Provider
  ) -> Contents {
    let provider = timelineProvider()
    return contents(as: family, widget: widget) { provider.placeholder(in: TimelineProviderContext(family: family)) }
  }

  public static func contents<Attributes: ActivityAttributes>(
    as kind: ActivityPreviewViewKind, using attributes: Attributes, widget: () -> any Widget,
    @PreviewStateBuilder<Attributes.ContentState> contentStates: () -> [Attributes.ContentState]
  ) -> Contents {
    let contexts = contentStates().map { ActivityViewContext(attributes: attributes, state: $0) }
    return shown(by: widget(), for: contexts, as: kind).map { (nil, $0) }
  }

  private static func shown(by widget: any Widget, for entries: [Any], as kind: ActivityPreviewViewKind) -> [any View] {
    let configuration: any WidgetConfiguration = widget.body
    return entries.flatMap { configuration._shown(for: $0, as: kind) }
  }

  private static func framed(_ view: any View, as family: WidgetFamily) -> any View {
    AnyView(view).padding(family.isOfHomeScreen ? homeScreenMargin : 0)
      .frame(width: family.size.width, height: family.size.height)
      .environment(\.widgetFamily, family)
  }

  private static let homeScreenMargin = 16.0
}

extension WidgetFamily {
  /// How large it is on a phone 393 points wide, the nearest to the one of previews of which that is told (Human Interface
  /// Guidelines, “Widgets”).
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 345)
    case .accessoryCircular, .accessoryCorner: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  var isOfHomeScreen: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: true
    case .accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline: false
    }
  }
}
