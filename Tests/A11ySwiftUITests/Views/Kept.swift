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

  struct Stays: A11ySwiftUI.View {
    @Query private var trips: [Trip]
    @Query(sort: \Stay.town) private var stays: [Stay]
    var body: some A11ySwiftUI.View {
      Text("\(stays.count) stays")
      ForEach(trips) { trip in Button("Stay in \(trip.name)") { trip.stays.append(Stay(town: "Oslo")) } }
    }
  }
}
