internal import CEspeakNG

/// The synthesizer of this process: the library keeps its state in globals and can be started only once.
final class ESpeakSession {
  private static let running = Locked<ESpeakSession?>(nil)

  /// Uses the process's synthesizer, one thread at a time; starts it the first time.
  static func use<Result>(_ libraryNames: [String], _ body: (ESpeakSession) throws -> Result) throws -> Result {
    try running.withLock { session in
      if let session, session.libraryNames == libraryNames { return try body(session) }
      let library = try ESpeakLibrary(firstOf: libraryNames)
      let started = try session ?? ESpeakSession(library, found: libraryNames)
      session = started
      return try body(started)
    }
  }

  /// How much sound the library makes at a time: enough to be fast, little enough to be stopped at once.
  private static let bufferMilliseconds: Int32 = 200

  let sampleRate: Int
  /// The voices that the library can use as installed: MBROLA's, which need more, are not among them.
  let voices: [VoiceDescription]
  private let libraryNames: [String]
  private let library: ESpeakLibrary
  private var voice: String?
  private var parameters: [Int: Int] = [:]
  /// Which mnemonics of phonemes each voice knows, as far as it was asked.
  private var knownMnemonics: [String: [String: Bool]] = [:]

  private init(_ library: ESpeakLibrary, found libraryNames: [String]) throws {
    library.initializePath(nil)
    try library.check(library.initialize(nil)) { .libraryUnusable(reason: "\($0) (is espeak-ng-data installed?)") }
    let mode = UInt32(ESNGOutputSynchronous)
    try library.check(library.initializeOutput(mode, Self.bufferMilliseconds, nil)) { .libraryUnusable(reason: $0) }
    library.setCallback(deliver)
    self.libraryNames = libraryNames
    self.library = library
    sampleRate = Int(library.sampleRate())
    voices = library.installedVoices
  }

  var version: String { library.version }

  /// Chooses a voice by its identifier or name.
  func setVoice(_ name: String) throws {
    guard name != voice else { return }
    try library.check(library.setVoice(name)) { _ in .unknownVoice(name) }
    voice = name
  }

  func setParameter(_ parameter: Int, to value: Int) {
    guard parameters[parameter] != value else { return }
    // The status says nothing: version 1.51 sets the punctuation and returns "Invalid argument".
    _ = library.setParameter(UInt32(parameter), Int32(value), 0)
    parameters[parameter] = value
  }

  /// Speaks a text into a receiver and returns when each word begins, by its place in the text.
  func speak(
    _ text: ESpeakText,
    into receive: ([Int16]) throws -> Void
  ) throws -> [(offset: Int, milliseconds: Int)] {
    try withoutActuallyEscaping(receive) { receive in
      let delivery = ESpeakDelivery(receive)
      let status = withExtendedLifetime(delivery) {
        let context = Unmanaged.passUnretained(delivery).toOpaque()
        let bytes = Array(text.traced.text.utf8) + [0]
        let start = UInt32(ESNGPositionCharacter)
        return library.synthesize(bytes, bytes.count, 0, start, 0, UInt32(text.flags), nil, context)
      }
      if let failure = delivery.failure { throw failure }
      try library.check(status) { .synthesisFailed(reason: $0) }
      return delivery.words
    }
  }

  /// Whether the chosen voice has a phoneme; one that it lacks it leaves out without a word.
  func hasPhoneme(_ mnemonic: String) throws -> Bool {
    let voice = voice ?? ""
    if let isKnown = knownMnemonics[voice]?[mnemonic] { return isKnown }
    let isKnown = try !phonemes(of: ESpeakText(mnemonics: mnemonic)).isEmpty
    knownMnemonics[voice, default: [:]][mnemonic] = isKnown
    return isKnown
  }

  /// The phonemes of a text in the International Phonetic Alphabet, a space between clauses.
  ///
  /// They come from speaking it: the library's own way from text to phonemes knows neither SSML nor mnemonics.
  func phonemes(of text: ESpeakText) throws -> String {
    guard let stream = MemoryStream() else { throw VoiceError.synthesisFailed(reason: "out of memory") }
    library.setPhonemeTrace(Int32(ESNGPhonemesIPA), stream.file)
    defer { library.setPhonemeTrace(Int32(ESNGPhonemesNone), nil) }
    _ = try speak(text) { _ in }
    return stream.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
