import A11yMedia
import A11ySwiftUI
import Testing

/// The player of AVKit's in SwiftUI (Apple, `VideoPlayer`: “a native user interface to control playback”).
@MainActor
@Suite("A player of video")
struct VideoPlayerTests {
  // The words are AVKit's strings.
  @Test("A player has the system's controls, and what lies over it") func controls() {
    let heard = stops(VideoPlayer(player: nil) { Text("Live") })
    #expect(heard.contains("Video") && heard.contains("Play, button") && heard.contains("Live"))
  }
}
