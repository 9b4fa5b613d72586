import A11yRevenueCat
import A11ySwiftUI
import Testing

/// The documentation of RevenueCat: who has bought what is asked of a server.
@MainActor
@Suite("Purchases by RevenueCat")
struct RevenueCatTests {
  @Test("Nobody has bought anything, and whoever asks is told that the device is offline")
  func customer() async throws {
    Purchases.configure(withAPIKey: "key", appUserID: "ada")
    #expect(Purchases.shared.appUserID == "ada" && !Purchases.shared.isAnonymous)
    #expect(Purchases.shared.cachedCustomerInfo?.entitlements["pro"]?.isActive != true)
    await #expect(throws: ErrorCode.offlineConnectionError) {
      _ = try await Purchases.shared.offerings().current?.availablePackages
    }
    var codes: [Int] = []
    Purchases.shared.getCustomerInfo { info, error in
      #expect(info == nil)
      codes += [error?.code ?? 0]
    }
    #expect(codes == [ErrorCode.offlineConnectionError.rawValue])
  }

  @Test("A paywall that has not come is loading")
  func paywall() { #expect(stops(PaywallView().onPurchaseCompleted { _ in }) == ["In progress"]) }
}
