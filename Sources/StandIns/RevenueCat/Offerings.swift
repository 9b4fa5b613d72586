public import Foundation

// What a store would have told: an app can only come by these if it makes them, and it can make none.

public final class CustomerInfo: Sendable, Equatable {
  public let entitlements = EntitlementInfos()
  public var activeSubscriptions: Set<String> { [] }
  public var allPurchasedProductIdentifiers: Set<String> { [] }
  public var nonSubscriptions: [StoreTransaction] { [] }
  public var latestExpirationDate: Date? { nil }
  public var managementURL: URL? { nil }
  public var originalPurchaseDate: Date? { nil }
  public let originalAppUserId: String
  public let requestDate: Date
  public let firstSeen: Date
  public var id: String { originalAppUserId }

  private init(user: String, date: Date) { (originalAppUserId, requestDate, firstSeen) = (user, date, date) }

  public func expirationDate(forEntitlement identifier: String) -> Date? { nil }
  public func expirationDate(forProductIdentifier identifier: String) -> Date? { nil }
  public static func == (one: CustomerInfo, other: CustomerInfo) -> Bool { one === other }
}

public final class EntitlementInfos: Sendable {
  public var all: [String: EntitlementInfo] { [:] }
  public var active: [String: EntitlementInfo] { [:] }
  public var activeInCurrentEnvironment: [String: EntitlementInfo] { [:] }
  public subscript(key: String) -> EntitlementInfo? { nil }
}

public enum PeriodType: Int, Sendable { case normal, intro, trial, prepaid }
public enum Store: Int, Sendable { case appStore, macAppStore, playStore, stripe, promotional, unknownStore }

public final class EntitlementInfo: Sendable {
  public let identifier: String
  public let productIdentifier: String
  public let isActive: Bool
  public let willRenew: Bool
  public let isSandbox: Bool
  public let periodType: PeriodType
  public let store: Store
  public let latestPurchaseDate: Date?
  public let originalPurchaseDate: Date?
  public let expirationDate: Date?

  private init(identifier: String) {
    (self.identifier, productIdentifier, isActive, willRenew, isSandbox) = (identifier, "", false, false, true)
    (periodType, store, latestPurchaseDate, originalPurchaseDate, expirationDate) =
      (.normal, .appStore, nil, nil, nil)
  }
}

public final class Offerings: Sendable {
  public var current: Offering? { nil }
  public var all: [String: Offering] { [:] }
  public func offering(identifier: String?) -> Offering? { nil }
  public subscript(key: String) -> Offering? { nil }
  private init() {}
}

public final class Offering: Sendable, Identifiable {
  public let identifier: String
  public let serverDescription: String
  public let availablePackages: [Package]
  public var id: String { identifier }
  public var metadata: [String: Any] { [:] }
  public var lifetime: Package? { package(of: .lifetime) }
  public var annual: Package? { package(of: .annual) }
  public var sixMonth: Package? { package(of: .sixMonth) }
  public var monthly: Package? { package(of: .monthly) }
  public var weekly: Package? { package(of: .weekly) }

  private init(identifier: String) { (self.identifier, serverDescription, availablePackages) = (identifier, "", []) }

  private func package(of type: PackageType) -> Package? { availablePackages.first { $0.packageType == type } }
  public func package(identifier: String?) -> Package? { availablePackages.first { $0.identifier == identifier } }
  public subscript(key: String) -> Package? { package(identifier: key) }
}

public enum PackageType: Int, Sendable {
  case unknown = -2
  case custom, lifetime, annual, sixMonth, threeMonth, twoMonth, monthly, weekly
}

public final class Package: Sendable, Identifiable, Hashable {
  public let identifier: String
  public let packageType: PackageType
  public let storeProduct: StoreProduct
  public let offeringIdentifier: String
  public var id: String { identifier }
  public var localizedPriceString: String { storeProduct.localizedPriceString }
  public var localizedIntroductoryPriceString: String? { nil }

  private init(identifier: String, product: StoreProduct) {
    (self.identifier, packageType, storeProduct, offeringIdentifier) = (identifier, .unknown, product, "")
  }
  public static func == (one: Package, other: Package) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

public final class StoreProduct: Sendable, Identifiable, Hashable {
  public enum ProductType: Int, Sendable {
    case consumable, nonConsumable, nonRenewableSubscription, autoRenewableSubscription
  }
  public let productIdentifier: String
  public let localizedTitle: String
  public let localizedDescription: String
  public let localizedPriceString: String
  public let price: Decimal
  public let currencyCode: String?
  public let subscriptionPeriod: SubscriptionPeriod?
  public let introductoryDiscount: StoreProductDiscount?
  public let productType: ProductType
  public var id: String { productIdentifier }
  public var pricePerMonth: NSDecimalNumber? { nil }
  public var priceFormatter: NumberFormatter? { nil }
  public var subscriptionGroupIdentifier: String? { nil }
  public var localizedPricePerMonth: String? { nil }

  private init(identifier: String) {
    (productIdentifier, localizedTitle, localizedDescription, localizedPriceString) = (identifier, "", "", "")
    (price, currencyCode, subscriptionPeriod, introductoryDiscount, productType) = (0, nil, nil, nil, .consumable)
  }
  public static func == (one: StoreProduct, other: StoreProduct) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(productIdentifier) }
}

public final class StoreProductDiscount: Sendable {
  public enum PaymentMode: Int, Sendable { case payAsYouGo, payUpFront, freeTrial }
  public let localizedPriceString: String
  public let price: Decimal
  public let paymentMode: PaymentMode
  public let subscriptionPeriod: SubscriptionPeriod
  public let numberOfPeriods: Int
  private init(period: SubscriptionPeriod) {
    (localizedPriceString, price, paymentMode, subscriptionPeriod, numberOfPeriods) = ("", 0, .freeTrial, period, 1)
  }
}

public final class SubscriptionPeriod: Sendable, Hashable {
  public enum Unit: Int, Sendable { case day, week, month, year }
  public let value: Int
  public let unit: Unit
  public init(value: Int, unit: Unit) { (self.value, self.unit) = (value, unit) }
  public static func == (one: SubscriptionPeriod, other: SubscriptionPeriod) -> Bool {
    (one.value, one.unit) == (other.value, other.unit)
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(unit)
  }
}

public final class StoreTransaction: Sendable, Identifiable {
  public let productIdentifier: String
  public let purchaseDate: Date
  public let transactionIdentifier: String
  public let quantity: Int
  public var id: String { transactionIdentifier }
  private init(identifier: String, date: Date) {
    (productIdentifier, purchaseDate, transactionIdentifier, quantity) = (identifier, date, identifier, 1)
  }
}
