import A11ySwiftData
import A11ySwiftUI
import Interface
import Testing

/// The documentation of SwiftData: objects that are kept, found, and bound to each other.
@MainActor
@Suite("Objects of SwiftData", .serialized)
struct SwiftDataTests {
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

  private func container() throws -> ModelContainer {
    try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private func towns(_ context: ModelContext) throws -> [String] {
    try context.fetch(FetchDescriptor<Stay>(sortBy: [SortDescriptor(\.town)])).map(\.town)
  }

  // Apple, “insert(_:)” and “Relationship”.
  @Test("What belongs to an object is found with it, and either side knows the other")
  func related() throws {
    let context = try container().mainContext
    let trip = Trip(name: "North")
    context.insert(trip)
    let oslo = Stay(town: "Oslo")
    trip.stays.append(oslo)
    #expect(oslo.trip === trip)
    context.insert(Stay(town: "Bergen", trip: trip))
    #expect(trip.stays.map(\.town) == ["Oslo", "Bergen"])
    #expect(try towns(context) == ["Bergen", "Oslo"])
    oslo.trip = nil
    #expect(trip.stays.map(\.town) == ["Bergen"])
  }

  @Test("Many on both sides find each other without being told")
  func many() throws {
    let trip = Trip(name: "North")
    let tag = Tag(word: "cold")
    tag.trips = [trip]
    #expect(trip.tags?.map(\.word) == ["cold"])
    trip.tags = nil
    #expect(tag.trips.isEmpty)
  }

  @Test("What goes with an object is deleted with it")
  func deleted() throws {
    let context = try container().mainContext
    let trip = Trip(name: "North")
    context.insert(trip)
    trip.stays = [Stay(town: "Oslo"), Stay(town: "Bergen")]
    context.delete(trip.stays[0])
    #expect(try towns(context) == ["Bergen"])
    #expect(trip.stays.map(\.town) == ["Bergen"])
    context.delete(trip)
    #expect(try towns(context).isEmpty)
  }

  struct Stays: A11ySwiftUI.View {
    @Query private var trips: [Trip]
    @Query(sort: \Stay.town) private var stays: [Stay]
    var body: some A11ySwiftUI.View {
      Text("\(stays.count) stays")
      ForEach(trips) { trip in Button("Stay in \(trip.name)") { trip.stays.append(Stay(town: "Oslo")) } }
    }
  }

  @Test("A view follows objects that come by another one")
  func followed() throws {
    let container = try container()
    container.mainContext.insert(Trip(name: "Norway"))
    #expect(
      hear(Stays().modelContainer(container), .next(1), .activate, .previous(1)).last == "1 stays")
  }
}
