internal import A11ySimulation

extension SpeechDifference {
  /// What was heard and what is heard now, as the bytes of a sound file, with its name; `nil` where there is no voice.
  func sound(language: String) -> (name: String, bytes: [UInt8])? {
    guard let voice = try? ESpeakVoice() else { return nil }
    let buffer = SampleBuffer()
    guard (try? Narrator(voice: voice).narrate(narration(language: language), to: buffer)) != nil,
      let file = try? SoundFile(buffer.samples, sampleRate: voice.sampleRate, encoder: OpusEncoder())
    else { return nil }
    return (file.form == .opus ? "speech.opus" : "speech.wav", Array(file.data))
  }
}
