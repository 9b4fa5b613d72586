import A11ySwiftData
import A11ySwiftUI

@available(iOS 18, macOS 15, *)
#Preview("Found") {
  @Previewable @Query var trips: [Kept.Trip]
  @Previewable @Query(sort: \Kept.Stay.town) var stays: [Kept.Stay]
  Text("\(trips.count) trips, \(stays.count) stays")
}
