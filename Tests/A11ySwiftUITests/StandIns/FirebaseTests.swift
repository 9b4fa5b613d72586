import A11yFirebase
import A11ySwiftUI
import Foundation
import Testing

/// The documentation of Firebase; nobody is signed in, and the database is empty.
@MainActor
@Suite("Firebase without a server")
struct FirebaseTests {
  private struct Reminder: Codable, Identifiable, Hashable {
    @DocumentID var id: String?
    var title: String
    @ServerTimestamp var created: Timestamp?
  }

  private struct Reminders: A11ySwiftUI.View {
    @FirestoreQuery(collectionPath: "reminders") private var reminders: [Reminder]
    @State private var name = "nobody"

    var body: some A11ySwiftUI.View {
      List {
        ForEach(reminders) { Text($0.title) }
        Text("\(reminders.count) reminders of \(name)")
      }
      .onAppear { _ = Auth.auth().addStateDidChangeListener { _, user in name = user?.displayName ?? "a guest" } }
    }
  }

  @Test("A view of documents shows none")
  func query() { #expect(stops(Reminders()) == ["0 reminders of a guest"]) }

  @Test("A document is known by a name that stands outside of it")
  func documents() throws {
    let reminder = try JSONDecoder().decode(Reminder.self, from: Data(#"{"title":"Call Ada"}"#.utf8))
    #expect(reminder == Reminder(title: "Call Ada"))
    #expect(reminder.id == nil)
  }

  @Test("What asks the server fails")
  func requests() async throws {
    await #expect(throws: AuthErrorCode.networkError) {
      try await Auth.auth().signIn(withEmail: "ada@example.com", password: "secret")
    }
    #expect(try await Firestore.firestore().collection("reminders").getDocuments().isEmpty)
    await #expect(throws: DecodingError.self) {
      try await Firestore.firestore().document("reminders/1").getDocument(as: Reminder.self)
    }
  }
  @Test("A screen that is counted says what it says without that")
  func counted() {
    #expect(stops(Text("Beach").analyticsScreen(name: "beach", extraParameters: ["days": 3])) == ["Beach"])
    let settings = FirestoreSettings()
    settings.cacheSettings = MemoryCacheSettings()
    #expect(settings.cacheSettings is MemoryCacheSettings)
  }

  @Test("Who is signed in is the device's own matter")
  func sharing() throws {
    let auth = Auth.auth()
    auth.shareAuthStateAcrossDevices = true
    try auth.useUserAccessGroup("group.beach")
    #expect(!auth.shareAuthStateAcrossDevices && auth.currentUser == nil)
  }
}
