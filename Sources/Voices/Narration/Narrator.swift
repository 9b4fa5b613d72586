/// Has a voice speak passages, with pauses and sounds between them, and notes when each is heard.
package final class Narrator: Sendable {
  private let voice: any Voice
  /// Where the samples go, and whether someone asked for silence, which may be before there is a place to go.
  private let state = Locked<(sink: (any AudioSink)?, isStopped: Bool)>((nil, false))

  package init(voice: any Voice) {
    self.voice = voice
  }

  /// Speaks everything and ends the sound; whatever goes wrong, the sink is cancelled.
  ///
  /// - Parameters:
  ///   - items: What is spoken.
  ///   - sink: Where the samples go; it is not made if the narrator was stopped before.
  /// - Returns: What is heard when.
  /// - Throws: ``VoiceError/stopped`` if someone asked for silence, or what went wrong.
  package func narrate(
    _ items: some Sequence<SpokenItem>, to sink: @autoclosure () throws -> any AudioSink
  ) throws -> CueSheet {
    guard !isStopped else { throw VoiceError.stopped }
    let sink = try sink()
    state.withLock { $0.sink = sink }
    do {
      var narration = Narration(voice: voice) { samples in
        if self.isStopped { throw VoiceError.stopped }
        try sink.write(samples)
      }
      for item in items { try narration.add(item) }
      if isStopped { throw VoiceError.stopped }
      try sink.finish()
      return narration.sheet
    } catch {
      sink.cancel()
      throw error
    }
  }

  /// Ends the narration at once, from any thread: `narrate` then throws `VoiceError.stopped`.
  package func stop() {
    let sink = state.withLock { state in
      state.isStopped = true
      return state.sink
    }
    sink?.cancel()
  }

  private var isStopped: Bool { state.withLock(\.isStopped) }
}

/// A narration on its way, with how far it has come.
private struct Narration {
  private let voice: any Voice
  private let write: ([Int16]) throws -> Void
  private var sampleCount = 0
  private(set) var sheet = CueSheet()

  init(voice: any Voice, write: @escaping ([Int16]) throws -> Void) {
    self.voice = voice
    self.write = write
  }

  mutating func add(_ item: SpokenItem) throws {
    switch item {
    case .sound(let sound, let id):
      let start = milliseconds
      try put(sound.samples(at: voice.sampleRate, volume: voice.soundVolume))
      sheet.cues.append(CueSheet.Cue(id: id, content: .sound(sound), start: start, end: milliseconds))
    case .passage(let passage):
      try add(passage)
    }
    sheet.duration = milliseconds
  }

  private mutating func add(_ passage: SpokenPassage) throws {
    try putSilence(seconds: passage.pauseBefore)
    let start = milliseconds
    let rendering = try voice.render(passage) { try put($0) }
    let words = rendering.words.map { word in
      TimedWord(text: word.text, offset: word.offset, milliseconds: start + word.milliseconds)
    }
    sheet.cues.append(
      CueSheet.Cue(
        id: passage.id,
        content: .passage(text: passage.text, language: rendering.language, words: words),
        start: start,
        end: milliseconds
      ))
    sheet.notes += rendering.notes.map { "\(passage.id): \($0)" }
  }

  private var milliseconds: Int { sampleCount * 1000 / voice.sampleRate }

  private mutating func put(_ samples: [Int16]) throws {
    try write(samples)
    sampleCount += samples.count
  }

  /// Writes silence in pieces of a tenth of a second, so that a long pause can be stopped too.
  private mutating func putSilence(seconds: Double) throws {
    // An hour is longer than any pause that is meant; infinity and the like end here too.
    guard seconds > 0 else { return }
    var remaining = Int(min(seconds, 3600) * Double(voice.sampleRate))
    let piece = [Int16](repeating: 0, count: max(1, voice.sampleRate / 10))
    while remaining >= piece.count {
      try put(piece)
      remaining -= piece.count
    }
    if remaining > 0 { try put(Array(piece.prefix(remaining))) }
  }
}
