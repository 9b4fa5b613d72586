package import Interface
package import Transcripts
internal import Voices

extension Scenario {
  /// Compares every screen that has a recording with it; what the voice makes of words is as `speak` says them.
  package var recordingComparisons: [RecordingComparison] {
    recordingComparisons { words, language in SpeechNormalization.voiceOver.spoken(words, language: language) }
  }
}
