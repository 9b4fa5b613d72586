public import A11ySwiftUI
@_exported public import Foundation

/// Live activities, of which none runs; previews show what they would.
public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable & Hashable
}
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let content: @MainActor (ActivityViewContext<Attributes>) -> any View
  private let island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland?

  public init<Content: View>(
    for type: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { content($0) }
    island = { dynamicIsland($0) }
  }
  public init<Content: View>(
    for type: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content
  ) {
    self.content = { content($0) }
    island = { _ in nil }
  }

  public func _shown(for entry: Any, as kind: ActivityPreviewViewKind) -> [any View] {
    guard let context = entry as? ActivityViewContext<Attributes> else { return [] }
    guard let state = kind.island else { return [content(context)] }
    return island(context)?.shown(in: state) ?? []
  }
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
  private let expanded: @MainActor () -> DynamicIslandExpandedContent
  private let compact: @MainActor () -> [any View]
  private let minimal: @MainActor () -> [any View]

  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent,
    @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = { expanded() }
    compact = {
      [
        HStack {
          compactLeading()
          Spacer()
          compactTrailing()
        }
      ]
    }
    self.minimal = { [minimal()] }
  }

  @MainActor func shown(in state: ActivityPreviewViewKind.DynamicIslandPreviewViewState) -> [any View] {
    switch state {
    case .compact: compact()
    case .expanded: [expanded().arranged]
    case .minimal: minimal()
    }
  }

  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
    self
  }
}
public struct DynamicIslandMode: Sendable { public static let expanded = DynamicIslandMode() }
public struct DynamicIslandExpandedContent {
  let regions: [DynamicIslandExpandedRegion]

  /// The regions as they lie around the camera: what is at the bottom below the others.
  @MainActor var arranged: some View {
    VStack {
      HStack {
        region(.leading)
        region(.center)
        region(.trailing)
      }
      region(.bottom)
    }
  }

  @MainActor private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    ForEach(Array(regions.enumerated()).filter { $0.element.position == position }, id: \.offset) {
      AnyView($0.element.content())
    }
  }
}
public enum DynamicIslandExpandedRegionPosition: Sendable { case leading, trailing, center, bottom }
public struct DynamicIslandExpandedRegion {
  let position: DynamicIslandExpandedRegionPosition
  let content: @MainActor () -> any View

  public init<Content: View>(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content
  ) {
    self.position = position
    self.content = { content() }
  }
}
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression(_ region: DynamicIslandExpandedRegion) -> [DynamicIslandExpandedRegion] {
    [region]
  }
  public static func buildBlock(_ regions: [DynamicIslandExpandedRegion]...) -> [DynamicIslandExpandedRegion] {
    regions.flatMap(\.self)
  }
  public static func buildOptional(_ regions: [DynamicIslandExpandedRegion]?) -> [DynamicIslandExpandedRegion] {
    regions ?? []
  }
  public static func buildEither(first regions: [DynamicIslandExpandedRegion]) -> [DynamicIslandExpandedRegion] {
    regions
  }
  public static func buildEither(second regions: [DynamicIslandExpandedRegion]) -> [DynamicIslandExpandedRegion] {
    regions
  }
  public static func buildFinalResult(_ regions: [DynamicIslandExpandedRegion]) -> DynamicIslandExpandedContent {
    DynamicIslandExpandedContent(regions: regions)
  }
}
public enum DynamicIslandExpandedRegionVerticalPlacement: Sendable { case `default`, belowIfTooWide }
extension View {
  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}
