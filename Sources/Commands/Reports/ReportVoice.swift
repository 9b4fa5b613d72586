internal import A11ySimulation

/// Has a voice say what is heard in a report.
struct ReportVoice {
  private let scope: ReportSound
  /// Who speaks; looked for when there is something to say, which takes as long as several scenarios.
  private lazy var voice = try? ESpeakVoice()
  private let encoder = OpusEncoder()
  private(set) var count = 0
  private(set) var size = 0

  /// - Parameters:
  ///   - scope: What can be heard.
  ///   - isAskedFor: Whether somebody has asked for sound, and wants to know at once that there is no voice; without one
  ///     the page is as good for all others.
  /// - Throws: ``VoiceError`` if there is no voice, and somebody wants to know.
  init(_ scope: ReportSound, isAskedFor: Bool) throws {
    self.scope = scope
    if isAskedFor { voice = try ESpeakVoice() }
  }

  /// Adds sound to the sections of a case.
  mutating func speak(_ item: inout Report.Case) throws {
    for index in item.sections.indices {
      let isChanged = item.sections[index].changes.total > 0
      guard scope == .all || isChanged && item.verdict.needsLook else { continue }
      let section = item.sections[index]
      item.sections[index].sound = try sound(of: section, isBefore: false, item.language)
      if isChanged { item.sections[index].soundBefore = try sound(of: section, isBefore: true, item.language) }
    }
  }

  /// What there is to hear, in words: `2 recordings, 31 kB as Opus`.
  var summary: String {
    let form = encoder == nil ? "WAV (with opusenc of the Opus tools, as Opus, a twentieth of it)" : "Opus"
    return "\(count.counted("recording")), \(size / 1000) kB as \(form)"
  }

  private mutating func sound(
    of section: Report.Section, isBefore: Bool, _ language: String
  ) throws -> Report.Sound? {
    let items = section.narration(isBefore: isBefore)
    guard !items.isEmpty, let voice else { return nil }
    let buffer = SampleBuffer()
    let sheet = try Narrator(voice: voice).narrate(items, to: buffer)
    let file = try SoundFile(buffer.samples, sampleRate: voice.sampleRate, encoder: encoder)
    count += 1
    size += file.data.count
    return Report.Sound(
      data: file.data, form: file.form == .opus ? .opus : .wav, milliseconds: sheet.duration,
      cues: sheet.cues.compactMap { cue in
        Report.LineName(cue.id).map { Report.Sound.Cue(line: $0, start: cue.start, end: cue.end) }
      }, captions: sheet.webVTT, language: language)
  }
}
