import SwiftUI

/// A comment as one element, with its buttons as actions.
struct CommentRow: View {
  @Binding var comment: Comment
  var reply: () -> Void

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      if comment.isUnread {
        Circle()
          .fill(.tint)
          .frame(width: 8, height: 8)
          .accessibilityLabel("Unread")
      }
      VStack(alignment: .leading) {
        Text(verbatim: comment.text)
        Text(verbatim: comment.author)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button {
        comment.isFavorite.toggle()
      } label: {
        Image(systemName: comment.isFavorite ? "star.fill" : "star")
      }
      .accessibilityLabel(comment.isFavorite ? "Remove from favorites" : "Add to favorites")
      Button(action: reply) {
        Image(systemName: "arrowshape.turn.up.left")
      }
      .accessibilityLabel("Reply")
    }
    .buttonStyle(.borderless)
    .accessibilityElement(children: .combine)
  }
}

#Preview("Unread") {
  @Previewable @State var comment = Comment(author: "Nick", text: "Looks like a wonderful time")
  CommentRow(comment: $comment) {}
}

#Preview("Read, a favorite") {
  @Previewable @State var comment = Comment(
    author: "Beth", text: "Hope you wore sunscreen", isUnread: false, isFavorite: true)
  CommentRow(comment: $comment) {}
}
