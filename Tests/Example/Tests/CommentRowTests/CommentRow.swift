import A11ySimulation

/// The row of a list of comments, carried over from its SwiftUI view.
func commentRow(_ text: String, by author: String, isUnread: Bool) -> View {
  HStack(alignment: .top) {
    if isUnread {
      Circle().accessibilityLabel("Unread")
    }
    VStack(alignment: .leading) {
      Text(text)
      Text(author)
    }
    Spacer()
    Button(action: { Effect.announce(Announcement("Favorite")) }) {
      Image(systemName: "star")
    }
    .accessibilityLabel("Favorite")
    Button("Reply") { Effect.present("reply", .code) }
  }
  .accessibilityElement(children: .combine)
}

/// The screen of a trip with two comments, and the one that opens for a reply.
func trip() -> Scenario {
  var scenario = Scenario("Comments on a trip", title: "Weekend adventure") {
    List {
      commentRow("Looks like a wonderful time", by: "Nick", isUnread: true)
      commentRow("Hope you wore sunscreen", by: "Beth", isUnread: false)
    }
  }
  scenario.add(screen: "reply", title: "Reply") {
    TextField("Your reply", text: .constant(""))
    Button("Post") { Effect.dismiss }
  }
  return scenario
}
