import A11ySwiftUI

// The app of Apple's talk of 2024 on accessibility in SwiftUI (WWDC24-10073), as a team would write it.

struct Comment: Identifiable {
  let id = UUID()
  var author: String
  var text: String
  var isUnread = true
  var isSuperFavorite = false
}

@Observable
final class Trip {
  var comments = [
    Comment(author: "Nick", text: "Looks like a wonderful time"),
    Comment(author: "Beth", text: "Hope you wore sunscreen", isSuperFavorite: true),
  ]
}

struct TripView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Weekend adventure")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      Image("beach")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .accessibilityLabel(
          """
          Saturday, It was a beautiful weekend! The waves were calm, the sun was shining on the bridge, and there wasn't \
          a cloud in the sky.
          """)
      ForEach([("Looks like a wonderful time", "Nick"), ("Absolutely beautiful", "Jack")], id: \.0) { text, author in
        HStack {
          VStack(alignment: .leading) {
            Text(text)
            Text(author)
          }
          Spacer()
          Button(action: {}) { Image(systemName: "star.fill") }
          Button(action: {}) { Image(systemName: "arrowshape.turn.up.left.fill") }
        }
      }
    }
  }
}

struct CommentRow: View {
  @Binding var comment: Comment
  var reply: () -> Void

  var body: some View {
    HStack {
      Circle()
        .frame(width: 10, height: 10)
        .accessibilityLabel("Unread")
        .opacity(comment.isUnread ? 1 : 0)
      Text(comment.text)
      Text(comment.author)
      Spacer()
      Button {
        comment.isSuperFavorite = true
      } label: {
        Image(systemName: comment.isSuperFavorite ? "sparkles" : "star.fill")
      }
      .accessibilityLabel("Super favorite", isEnabled: comment.isSuperFavorite)
      Button(action: reply) { Image(systemName: "arrowshape.turn.up.left.fill") }
    }
    .accessibilityElement(children: .combine)
  }
}

struct CommentsView: View {
  @State private var trip = Trip()
  @State private var isReplying = false

  var body: some View {
    VStack {
      Text("Weekend adventure").accessibilityAddTraits(.isHeader)
      ForEach($trip.comments) { $comment in
        CommentRow(comment: $comment) { isReplying = true }
      }
    }
    .sheet(isPresented: $isReplying) {
      ReplyView { text in trip.comments.append(Comment(author: "You", text: text, isUnread: false)) }
    }
  }
}

struct ReplyView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var draft = ""
  var post: (String) -> Void

  var body: some View {
    VStack {
      Text("Reply").accessibilityAddTraits(.isHeader)
      TextField("Your reply", text: $draft)
      Button("Post") {
        post(draft)
        dismiss()
      }
      .disabled(draft.isEmpty)
    }
  }
}

struct CapsuleToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).padding().background(.tint, in: .capsule)
  }
}

struct CommentSettings: View {
  @State private var comments = false
  @AppStorage("photos") private var photos = true

  var body: some View {
    VStack {
      Text("Settings").accessibilityAddTraits(.isHeader)
      Toggle("comments", isOn: $comments)
      Toggle("photos", isOn: $photos).toggleStyle(CapsuleToggleStyle())
    }
  }
}

struct RatedTrips: View {
  let trips = [("Half star", "Saturday, It was a beautiful weekend!"), (nil, "Sunday, Clouds came in.")]

  var body: some View {
    VStack {
      ForEach(trips, id: \.1) { rating, title in
        Image("beach")
          .accessibilityLabel(title)
          .accessibilityLabel { label in
            if let rating { Text(rating) }
            label
          }
      }
    }
  }
}

struct Beach: Identifiable, Equatable {
  let name: String
  var rating = "no rating"
  var id: String { name }
}

struct BeachWidget: View {
  @State private var beaches = ["Funston beach", "Baker beach", "Ocean beach"].map { Beach(name: $0) }
  @State private var isTakingPicture = false

  var body: some View {
    VStack {
      ForEach($beaches) { $beach in
        Button(beach.name) {}
          .accessibilityValue(beach.rating)
          .accessibilityAction(named: "Favorite") {
            beach.rating = "favorite"
            if let index = beaches.firstIndex(of: beach) { beaches.insert(beaches.remove(at: index), at: 0) }
          }
      }
    }
    .accessibilityAction(.magicTap) { isTakingPicture = true }
    .sheet(isPresented: $isTakingPicture) {
      NavigationStack { Button("Shutter") {}.navigationTitle("Camera") }
    }
  }
}

