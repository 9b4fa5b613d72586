internal import Diagnostics

/// What is said in a section, to be played.
struct SoundView: Sendable {
  let sound: Report.Sound
  /// What it is the sound of: `Screen trip, before`.
  let title: String
  /// Which of two it is: `Before`; `nil` where there is one.
  let moment: String?

  var html: HTML {
    HTML(.figure, .css("sound")) {
      HTML(.figcaption, text: "\(moment.map { "Heard \($0.lowercased())" } ?? "Heard"): \(length)")
      HTML(
        .audio, .controls, .loadedWhenPlayed, .label("Sound of \(title)"), .source(DataAddress(sound: sound)),
        .cues(sound.cues)
      ) {
        HTML(
          .track, .captions, .captionLanguage(sound.language), .source(DataAddress(webVTT: sound.captions)),
          .standard)
      }
    }
  }

  private var length: String {
    let seconds = Int((Double(sound.milliseconds) / 1000).rounded(.up))
    return "\(seconds.counted("second")), \(max(1, sound.data.count / 1000)) kB"
  }
}
