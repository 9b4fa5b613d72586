import A11ySimulation

/// The row of a list of comments, carried over from its SwiftUI view.
struct CommentRow: View {
  var text: String
  var author: String
  var isUnread: Bool
  @State private var isFavorite = false

  var body: some View {
    HStack(alignment: .top) {
      if isUnread {
        Circle().accessibilityLabel("Unread")
      }
      VStack(alignment: .leading) {
        Text(text)
        Text(author)
      }
      Spacer()
      Button(action: { $isFavorite.toggle() }) {
        Image(systemName: "star")
      }
      .accessibilityLabel("Favorite")
      Button("Reply") { Effect.present("reply") }
    }
    .accessibilityElement(children: .combine)
  }
}

/// The screen of a trip with two comments.
struct TripView: View {
  var body: some View {
    List {
      CommentRow(text: "Looks like a wonderful time", author: "Nick", isUnread: true)
      CommentRow(text: "Hope you wore sunscreen", author: "Beth", isUnread: false)
    }
    .navigationTitle("Weekend adventure")
  }
}

/// The screen that opens for a reply.
struct ReplyView: View {
  @State private var draft = ""

  var body: some View {
    VStack {
      TextField("Your reply", text: $draft)
      Button("Post") {
        Effect.dismiss
        AccessibilityNotification.Announcement("Comment posted").post()
      }
    }
    .navigationTitle("Reply")
  }
}

/// The trip with its screens.
func trip() -> Scenario {
  Scenario("Comments on a trip") { TripView() }
    .screen("reply") { ReplyView() }
}
