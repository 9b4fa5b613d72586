import A11yStoreKit
import A11ySwiftUI
import A11yUIKit
import Testing

// Human Interface Guidelines, “Apple Pay”; Apple's sample Fruta calls its button “Buy with Apple Pay”.

@MainActor
@Suite("Buttons of Apple Pay and of Wallet")
struct PassKitTests {
  @Test("A button is called by what it reads, with the logo by its name")
  func names() {
    let ownLabel = Made { PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .automatic) }
    #expect(stops(ownLabel) == ["Buy with Apple Pay, button"])
    #expect(stops(ownLabel.accessibilityLabel("Order")) == ["Order, button"])
    #expect(stops(Made { PKAddPassButton(addPassButtonStyle: .black) }) == ["Add to Apple Wallet, button"])
    let buttons = VStack {
      PayWithApplePayButton(.checkout, action: {}) { Text("No cards") }.payWithApplePayButtonStyle(.black)
      PayWithApplePayButton {}
      AddPassToWalletButton {}.addPassToWalletButtonStyle(.blackOutline)
    }
    #expect(
      stops(buttons) == ["Check out with Apple Pay, button", "Apple Pay, button", "Add to Apple Wallet, button"])
  }
}
