public import Interface
public import Transcripts
internal import Voices

extension Scenario {
  /// Compares every screen that has a recording with it; what the voice makes of words is as `speak` says them.
  public var recordingComparisons: [RecordingComparison] {
    recordingComparisons { words, language in SpeechNormalization.voiceOver.spoken(words, language: language) }
  }
}
