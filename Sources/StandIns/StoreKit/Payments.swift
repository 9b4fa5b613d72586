// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import A11yUIKit
@_exported public import Foundation

// StoreKit as it was before `Product`: there is no store, so that nothing is found, bought and restored.

open class SKProduct: NSObject, @unchecked Sendable {
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var isFamilyShareable: Bool { false }
  open var subscriptionGroupIdentifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
}
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  open var numberOfUnits: Int { 1 }
  open var unit: SKProduct.PeriodUnit { .month }
}
open class SKProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var identifier: String? { nil }
  open var numberOfPeriods: Int { 1 }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var paymentMode: PaymentMode { .freeTrial }
}

// MARK: - Requests
public protocol SKRequestDelegate: AnyObject {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// A request that no store answers.
open class SKRequest: NSObject, @unchecked Sendable {
  private weak var heldDelegate: (any SKRequestDelegate)?
  open weak var delegate: (any SKRequestDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }
  open func start() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
  open func cancel() {}
}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  public init(productIdentifiers: Set<String>) {}
}
open class SKProductsResponse: NSObject, @unchecked Sendable {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public init(receiptProperties properties: [String: Any]? = nil) {}
}

// MARK: - Payments
open class SKPayment: NSObject, @unchecked Sendable {
  public let productIdentifier: String
  open var quantity: Int { 1 }
  open var applicationUsername: String? { nil }
  open var simulatesAskToBuyInSandbox: Bool { false }
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  private var heldQuantity = 1
  private var heldUsername: String?
  open override var quantity: Int {
    get { heldQuantity }
    set { heldQuantity = newValue }
  }
  open override var applicationUsername: String? {
    get { heldUsername }
    set { heldUsername = newValue }
  }
}
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  open var error: (any Error)? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }
  open var transactionState: SKPaymentTransactionState { .failed }
}
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
  func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers identifiers: [String])
}
extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  public func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers identifiers: [String]
  ) {}
}
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { queue }
  /// Nobody can buy where there is no store.
  open class func canMakePayments() -> Bool { false }
  open var transactions: [SKPaymentTransaction] { [] }
  open var storefront: SKStorefront? { nil }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func add(_ payment: SKPayment) {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {}
  open func presentCodeRedemptionSheet() {}
}
open class SKStorefront: NSObject, @unchecked Sendable {
  open var countryCode: String { "USA" }
  open var identifier: String { "" }
}
public struct SKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }
  public let code: Code
  public var errorCode: Int { code.rawValue }
  public init(_ code: Code) { self.code = code }
  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

// MARK: - Screens of the store's
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  @MainActor func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
  @MainActor public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
open class SKStoreProductViewController: UIViewController {
  private weak var heldDelegate: (any SKStoreProductViewControllerDelegate)?
  open weak var delegate: (any SKStoreProductViewControllerDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    completionBlock?(false, SKError(.storeProductNotAvailable))
  }
}
public let SKStoreProductParameterITunesItemIdentifier = "id"
