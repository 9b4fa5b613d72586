public import A11yUIKit
// As on Apple's systems this module does not bring SwiftUI along, which has a `Transaction` of its own.
@_exported public import Foundation

/// Something that is sold; previews have none unless they make them, since there is no store.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: Hashable, Sendable {
    public static let consumable = ProductType(name: "consumable")
    public static let nonConsumable = ProductType(name: "nonConsumable")
    public static let nonRenewable = ProductType(name: "nonRenewable")
    public static let autoRenewable = ProductType(name: "autoRenewable")
    let name: String
  }
  public struct PurchaseOption: Hashable, Sendable {
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
      public func formatted<F>(_ format: F) -> String { localizedDescription.lowercased() }
      public struct FormatStyle: Hashable, Sendable {}
    }
    public let unit: Unit
    public let value: Int
  }
  public struct SubscriptionOffer: Hashable, Sendable {
    public enum PaymentMode: Hashable, Sendable { case freeTrial, payAsYouGo, payUpFront }
    public enum OfferType: Hashable, Sendable { case introductory, promotional }
    public let id: String?
    public let type: OfferType
    public let displayPrice: String
    public let price: Decimal
    public let paymentMode: PaymentMode
    public let period: SubscriptionPeriod
    public let periodCount: Int
  }
  public struct SubscriptionInfo: Hashable, Sendable {
    public struct RenewalState: Hashable, Sendable {
      public static let subscribed = RenewalState(number: 1)
      public static let expired = RenewalState(number: 2)
      public static let inBillingRetryPeriod = RenewalState(number: 3)
      public static let inGracePeriod = RenewalState(number: 4)
      public static let revoked = RenewalState(number: 5)
      let number: Int
    }
    public struct RenewalInfo: Hashable, Sendable {
      public let currentProductID: String
      public let autoRenewPreference: String?
      public let willAutoRenew: Bool
      public let expirationReason: ExpirationReason?
      public enum ExpirationReason: Hashable, Sendable {
        case autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable, unknown
      }
    }
    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public struct Statuses: AsyncSequence, AsyncIteratorProtocol, Sendable {
        public typealias Element = Status
        public mutating func next() async -> Status? { nil }
        public func makeAsyncIterator() -> Statuses { self }
      }
      public static var updates: Statuses { Statuses() }
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
    }
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public var groupLevel: Int { 1 }
    public var status: [Status] { get async throws { [] } }
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public static func status(for groupID: String) async throws -> [Status] { [] }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }

  public static func products<IDs: Collection>(for identifiers: IDs) async throws -> [Product]
  where IDs.Element == String { [] }
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

