import Foundation
import Observation

struct Comment: Identifiable {
  let id = UUID()
  var author: String
  var text: String
  var isUnread = true
  var isFavorite = false
}

@Observable
final class Trip {
  var title: String
  var comments: [Comment]

  init(title: String, comments: [Comment] = []) {
    self.title = title
    self.comments = comments
  }

  var unreadCount: Int { comments.count(where: \.isUnread) }

  func post(_ text: String) {
    comments.append(Comment(author: "You", text: text, isUnread: false))
  }
}

extension Trip {
  static var sample: Trip {
    Trip(
      title: "Weekend adventure",
      comments: [
        Comment(author: "Nick", text: "Looks like a wonderful time"),
        Comment(author: "Beth", text: "Hope you wore sunscreen", isUnread: false, isFavorite: true),
      ])
  }
}
