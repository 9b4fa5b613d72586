public import A11ySwiftUI
public import Foundation

/// Tips are shown once a device has gathered reasons for them; a preview has none.
///
/// Source: Apple, “TipKit”.
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias Rule = Tips.Rule
  typealias Status = Tips.Status
  typealias Option = any TipOption
  typealias InvalidationReason = TipInvalidationReason
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ListBuilder<Tips.Action> var actions: [Tips.Action] { get }
  @Tips.ListBuilder<Tips.Rule> var rules: [Tips.Rule] { get }
  @Tips.ListBuilder<any TipOption> var options: [any TipOption] { get }
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  public var status: Tips.Status { .pending }
  public var shouldDisplay: Bool { false }
  public var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { $0.finish() } }
  public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  public func invalidate(reason: TipInvalidationReason) {}
  public func resetEligibility() async {}
}

public enum TipInvalidationReason: Sendable {
  case actionPerformed, tipClosed, displayCountExceeded, displayDurationExceeded
}

public protocol TipOption: Sendable {}

/// What tips are made of.
public enum Tips {
  public enum Status: Sendable, Hashable {
    case pending, available
    case invalidated(TipInvalidationReason)
  }

  /// A reason to show a tip.
  public struct Rule: Sendable { public init() {} }

  @resultBuilder public enum ListBuilder<Item> {
    public static func buildExpression(_ item: Item) -> [Item] { [item] }
    public static func buildExpression(_ items: [Item]) -> [Item] { items }
    public static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap(\.self) }
    public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
    public static func buildEither(first items: [Item]) -> [Item] { items }
    public static func buildEither(second items: [Item]) -> [Item] { items }
  }

  /// A value of the app's that reasons look at.
  public final class Parameter<Value: Sendable>: @unchecked Sendable {
    public var wrappedValue: Value
    public init(_ value: Value) { wrappedValue = value }
  }

  public struct ParameterOption: Sendable { public static let transient = ParameterOption() }

  /// What an app counts.
  public struct Event<Info: Codable & Sendable>: Sendable {
    public let id: String
    public var donations: Donations<Info> { Donations() }
    public init(id: String) where Info == EmptyDonation { self.id = id }
    public init(id: String, donationInfo: Info.Type = Info.self) { self.id = id }
    public func sendDonation(_ completion: @Sendable () -> Void = {}) { completion() }
    public func sendDonation(_ info: Info, _ completion: @Sendable () -> Void = {}) { completion() }
    public func donate() async {}
    public func donate(_ info: Info) async {}
  }

  public struct EmptyDonation: Codable, Sendable {}

  /// What has been counted of an event: nothing.
  public struct Donations<Info: Codable & Sendable>: Sendable {
    public var count: Int { 0 }
    public var isEmpty: Bool { true }
    public func donatedWithin(_ range: DonationTimeRange) -> Self { self }
    public func filter(_ isIncluded: (Info) -> Bool) -> Self { self }
  }

  public struct DonationTimeRange: Sendable {
    public static let minute = DonationTimeRange()
    public static let hour = DonationTimeRange()
    public static let day = DonationTimeRange()
    public static let week = DonationTimeRange()
    public static func minutes(_ count: Int) -> Self { Self() }
    public static func hours(_ count: Int) -> Self { Self() }
    public static func days(_ count: Int) -> Self { Self() }
    public static func weeks(_ count: Int) -> Self { Self() }
  }

  public struct ConfigurationOption: Sendable {
    public static func displayFrequency(_ frequency: Frequency) -> ConfigurationOption { ConfigurationOption() }
    public static func datastoreLocation(_ location: Location) -> ConfigurationOption { ConfigurationOption() }
    public static func cloudKitContainer(_ container: CloudKitContainer?) -> Self { Self() }
    public enum Frequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    public enum CloudKitContainer: Sendable {
      case automatic
      case named(String)
    }
    public struct Location: Sendable {
      public static let applicationDefault = Location()
      public static func groupContainer(identifier: String) throws -> Location { Location() }
      public static func url(_ url: URL) -> Location { Location() }
    }
  }

  public struct Action: Identifiable, Sendable {
    public let id: String
    public var index: Int?
    let title: String
    let perform: @Sendable () -> Void
    public init<S: StringProtocol>(id: String? = nil, title: S, perform handler: @escaping @Sendable () -> Void = {}) {
      self.id = id ?? String(title)
      self.title = String(title)
      perform = handler
    }
    public init(id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: () -> Text) {
      self.id = id ?? ""
      title = ""
      perform = handler
    }
    public func handler() { perform() }
  }

  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct MaxDisplayDuration: TipOption { public init(_ seconds: TimeInterval) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }

  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}
}

/// A value of the app's that reasons look at.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "A11ySwiftUIMacros", type: "TipParameterMacro")

/// A reason that looks at a value of the app's.
@freestanding(expression)
public macro Rule<Value>(_ input: Tips.Parameter<Value>, _ body: (Value) -> Bool) -> Tips.Rule =
  #externalMacro(module: "A11ySwiftUIMacros", type: "TipRuleMacro")

/// A reason that looks at what has been counted.
@freestanding(expression)
public macro Rule<Info>(_ input: Tips.Event<Info>, _ body: (Tips.Event<Info>) -> Bool) -> Tips.Rule =
  #externalMacro(module: "A11ySwiftUIMacros", type: "TipRuleMacro")

/// Several tips of which one is shown at a time.
@MainActor public final class TipGroup {
  public enum Priority: Sendable { case firstAvailable, ordered }
  public var currentTip: (any Tip)? { nil }
  public init(_ priority: Priority = .firstAvailable, @Tips.ListBuilder<any Tip> _ tips: () -> [any Tip]) {}
}

public struct TipView<Content: Tip>: View {
  public var body: some View { EmptyView() }
  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  public init(
    _ tip: Content, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}
}

/// How a tip looks.
@MainActor @preconcurrency public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
}

public struct MiniTipViewStyle: TipViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  nonisolated public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension View {
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View { self }
  public func tipImageSize(_ size: CGSize) -> some View { self }
  public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View { self }
}