public enum VerificationResult<Signed> {
  public enum VerificationError: Error, Sendable { case invalidSignature, revokedCertificate }
  case unverified(Signed, VerificationError)
  case verified(Signed)
  public var payloadValue: Signed {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  public var unsafePayloadValue: Signed {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}
extension VerificationResult: Sendable where Signed: Sendable {}
extension VerificationResult: Equatable where Signed: Equatable {}
extension VerificationResult: Hashable where Signed: Hashable {}

public struct Transaction: Identifiable, Hashable, Sendable {
  public struct Transactions: AsyncSequence, AsyncIteratorProtocol, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public mutating func next() async -> VerificationResult<Transaction>? { nil }
    public func makeAsyncIterator() -> Transactions { self }
  }
  public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
  public enum OwnershipType: Hashable, Sendable { case purchased, familyShared }
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let subscriptionGroupID: String?
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public struct RevocationReason: Hashable, Sendable {
    public static let developerIssue = RevocationReason(number: 0)
    public static let other = RevocationReason(number: 1)
    let number: Int
    public var localizedDescription: String { number == 0 ? "Developer Issue" : "Other" }
  }
  public let revocationReason: RevocationReason?
  public let isUpgraded: Bool
  public let productType: Product.ProductType
  public let ownershipType: OwnershipType
  public let purchasedQuantity: Int
  public let appAccountToken: UUID?
  public func finish() async {}
  public static var updates: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

public enum AppStore {
  public struct Environment: Hashable, Sendable {
    public static let production = Environment()
    public static let sandbox = Environment()
    public static let xcode = Environment()
  }
  public static var canMakePayments: Bool { false }
  public static func sync() async throws {}
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}
public struct Storefront: Hashable, Identifiable, Sendable {
  public let countryCode: String
  public let id: String
  public static var current: Storefront? { get async { nil } }
  public static var updates: Storefronts { Storefronts() }

  public struct Storefronts: AsyncSequence, AsyncIteratorProtocol, Sendable {
    public typealias Element = Storefront
    public mutating func next() async -> Storefront? { nil }
    public func makeAsyncIterator() -> Storefronts { self }
  }
}
public enum StoreKitError: Error, Sendable { case unknown, userCancelled, networkError, notAvailableInStorefront }
public typealias RenewalState = Product.SubscriptionInfo.RenewalState

public final class SKStoreReviewController: NSObject {
  public static func requestReview() {}
  public static func requestReview(in scene: UIWindowScene) {}
}

// MARK: - Views
public struct PurchaseAction: Sendable {
  @MainActor public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}
/// What the store would like to say to a person; a preview hears of none.
public struct Message: Hashable, Sendable {
  public struct Reason: Hashable, Sendable {
    public static let generic = Reason(number: 0)
    public static let priceIncreaseConsent = Reason(number: 1)
    let number: Int
  }
  public struct Messages: AsyncSequence, AsyncIteratorProtocol, Sendable {
    public typealias Element = Message
    public mutating func next() async -> Message? { nil }
    public func makeAsyncIterator() -> Messages { self }
  }
  public let reason: Reason
  public static var messages: Messages { Messages() }
}
public struct DisplayMessageAction: Sendable {
  @MainActor public func callAsFunction(_ message: Message) throws {}
}
extension EnvironmentValues {
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// The store's own views, which show what the store knows.
public struct ProductView: View {
  private let id: String
  public var body: some View { OpaqueSurface("ProductView", "shows what the App Store knows, and is not played") }
  public init(id: String, prefersPromotionalIcon: Bool = false) { self.id = id }
  public init<Icon: View>(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.id = id
  }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) { id = product.id }
  public init<Icon: View>(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    id = product.id
  }
}
public struct StoreView: View {
  public var body: some View { OpaqueSurface("StoreView", "shows what the App Store knows, and is not played") }
  public init<IDs: Collection>(ids: IDs, prefersPromotionalIcon: Bool = false) where IDs.Element == String {}
  public init<IDs: Collection, Icon: View>(
    ids: IDs, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
  ) where IDs.Element == String {}
}
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content
  public var body: some View {
    VStack {
      content
      OpaqueSurface("SubscriptionStoreView", "shows what the App Store knows, and is not played")
    }
  }
  public init(
    groupID: String, visibleRelationships: RelationshipSet = .all, @ViewBuilder marketingContent: () -> Content
  ) {
    content = marketingContent()
  }
  public init<IDs: Collection>(productIDs: IDs, @ViewBuilder marketingContent: () -> Content)
  where IDs.Element == String {
    content = marketingContent()
  }
}
extension SubscriptionStoreView where Content == EmptyView {
  public init(groupID: String, visibleRelationships: RelationshipSet = .all) { content = EmptyView() }
  public init<IDs: Collection>(productIDs: IDs) where IDs.Element == String { content = EmptyView() }
}
public struct RelationshipSet: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let upgrade = RelationshipSet(rawValue: 1)
  public static let downgrade = RelationshipSet(rawValue: 2)
  public static let crossgrade = RelationshipSet(rawValue: 4)
  public static let current = RelationshipSet(rawValue: 8)
  public static let all: RelationshipSet = [.upgrade, .downgrade, .crossgrade, .current]
}
public protocol ProductViewStyle {}
public struct BuiltInProductViewStyle: ProductViewStyle, Sendable {}
extension ProductViewStyle where Self == BuiltInProductViewStyle {
  public static var automatic: BuiltInProductViewStyle { .init() }
  public static var compact: BuiltInProductViewStyle { .init() }
  public static var regular: BuiltInProductViewStyle { .init() }
  public static var large: BuiltInProductViewStyle { .init() }
}
public struct SubscriptionStoreControlStyle: Sendable {
  public static let automatic = SubscriptionStoreControlStyle()
  public static let buttons = SubscriptionStoreControlStyle()
  public static let picker = SubscriptionStoreControlStyle()
  public static let prominentPicker = SubscriptionStoreControlStyle()
}
public struct SubscriptionStoreButtonLabel: Sendable {
  public static let automatic = SubscriptionStoreButtonLabel()
  public static let multiline = SubscriptionStoreButtonLabel()
  public static let singleLine = SubscriptionStoreButtonLabel()
  public static let action = SubscriptionStoreButtonLabel()
  public static let displayName = SubscriptionStoreButtonLabel()
  public static let price = SubscriptionStoreButtonLabel()
}
public struct StoreButtonKind: Sendable {
  public static let restorePurchases = StoreButtonKind()
  public static let redeemCode = StoreButtonKind()
  public static let cancellation = StoreButtonKind()
  public static let signIn = StoreButtonKind()
  public static let policies = StoreButtonKind()
}
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }
  public func map<Other>(_ transform: (Value) async throws -> Other) async rethrows -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}
extension View {
  public func productViewStyle<S: ProductViewStyle>(_ style: S) -> some View { self }
  public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View { self }
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
  public func subscriptionStorePolicyDestination(url: URL, for kind: SubscriptionStorePolicyKind) -> some View { self }
  public func subscriptionStorePolicyForegroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func subscriptionStoreControlIcon<I: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> I
  ) -> some View { self }
  public func subscriptionStoreControlBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func subscriptionStorePickerItemBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Swift.Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { task(priority: priority) { await action(.success([])) } }
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { task(priority: priority) { await action(.success(nil)) } }
  public func storeProductsTask<IDs: Collection>(
    for ids: IDs, priority: TaskPriority = .medium, action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View where IDs.Element == String {
    task(priority: priority) { await action(.success([], unavailable: [])) }
  }
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View { self }
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Swift.Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  public func refundRequestSheet(
    for id: UInt64, isPresented: Binding<Bool>,
    onDismiss: ((Swift.Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View { self }
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }
}
extension Product {
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [String])
  }
}
public enum SubscriptionStorePolicyKind: Sendable { case termsOfService, privacyPolicy }
public final class SKOverlay: NSObject {
  open class Configuration: NSObject {}
  public enum Position: Int, Sendable { case bottom, bottomRaised }
  public final class AppConfiguration: Configuration {
    public init(appIdentifier: String, position: Position) {}
  }
}
