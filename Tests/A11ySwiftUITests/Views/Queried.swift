import A11ySwiftData
import A11ySwiftUI

/// A wrapper of an app's own, of which the name begins as that of the macro.
@propertyWrapper struct QueryWord { var wrappedValue: String }

@available(iOS 18, macOS 15, *)
#Preview("Found") {
  @Previewable @Query var trips: [Kept.Trip]
  @Previewable @Query(sort: \Kept.Stay.town) var stays: [Kept.Stay]
  @Previewable @QueryWord var separator = ", "
  Text("\(trips.count) trips" + separator + "\(stays.count) stays")
}
