import A11ySwiftUI

/// A view of what an app has written to the folder that it is in.
struct Writing: View {
  @State private var words = "Nothing"

  var body: some View {
    Text(words)
      .onAppear {
        let file = URL(fileURLWithPath: "notes.txt")
        try? Data("Tea".utf8).write(to: file)
        words = (try? String(contentsOf: file, encoding: .utf8)) ?? "Lost"
      }
  }
}

#Preview("Writing") { Writing() }
