import A11ySwiftUI
import Apps
import Foundation
import Interface
import Testing

/// A style of the system's changes what is seen: how large a button is, and what is behind its words.
@MainActor
@Suite("Styles of the system's")
struct StyleTests {
  @Test("All that looks like a button has the style around it")
  func buttons() {
    #expect(
      styles(
        VStack {
          Button("Save") {}
          Link("Terms", destination: URL(filePath: "/terms"))
          Menu("More") { Button("Rename") {} }.buttonStyle(.borderedProminent)
        }.buttonStyle(.bordered)) == [
          [.button: "bordered"], [.link: "bordered"], [.menu: "borderedProminent"], [.button: "borderedProminent"],
        ])
  }

  @Test("Nothing is told where nobody chose a style, and of one that the app draws")
  func others() {
    #expect(styles(Button("Save") {}.buttonStyle(.automatic)) == [[.button: "automatic"]])
    #expect(styles(Button("Save") {}) == [])
    #expect(styles(Button("Save") {}.buttonStyle(Chunky()).buttonStyle(.bordered)) == [])
  }

  @Test("Lists, fields and progress have theirs")
  func kinds() {
    #expect(
      styles(
        List {
          TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
          ProgressView(value: 0.5).progressViewStyle(.circular)
        }.listStyle(.plain)) == [[.list: "plain"], [.textField: "roundedBorder"], [.progressView: "circular"]])
  }

  @Test("A cover takes the whole screen, and a sheet of one low height half of it")
  func sheets() {
    #expect(styles(Text("A").fullScreenCover(isPresented: .constant(true)) { Text("B") }) == [[.sheet: "fullScreen"]])
    #expect(
      styles(Text("A").sheet(isPresented: .constant(true)) { Text("B").presentationDetents([.medium]) })
        == [[.sheet: "medium"]])
    #expect(styles(Text("A").sheet(isPresented: .constant(true)) { Text("B") }) == [])
  }
}

/// The styles of the views that have one, each before those in it.
@MainActor
private func styles(_ view: any A11ySwiftUI.View) -> [[Kind: String]] {
  func styles(_ views: some Sequence<Interface.View>) -> [[Kind: String]] {
    views.flatMap { view in (view.style.map { [[view.kind: $0]] } ?? []) + styles(view.children) }
  }
  return styles(LiveApp(view).screen.content.views)
}

private struct Chunky: ButtonStyle {
  func makeBody(configuration: Configuration) -> some A11ySwiftUI.View { configuration.label.padding(20) }
}
