import A11ySwiftUI
import Interface
import Testing
import VoiceOver

/// What views can ask of the person's settings, by the environment values that SwiftUI's documentation has for them.
@MainActor
@Suite("Settings in the environment of views")
struct SettingsTests {
  @Test(
    "A setting is in the environment",
    arguments: [
      ([:], "VoiceOver moving images"),
      ([.voiceOver: .flag(true), .switchControl: .flag(true)], "VoiceOver Switch Control moving images"),
      ([.reduceMotion: .flag(true)], "VoiceOver less motion moving images"),
      // True only with Reduce Motion.
      ([.preferCrossFadeTransitions: .flag(true)], "VoiceOver moving images"),
      (
        [.reduceMotion: .flag(true), .preferCrossFadeTransitions: .flag(true)],
        "VoiceOver less motion cross-fades moving images"
      ),
      ([.reduceTransparency: .flag(true)], "VoiceOver opaque moving images"),
      ([.differentiateWithoutColor: .flag(true)], "VoiceOver not by color moving images"),
      ([.smartInvert: .flag(true)], "VoiceOver inverted moving images"),
      ([.classicInvert: .flag(true)], "VoiceOver inverted moving images"),
      ([.buttonShapes: .flag(true)], "VoiceOver borders moving images"),
      ([.dimFlashingLights: .flag(true)], "VoiceOver dimmed moving images"),
      ([.autoPlayAnimatedImages: .flag(false)], "VoiceOver"),
      ([.appearance: .text("dark")], "VoiceOver moving images dark"),
      ([.increaseContrast: .flag(true)], "VoiceOver moving images contrast"),
      ([.boldText: .flag(true)], "VoiceOver moving images bold"),
      ([.layoutDirection: .text("rightToLeft")], "VoiceOver moving images mirrored"),
    ] as [([Setting: Value], String)])
  func values(_ settings: [Setting: Value], _ words: String) {
    let settings = Interface.Settings(settings)
    var session = Session(LiveApp(SettingsValuesView(), settings: settings), settings: settings)
    #expect(session.open().compactMap(\.words) == [words])
  }
}
