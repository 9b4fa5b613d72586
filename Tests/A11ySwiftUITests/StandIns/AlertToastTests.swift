import A11yAlertToast
import A11ySwiftUI
import Interface
import Testing

/// The readme of AlertToast: an alert is a view above the others, with a picture and two texts.
@MainActor
@Suite("Messages of the package AlertToast")
struct AlertToastTests {
  private struct Trip: A11ySwiftUI.View {
    @State private var isSaved = false
    let type: AlertToast.AlertType
    let mode: AlertToast.DisplayMode

    var body: some A11ySwiftUI.View {
      Button("Save") { isSaved = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .toast(isPresenting: $isSaved, duration: 0) {
          AlertToast(displayMode: mode, type: type, title: "Saved", subTitle: "In your trips")
        }
    }
  }

  @Test("A message says nothing until it is presented")
  func absent() { #expect(stops(Trip(type: .regular, mode: .hud)) == ["Save, button"]) }

  @Test("In the middle of the screen, the check mark is drawn and has no name")
  func alert() {
    #expect(
      stops(AlertToast(type: .complete(.green), title: "Saved", subTitle: "In your trips"))
        == ["Saved", "In your trips"])
  }

  @Test("At the top of the screen, the picture is heard before the texts")
  func hud() {
    #expect(
      stops(AlertToast(displayMode: .hud, type: .systemImage("globe", .blue), title: "Saved")) == [
        "Globe, image", "Saved",
      ])
  }

  @Test("What is presented by a button is heard as long as it is there")
  func presented() {
    #expect(hear(Trip(type: .regular, mode: .banner(.slide)), .activate, .next(1)).last == "Saved")
  }
}
