import A11yRealm
import A11ySwiftUI
import Testing

/// The documentation of Realm for Swift; what an app keeps is in memory.
@MainActor
@Suite("Realm without a file", .serialized)
struct RealmTests {
  private enum Priority: String, PersistableEnum { case low, high }

  private final class Chore: Object {
    @Persisted(primaryKey: true) var _id: ObjectId
    @Persisted var title = ""
    @Persisted var isDone: Bool
    @Persisted var priority: Priority
    @Persisted var steps: A11yRealm.List<String>

    convenience init(value title: String) {
      self.init()
      self.title = title
    }
  }

  private struct Row: A11ySwiftUI.View {
    @ObservedRealmObject var chore: Chore

    var body: some A11ySwiftUI.View { Toggle(chore.title, isOn: $chore.isDone) }
  }

  private struct Chores: A11ySwiftUI.View {
    @ObservedResults(Chore.self) private var chores

    var body: some A11ySwiftUI.View {
      VStack {
        Text("\(chores.count) chores")
        ForEach(chores) { Row(chore: $0) }
        Button("Add") { $chores.append(Chore(value: "Sweep")) }
      }
    }
  }

  @Test("A property that was given no value has an empty one")
  func beginnings() {
    let chore = Chore()
    #expect(chore.title.isEmpty && !chore.isDone && chore.priority == .low && chore.steps.isEmpty)
    #expect(chore._id != Chore()._id)
  }

  @Test("A view of all objects shows what has been added")
  func results() throws {
    let realm = try Realm()
    realm.deleteAll()
    try realm.write { realm.add(Chore(value: "Sweep")) }
    #expect(stops(Chores()) == ["1 chores", "Sweep, switch button, off", "Add, button"])
    realm.deleteAll()
    #expect(stops(Chores()) == ["0 chores", "Add, button"])
  }
}
