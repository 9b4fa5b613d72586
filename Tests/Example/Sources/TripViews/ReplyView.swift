import SwiftUI

/// Where a reply is written.
struct ReplyView: View {
  var post: (String) -> Void
  @State private var draft = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Your reply", text: $draft)
      }
      .navigationTitle("Reply")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Post") {
            post(draft)
            dismiss()
            var posted = AttributedString("Comment posted")
            posted.accessibilitySpeechAnnouncementPriority = .high
            AccessibilityNotification.Announcement(posted).post()
          }
          .disabled(draft.isEmpty)
        }
      }
    }
  }
}

struct ReplyView_Previews: PreviewProvider {
  static var previews: some View {
    ReplyView { _ in }
      .previewDisplayName("Empty")
  }
}
