import A11yMedia
import A11ySwiftUI
import A11yUIKit
import Testing

/// Apple's documentation of AVRoutePickerView, and what Automattic/pocket-casts-ios says of it.
@MainActor
@Suite("Where sound goes")
struct AudioRouteTests {
  private struct Picker: UIViewRepresentable {
    func makeUIView(context: Context) -> AVRoutePickerView {
      let view = AVRoutePickerView()
      view.activeTintColor = .white
      return view
    }
    func updateUIView(_ view: AVRoutePickerView, context: Context) {}
  }

  private struct Player: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      Text(AVAudioSession.sharedInstance().currentRoute.outputs.first?.portName ?? "nowhere")
      Picker().frame(width: 44, height: 44)
    }
  }

  @Test("Sound comes from the speaker, and the button to choose another place has no name")
  func routes() { #expect(stops(Player()) == ["Speaker", "button"]) }
}
