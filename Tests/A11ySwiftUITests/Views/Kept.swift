import A11ySwiftData
import A11ySwiftUI

/// Objects that SwiftData keeps, and a view of them.
enum Kept {
  @Model final class Trip {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
    var tags: [Tag]?

    init(name: String) { self.name = name }
  }

  @Model final class Stay {
    var town: String
    var trip: Trip?

    init(town: String, trip: Trip? = nil) {
      self.town = town
      self.trip = trip
    }
  }

  @Model final class Tag {
    var word: String
    var trips: [Trip] = []

    init(word: String) { self.word = word }
  }

  /// An actor as the macro makes it.
  @ModelActor public actor Bookings {
    func book(_ town: String) throws {
      modelContext.insert(Stay(town: town))
      try modelContext.save()
    }

    func town(of stay: PersistentIdentifier) -> String? { self[stay, as: Stay.self]?.town }
  }

  /// An actor that says by itself what it is made of, and runs where its executor does.
  actor OwnBookings: ModelActor {
    nonisolated let modelContainer: ModelContainer
    nonisolated let modelExecutor: any ModelExecutor
    private nonisolated let executor: DefaultSerialModelExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ container: ModelContainer) {
      modelContainer = container
      executor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
      modelExecutor = executor
    }

    func book(_ town: String) { modelContext.insert(Stay(town: town)) }
  }

  struct Stays: A11ySwiftUI.View {
    @Query private var trips: [Trip]
    @Query(sort: \Stay.town) private var stays: [Stay]
    var body: some A11ySwiftUI.View {
      Text("\(stays.count) stays")
      ForEach(trips) { trip in Button("Stay in \(trip.name)") { trip.stays.append(Stay(town: "Oslo")) } }
    }
  }
}
