/// Which source is followed where sources disagree.
package struct SourceReadings: Sendable, Hashable {
  /// What is read otherwise than by the better source.
  package private(set) var changes: [SourceReading: Value]

  /// The better source everywhere, but for some changes.
  package init(_ changes: [SourceReading: Value] = [:]) {
    self.changes = [:]
    change(changes)
  }

  /// Changes several readings.
  package mutating func change(_ changes: [SourceReading: Value]) {
    for (reading, value) in changes { self[reading] = value }
  }

  /// The value of a reading.
  package subscript(reading: SourceReading) -> Value {
    get { changes[reading] ?? reading.standard }
    set { changes[reading] = newValue == reading.standard ? nil : newValue }
  }

  /// Whether a reading with two values is on.
  package func isOn(_ reading: SourceReading) -> Bool { self[reading].flag ?? false }

  package var listBoundaries: SourceReading.ListBoundaries { self[.listBoundaries].word() }
  package var arrival: SourceReading.Arrival { self[.arrival].word() }

  /// What is read otherwise than by the better source, in words: `hastyAnnouncements on`.
  package var changesInWords: [String] {
    SourceReading.allCases.compactMap { reading in
      changes[reading].map { "\(reading.rawValue) \($0.asSetting)" }
    }
  }
}