struct BuiltInViews: View {
  @State private var notifies = true

  var body: some View {
    VStack {
      Button("Post") {}
      Toggle("Notifications", isOn: $notifies)
      Label("Trips", systemImage: "map")
      LabeledContent("Distance", value: "12 miles")
      ProgressView("Uploading photos", value: 0.25)
      Gauge(value: 80, in: 0...100) { Text("Battery") }
    }
  }
}

struct AttachedTrip: View {
  let attachments = ["recording", "location"]
  @State private var opened: String?

  var body: some View {
    VStack {
      Image("beach")
        .accessibilityLabel("Saturday, It was a beautiful weekend!")
        .accessibilityActions {
          ForEach(attachments, id: \.self) { attachment in
            Button(attachment) { opened = attachment }
          }
        }
      if let opened { Text("The \(opened)") }
    }
  }
}

struct FavoriteComments: View {
  let comments = Trip().comments

  var body: some View {
    VStack {
      Button {
      } label: {
        Image(systemName: "sparkles")
      }
      ForEach(comments) { comment in
        Text(comment.text)
        Button {
        } label: {
          Image(systemName: comment.isSuperFavorite ? "sparkles" : "star.fill")
        }
        .accessibilityLabel("Super favorite", isEnabled: comment.isSuperFavorite)
        Button {
        } label: {
          Image(systemName: "arrowshape.turn.up.left.fill")
        }
      }
    }
  }
}

struct UnreadComments: View {
  @State private var comments = [
    Comment(author: "Jack", text: "absolutely beautiful"), Comment(author: "Beth", text: "Hope you wore sunscreen"),
    Comment(author: "Nick", text: "Looks like a wonderful time", isUnread: false),
  ]

  var body: some View {
    VStack {
      ForEach($comments) { $comment in CommentRow(comment: $comment) {} }
      Circle()
    }
  }
}

struct AlertSounds: View {
  @State private var sound = "no sounds"

  var body: some View {
    VStack {
      Text("Synth").onDrag { NSItemProvider() }
      Text("Cheers")
        .onDrag { NSItemProvider() }
        .accessibilityHint("alert, \(sound)")
        .onDrop(of: [.audio], isTargeted: nil) { _ in
          sound = "synth"
          return true
        }
    }
  }
}

@Observable
final class BirdAlert {
  var sounds = ["bells", "birds"]

  func set(_ sound: String, at index: Int) {
    if sounds.indices.contains(index) { sounds[index] = sound } else { sounds.append(sound) }
  }
}

struct DropPointSounds: View {
  let alert: BirdAlert

  var body: some View {
    VStack {
      Text("Synth").draggable("synth")
      Text("Cheers")
        .frame(width: 300)
        .draggable("cheers")
        .accessibilityHint("alert, \(alert.sounds.joined(separator: ", "))")
        .dropDestination(for: String.self) { sounds, location in
          guard let sound = sounds.first else { return false }
          alert.set(sound, at: min(Int(location.x / 100), 2))
          return true
        }
        .accessibilityDropPoint(.leading, description: "set sound 1")
        .accessibilityDropPoint(.center, description: "set sound 2")
        .accessibilityDropPoint(.trailing, description: "set sound 3")
    }
  }
}

struct FiniteDragSounds: View {
  let alert: BirdAlert

  var body: some View {
    VStack {
      Text("Synth")
        .draggable("synth")
        .accessibilityAction(named: "Use for Cheers") { alert.set("synth", at: 0) }
      Text("Cheers")
        .draggable("cheers")
        .dropDestination(for: String.self) { sounds, _ in
          for sound in sounds { alert.set(sound, at: 0) }
          return true
        }
    }
  }
}

struct TechnologiesView: View {
  @State private var notifies = false

  var body: some View {
    VStack {
      Text("Weekend adventure").accessibilityAddTraits(.isHeader)
      ForEach(Trip().comments) { comment in
        HStack {
          Text(comment.text)
          Text(comment.author)
          Spacer()
          Button(action: {}) { Image(systemName: "star.fill") }
          Button(action: {}) { Image(systemName: "arrowshape.turn.up.left.fill") }
        }
        .accessibilityElement(children: .combine)
        .accessibilityInputLabels([comment.author, comment.text])
      }
      Toggle("Notify me", isOn: $notifies)
      Button("Post") {}.disabled(true)
    }
  }
}

#Preview("Trip") { TripView() }
#Preview { CommentsView() }
