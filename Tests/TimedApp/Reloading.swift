import A11ySwiftUI

struct ReloadingView: View {
  @State private var names = ["Ann"]

  var body: some View {
    List(names, id: \.self) { Text($0) }
      .refreshable { @MainActor in
        try? await Task.sleep(for: .seconds(1))
        names.append("Bob")
      }
  }
}

#Preview("Reloading") { ReloadingView() }
