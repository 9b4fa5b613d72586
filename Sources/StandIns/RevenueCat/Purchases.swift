@_exported public import A11yUIKit

// The package RevenueCat: nobody has bought anything, and nothing can be bought, since the device is offline.

public final class Purchases: @unchecked Sendable {
  public static let shared = Purchases()
  public nonisolated(unsafe) static var logLevel = LogLevel.info
  public nonisolated(unsafe) static var proxyURL: URL?
  public private(set) nonisolated(unsafe) static var isConfigured = false
  public static func canMakePayments() -> Bool { true }

  public var delegate: (any PurchasesDelegate)?
  public private(set) var appUserID = "$RCAnonymousID:0"
  public var isAnonymous: Bool { appUserID.hasPrefix("$RCAnonymousID:") }
  public var cachedCustomerInfo: CustomerInfo? { nil }
  public var cachedOfferings: Offerings? { nil }
  public var attribution: Attribution { Attribution() }
  public var storeFrontCountryCode: String? { nil }

  @discardableResult public static func configure(withAPIKey key: String, appUserID: String? = nil) -> Purchases {
    isConfigured = true
    if let appUserID { shared.appUserID = appUserID }
    return shared
  }
  @discardableResult public static func configure(with configuration: Configuration) -> Purchases {
    configure(withAPIKey: configuration.key, appUserID: configuration.appUserID)
  }
  @discardableResult public static func configure(with builder: Configuration.Builder) -> Purchases {
    configure(with: builder.build())
  }

  public enum StoreKitVersion: Sendable { case storeKit1, storeKit2 }

  /// What changes of the person's purchases are told; none comes.
  public var customerInfoStream: AsyncStream<CustomerInfo> { AsyncStream { $0.finish() } }

  @discardableResult public func customerInfo(fetchPolicy: CacheFetchPolicy = .default) async throws -> CustomerInfo {
    throw ErrorCode.offlineConnectionError
  }
  public func getCustomerInfo(completion: @escaping (CustomerInfo?, PublicError?) -> Void) { fail(completion) }
  public func getCustomerInfo(
    fetchPolicy: CacheFetchPolicy, completion: @escaping (CustomerInfo?, PublicError?) -> Void
  ) { fail(completion) }
  public func offerings() async throws -> Offerings { throw ErrorCode.offlineConnectionError }
  public func getOfferings(completion: @escaping (Offerings?, PublicError?) -> Void) { fail(completion) }
  public func products(_ identifiers: [String]) async -> [StoreProduct] { [] }
  public func getProducts(_ identifiers: [String], completion: @escaping ([StoreProduct]) -> Void) { completion([]) }

  @discardableResult public func purchase(package: Package) async throws -> PurchaseResultData {
    throw ErrorCode.offlineConnectionError
  }
  @discardableResult public func purchase(product: StoreProduct) async throws -> PurchaseResultData {
    throw ErrorCode.offlineConnectionError
  }
  public func purchase(package: Package, completion: @escaping PurchaseCompletedBlock) {
    completion(nil, nil, ErrorCode.offlineConnectionError.asPublicError, false)
  }
  public func purchase(product: StoreProduct, completion: @escaping PurchaseCompletedBlock) {
    completion(nil, nil, ErrorCode.offlineConnectionError.asPublicError, false)
  }
  @discardableResult public func restorePurchases() async throws -> CustomerInfo {
    throw ErrorCode.offlineConnectionError
  }
  public func restorePurchases(completion: ((CustomerInfo?, PublicError?) -> Void)? = nil) {
    if let completion { fail(completion) }
  }
  @discardableResult public func syncPurchases() async throws -> CustomerInfo { throw ErrorCode.offlineConnectionError }
  @discardableResult public func logIn(_ user: String) async throws -> (customerInfo: CustomerInfo, created: Bool) {
    throw ErrorCode.offlineConnectionError
  }
  public func logIn(_ user: String, completion: @escaping (CustomerInfo?, Bool, PublicError?) -> Void) {
    completion(nil, false, ErrorCode.offlineConnectionError.asPublicError)
  }
  @discardableResult public func logOut() async throws -> CustomerInfo { throw ErrorCode.offlineConnectionError }
  public func logOut(completion: ((CustomerInfo?, PublicError?) -> Void)?) { if let completion { fail(completion) } }
  public func showManageSubscriptions() async throws { throw ErrorCode.offlineConnectionError }
  public func checkTrialOrIntroDiscountEligibility(
    productIdentifiers: [String]
  ) async -> [String: IntroEligibility] { [:] }
  public func invalidateCustomerInfoCache() {}
  public func setAttributes(_ attributes: [String: String]) {}

  private func fail<Value>(_ completion: (Value?, PublicError?) -> Void) {
    completion(nil, ErrorCode.offlineConnectionError.asPublicError)
  }
}

public enum CacheFetchPolicy: Sendable {
  case `default`, fromCacheOnly, fetchCurrent, notStaleCachedOrFetched, cachedOrFetched
}

public protocol PurchasesDelegate: AnyObject {
  func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo)
}
extension PurchasesDelegate {
  public func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {}
}

public typealias PublicError = NSError
public typealias PurchaseResultData = (
  transaction: StoreTransaction?, customerInfo: CustomerInfo, userCancelled: Bool
)
public typealias PurchaseCompletedBlock = (StoreTransaction?, CustomerInfo?, PublicError?, Bool) -> Void

public enum LogLevel: Int, Sendable { case verbose, debug, info, warn, error }

public enum ErrorCode: Int, Error, LocalizedError, Sendable {
  case unknownError = 0
  case purchaseCancelledError, storeProblemError, purchaseNotAllowedError, purchaseInvalidError
  case productNotAvailableForPurchaseError, productAlreadyPurchasedError, receiptAlreadyInUseError
  case invalidReceiptError, missingReceiptFileError, networkError, invalidCredentialsError
  case paymentPendingError = 20
  case configurationError = 23
  case offlineConnectionError = 35

  public var errorDescription: String? {
    switch self {
    case .offlineConnectionError: "Error performing request because the internet connection appears to be offline."
    case .purchaseCancelledError: "Purchase was cancelled."
    default: nil
    }
  }
  var asPublicError: PublicError {
    NSError(
      domain: "RevenueCat.ErrorCode", code: rawValue, userInfo: [NSLocalizedDescriptionKey: errorDescription ?? ""])
  }
}

public struct Configuration: Sendable {
  let key: String
  let appUserID: String?

  public static func builder(withAPIKey key: String) -> Builder { Builder(withAPIKey: key) }

  public final class Builder: @unchecked Sendable {
    private let key: String
    private var appUserID: String?
    public init(withAPIKey key: String) { self.key = key }
    public func with(appUserID: String?) -> Builder {
      self.appUserID = appUserID
      return self
    }
    public func with(userDefaults: UserDefaults) -> Builder { self }
    public func with(storeKitVersion: Purchases.StoreKitVersion) -> Builder { self }
    public func with(usesStoreKit2IfAvailable isUsed: Bool) -> Builder { self }
    public func with(networkTimeout: TimeInterval) -> Builder { self }
    public func build() -> Configuration { Configuration(key: key, appUserID: appUserID) }
  }
}

public struct Attribution: Sendable {
  public func setAttributes(_ attributes: [String: String]) {}
  public func setEmail(_ email: String?) {}
  public func setDisplayName(_ name: String?) {}
  public func collectDeviceIdentifiers() {}
}

public final class IntroEligibility: Sendable {
  public enum Status: Int, Sendable { case unknown, ineligible, eligible, noIntroOfferExists }
  public var status: Status { .unknown }
}
