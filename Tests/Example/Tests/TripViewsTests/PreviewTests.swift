#if os(Linux)
import PreviewTesting
import SwiftUI
import Testing

@testable import TripViews

@Suite("What VoiceOver says of the app")
struct PreviewTests {
  @Test("Every preview says what was recorded beside its file", arguments: Previews.all)
  func sounds(_ preview: Preview) throws {
    let difference = try preview.differenceFromGolden()
    #expect(difference.isEmpty)
  }

  @Test("A comment can be made a favorite")
  func favorite() throws {
    let transcript = try Preview("A comment") { TripView(trip: .sample) }.flow {
      next(2)
      hear("Unread, Looks like a wonderful time, Nick, button")
      perform("Add to favorites")
      perform("Remove from favorites")
    }.transcript()
    #expect(transcript.problems.isEmpty)
  }
}
#endif
