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
  nonisolated static let count = 10_000
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

/// The same of objects that are observed one by one.
struct ObservedList: View {
  @Observable
  final class Item: Identifiable {
    let id: Int
    var isOn = false
    init(_ id: Int) { self.id = id }
  }

  let items = (0..<LongList.count).map { Item($0) }

  var body: some View {
    List {
      ForEach(items) { item in
        @Bindable var item = item
        Toggle("Row \(item.id)", isOn: $item.isOn)
      }
    }
  }
}

/// The same with a view for each row.
struct ComposedList: View {
  struct Row: View {
    let number: Int
    @State private var isOn = false

    var body: some View { Toggle("Row \(number)", isOn: $isOn) }
  }

  var body: some View { List(0..<LongList.count, id: \.self) { Row(number: $0) } }
}
