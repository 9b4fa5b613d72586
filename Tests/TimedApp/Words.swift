import A11yComposableArchitecture
import A11ySwiftUI

final class Favorites: ObservableObject {
  @Published var words: Set<String> = []
}

private struct FavoriteItem: View {
  @EnvironmentObject var favorites: Favorites
  let word: String

  var body: some View {
    Button(favorites.words.contains(word) ? "Forget" : "Remember") { favorites.words.formSymmetricDifference([word]) }
  }
}

struct WordsView: View {
  @State private var edited: String?

  var body: some View {
    List {
      Text("\(1_500) words")
      Button("Tea") { edited = "Tea" }
        .contextMenu { FavoriteItem(word: "Tea") }
      Menu("Options") { FavoriteItem(word: "Milk") }
    }
    .sheet(item: $edited, id: \.self) { $word in Text("Edit \(word)") }
  }
}

// What its menus need is there only in the app.
#Preview("Words") { WordsView() }
