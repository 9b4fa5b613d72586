public import A11yUIKit

// The module RevenueCatUI: what a paywall shows comes from a server, and until it has come a paywall is loading.

public struct PaywallView: View {
  public init(displayCloseButton: Bool = false) {}
  public init(offering: Offering, displayCloseButton: Bool = false) {}
  public var body: some View { ProgressView() }

  public func onPurchaseCompleted(_ action: @escaping (CustomerInfo) -> Void) -> Self { self }
  public func onPurchaseCancelled(_ action: @escaping () -> Void) -> Self { self }
  public func onRestoreCompleted(_ action: @escaping (CustomerInfo) -> Void) -> Self { self }
  public func onPurchaseFailure(_ action: @escaping (NSError) -> Void) -> Self { self }
  public func onRestoreFailure(_ action: @escaping (NSError) -> Void) -> Self { self }
  public func onRequestedDismissal(_ action: @escaping () -> Void) -> Self { self }
}

public struct CustomerCenterView: View {
  public init() {}
  public var body: some View { ProgressView() }
}

extension View {
  /// Who has bought what an entitlement needs is not known while the device is offline, and nothing is presented.
  public func presentPaywallIfNeeded(
    requiredEntitlementIdentifier: String, offering: Offering? = nil,
    purchaseCompleted: ((CustomerInfo) -> Void)? = nil,
    restoreCompleted: ((CustomerInfo) -> Void)? = nil, onDismiss: (() -> Void)? = nil
  ) -> some View { self }
  public func presentPaywallIfNeeded(
    offering: Offering? = nil, shouldDisplay: @escaping (CustomerInfo) -> Bool,
    purchaseCompleted: ((CustomerInfo) -> Void)? = nil, restoreCompleted: ((CustomerInfo) -> Void)? = nil,
    onDismiss: (() -> Void)? = nil
  ) -> some View { self }
  public func presentCustomerCenter(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss) { CustomerCenterView() }
  }
}
