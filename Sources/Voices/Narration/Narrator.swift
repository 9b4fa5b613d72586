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
  /// Where what is being said is cut, in samples since the narration began.
  private var limit: Int?
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
    case .cut(let passages, let seconds):
      // The time begins with the first word.
      try putSilence(seconds: passages.first?.pauseBefore ?? 0)
      // An hour is longer than anything that is meant; infinity and the like end here too.
      limit = sampleCount + Int((seconds > 0 ? min(seconds, 3600) : 0) * Double(voice.sampleRate))
      defer { limit = nil }
      for (index, passage) in passages.enumerated() where !isAtLimit { try add(passage, isPaused: index > 0) }
      try putSilence(samples: (limit ?? sampleCount) - sampleCount)
    }
    sheet.duration = milliseconds
  }

  /// Adds a passage, without its pause where that has come already.
  private mutating func add(_ passage: SpokenPassage, isPaused: Bool = true) throws {
    if isPaused { try putSilence(seconds: passage.pauseBefore) }
    guard !isAtLimit else { return }
    let start = milliseconds
    // The voice goes to the end even of what is cut, so that it can tell when the words before the cut begin.
    let rendering = try voice.render(passage) { try put($0) }
    let words = rendering.words.map { word in
      TimedWord(text: word.text, offset: word.offset, milliseconds: start + word.milliseconds)
    }
    sheet.cues.append(
      CueSheet.Cue(
        id: passage.id,
        content: .passage(
          text: passage.text, language: rendering.language, words: words.filter { $0.milliseconds < milliseconds }),
        start: start,
        end: milliseconds
      ))
    sheet.notes += rendering.notes.map { "\(passage.id): \($0)" }
  }

  private var milliseconds: Int { sampleCount * 1000 / voice.sampleRate }

  private var isAtLimit: Bool { limit.map { sampleCount >= $0 } ?? false }

  /// Writes samples as far as they are heard.
  private mutating func put(_ samples: [Int16]) throws {
    let room = limit.map { max(0, $0 - sampleCount) } ?? samples.count
    let heard = room < samples.count ? Array(samples.prefix(room)) : samples
    try write(heard)
    sampleCount += heard.count
  }

  /// Writes silence in pieces of a tenth of a second, so that a long pause can be stopped too.
  private mutating func putSilence(seconds: Double) throws {
    // An hour is longer than any pause that is meant; infinity and the like end here too.
    guard seconds > 0 else { return }
    let wanted = Int(min(seconds, 3600) * Double(voice.sampleRate))
    try putSilence(samples: min(wanted, limit.map { $0 - sampleCount } ?? wanted))
  }

  private mutating func putSilence(samples count: Int) throws {
    var remaining = count
    let piece = [Int16](repeating: 0, count: max(1, voice.sampleRate / 10))
    while remaining >= piece.count {
      try put(piece)
      remaining -= piece.count
    }
    if remaining > 0 { try put(Array(piece.prefix(remaining))) }
  }
}
