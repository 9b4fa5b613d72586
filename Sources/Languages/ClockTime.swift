/// A time of the day, in hours and minutes.
package struct ClockTime: Sendable, Hashable {
  /// The hour, from 0 to 23.
  package var hour: Int
  package var minute: Int

  /// Reads a time such as `08:41`; `nil` for all other text.
  package init?(_ text: String) {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false)
    guard numbers.count == 2, numbers.allSatisfy({ (1...2).contains($0.count) }), let hour = Int(numbers[0]),
      let minute = Int(numbers[1]), (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    (self.hour, self.minute) = (hour, minute)
  }

  /// The time as it is read.
  package var text: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }

  package var hourOfTwelve: Int { (hour + 11) % 12 + 1 }

  /// The time some minutes later, or earlier, on the same clock.
  package func later(minutes: Int) -> ClockTime {
    let count = ((hour * 60 + minute + minutes) % 1440 + 1440) % 1440
    var other = self
    (other.hour, other.minute) = (count / 60, count % 60)
    return other
  }
}
