import A11ySwiftUI

/// A setting that a view has and a model too.
struct Keeping: View {
  @AppStorage("isQuiet") private var isQuiet = false
  @State private var answer = "Not asked"

  var body: some View {
    Form {
      Toggle("Quiet", isOn: $isQuiet)
      Button("Ask the model") { answer = UserDefaults.standard.bool(forKey: "isQuiet") ? "It is quiet" : "It is loud" }
      Text(answer)
      Button("Reset") { UserDefaults.standard.set(false, forKey: "isQuiet") }
      Button("Leave it quiet") { UserDefaults.standard.set(true, forKey: "isQuiet") }
    }
  }
}

#Preview("Keeping") { Keeping() }

// It begins as on the first launch, whatever the one before has left.
#Preview("Keeping anew") { Keeping() }

// What a team's apps share is in a store of its own (Apple, “defaultAppStorage(_:)”: the default store for the view).
#Preview("Keeping with others") {
  if let store = UserDefaults(suiteName: "group.example") {
    let _ = store.set(true, forKey: "isQuiet")
    Keeping().defaultAppStorage(store)
  }
}
