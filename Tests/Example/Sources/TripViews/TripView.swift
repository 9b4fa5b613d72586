import SwiftUI

/// A trip with what others say of it.
struct TripView: View {
  @Bindable var trip: Trip
  @State private var isReplying = false
  @State private var sendsNotifications = true

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach($trip.comments) { $comment in
            CommentRow(comment: $comment) { isReplying = true }
          }
        } header: {
          Text("\(trip.unreadCount) unread comments", bundle: .module)
        }
        Section {
          Toggle(isOn: $sendsNotifications) { Text("Notify me of replies", bundle: .module) }
        }
      }
      .navigationTitle(Text(verbatim: trip.title))
      .toolbar {
        Button {
          for index in trip.comments.indices { trip.comments[index].isUnread = false }
        } label: {
          Text("Mark all as read", bundle: .module)
        }
        .disabled(trip.unreadCount == 0)
      }
      .sheet(isPresented: $isReplying) {
        ReplyView { trip.post($0) }
      }
    }
  }
}

#Preview("With comments") {
  TripView(trip: .sample)
}

#Preview("Without comments") {
  TripView(trip: Trip(title: "Day off"))
}

#Preview("In German") {
  TripView(trip: .sample)
    .environment(\.locale, Locale(identifier: "de"))
}
