#if os(Linux)
import PreviewTesting
import SwiftUI
import Testing

@testable import TripViews

@Suite("What VoiceOver says of the app")
struct PreviewTests {
  @Test("Every preview says what was recorded beside its file", arguments: Previews.all)
  func sounds(_ preview: PreviewTesting.Preview) throws {
    let difference = try preview.differenceFromGolden()
    #expect(difference.isEmpty)
  }

  @Test("A comment can be made a favorite")
  func favorite() throws {
    let preview = try #require(Previews.all.first { $0.name == "Unread" })
    let transcript = try preview.flow {
      hear("Unread, Looks like a wonderful time, Nick, button")
      perform("Add to favorites")
    }.transcript()
    #expect(transcript.problems.isEmpty)
  }
}
#endif
