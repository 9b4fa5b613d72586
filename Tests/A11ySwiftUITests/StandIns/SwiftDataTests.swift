import A11ySwiftData
import A11ySwiftUI
import Interface
import PreviewTesting
import Testing

/// The documentation of SwiftData: objects that are kept, found, and bound to each other.
@MainActor
@Suite("Objects of SwiftData", .serialized)
struct SwiftDataTests {
  private typealias Trip = Kept.Trip
  private typealias Stay = Kept.Stay
  private typealias Tag = Kept.Tag

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

  // Core Data, which keeps what SwiftData does: the objects of a relation are a set.
  @Test("An object that is told of from both sides is there once")
  func once() {
    let trip = Trip(name: "North")
    let oslo = Stay(town: "Oslo")
    oslo.trip = trip
    trip.stays.append(oslo)
    #expect(trip.stays.map(\.town) == ["Oslo"])
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

  @Test("A view follows objects that come by another one")
  func followed() throws {
    let container = try container()
    container.mainContext.insert(Trip(name: "Norway"))
    #expect(
      hear(Kept.Stays().modelContainer(container), .next(1), .activate, .previous(1)).last == "1 stays")
  }

  // As apps write it: IceCubes in its previews.
  @Test("A configuration of which nothing is said is one by its defaults")
  func configuration() throws {
    let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration())
    #expect(container.configurations.map(\.isStoredInMemoryOnly) == [false])
    #expect(container.configurations.first?.debugDescription.contains("ModelConfiguration") == true)
  }

  // Apple, “ModelActor”: its context is that of its executor, over the container that it is made with.
  @Test("An actor with objects of its own keeps them where all are")
  func actors() async throws {
    let container = try container()
    let bookings = Kept.Bookings(modelContainer: container)
    try await bookings.book("Oslo")
    let own = Kept.OwnBookings(container)
    await own.book("Bergen")
    #expect(own.modelContainer === container)
    #expect(try towns(container.mainContext) == ["Bergen", "Oslo"])
    let oslo = try #require(try container.mainContext.fetch(FetchDescriptor<Stay>()).first)
    #expect(await bookings.town(of: oslo.persistentModelID) == "Oslo")
  }

  // Apple, “Previewable()”: “Tagging a dynamic property in a preview body”; its samples tag queries.
  @Test("A preview has queries of its own")
  func previewed() throws {
    let preview = try #require(Preview.linked.first { $0.description == "Queried, Found" })
    #expect(try preview.transcript().heard == ["0 trips, 0 stays"])
  }
}
