import A11ySwiftUI

/// A screen such as an app has: a title, and rows of a text, a picture and a button.
struct CommentScreen: View {
  static let elements = 50
  let number: Int

  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<16) { row in
          HStack {
            Image(systemName: "star")
            VStack(alignment: .leading) {
              Text("Comment \(row) of \(number)").font(.headline)
              Text("Looks like a wonderful time at the beach").foregroundStyle(.secondary)
            }
            Spacer()
            Button("Reply") {}.buttonStyle(.borderless)
          }
          .padding(4)
        }
      }
      .navigationTitle("Screen \(number)")
    }
  }
}

/// A list whose rows have a switch each.
struct LongList: View {
  static let count = 10_000
  @State private var rows = (0..<count).map { Row(id: $0) }

  struct Row: Identifiable {
    let id: Int
    var isOn = false
  }

  var body: some View {
    List {
      ForEach($rows) { $row in Toggle("Row \(row.id)", isOn: $row.isOn) }
    }
  }
}
