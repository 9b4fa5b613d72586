// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import A11yUIKit
@_exported public import Foundation

// The buttons of Apple Pay and of Wallet; nothing can be paid, and no pass be added.

public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support
  case contribute, tip
  case `continue`

  /// What stands on the button, with the logo by its name (Human Interface Guidelines, “Apple Pay”); that VoiceOver says
  /// the same is assumed.
  fileprivate var words: String {
    switch self {
    case .plain: "Apple Pay"
    case .setUp: "Set up Apple Pay"
    case .buy: "Buy with Apple Pay"
    case .inStore: "Pay with Apple Pay"
    case .donate: "Donate with Apple Pay"
    case .checkout: "Check out with Apple Pay"
    case .book: "Book with Apple Pay"
    case .subscribe: "Subscribe with Apple Pay"
    case .reload: "Reload with Apple Pay"
    case .addMoney: "Add money with Apple Pay"
    case .topUp: "Top up with Apple Pay"
    case .order: "Order with Apple Pay"
    case .rent: "Rent with Apple Pay"
    case .support: "Support with Apple Pay"
    case .contribute: "Contribute with Apple Pay"
    case .tip: "Tip with Apple Pay"
    case .continue: "Continue with Apple Pay"
    }
  }
}
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

open class PKPaymentButton: UIButton {
  open var cornerRadius: CGFloat = 4
  public convenience init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    self.init(frame: .zero)
    accessibilityLabel = type.words
  }
}

public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }

open class PKAddPassButton: UIButton {
  open var addPassButtonStyle = PKAddPassButtonStyle.black
  public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
    self.init(frame: .zero)
    addPassButtonStyle = style
    accessibilityLabel = AddPassToWalletButton.words
  }
}

public struct PayWithApplePayButtonLabel: Sendable {
  let type: PKPaymentButtonType
  public static let plain = Self(type: .plain)
  public static let buy = Self(type: .buy)
  public static let setUp = Self(type: .setUp)
  public static let inStore = Self(type: .inStore)
  public static let donate = Self(type: .donate)
  public static let checkout = Self(type: .checkout)
  public static let book = Self(type: .book)
  public static let subscribe = Self(type: .subscribe)
  public static let reload = Self(type: .reload)
  public static let addMoney = Self(type: .addMoney)
  public static let topUp = Self(type: .topUp)
  public static let order = Self(type: .order)
  public static let rent = Self(type: .rent)
  public static let support = Self(type: .support)
  public static let contribute = Self(type: .contribute)
  public static let tip = Self(type: .tip)
  public static let `continue` = Self(type: .continue)
}
public struct PayWithApplePayButtonStyle: Sendable {
  public static let automatic = Self()
  public static let black = Self()
  public static let white = Self()
  public static let whiteOutline = Self()
}

/// A device here can pay, so that the button is shown and not what stands for it elsewhere.
public struct PayWithApplePayButton: View {
  private let label: PayWithApplePayButtonLabel
  private let action: () -> Void
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
    self.label = label
    self.action = action
  }
  public init<Fallback: View>(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) { self.init(label, action: action) }
  public var body: some View { Button(LocalizedStringKey(label.type.words), action: action) }
}
public enum AddPassToWalletButtonStyle: Sendable { case black, blackOutline }
public struct AddPassToWalletButton: View {
  fileprivate static let words = "Add to Apple Wallet"
  private let action: () -> Void
  public init(action: @escaping () -> Void) { self.action = action }
  public var body: some View { Button(LocalizedStringKey(AddPassToWalletButton.words), action: action) }
}
nonisolated extension View {
  public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View { self }
  public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View { self }
}
