internal import CEspeakNG

/// The synthesizer of this process: the library keeps its state in globals and can be started only once.
final class ESpeakSession {
  private static let running = Locked<ESpeakSession?>(nil)

  /// Uses the process's synthesizer, one thread at a time; starts it the first time.
  static func use<Result>(_ libraryNames: [String], _ body: (ESpeakSession) throws -> Result) throws -> Result {
    try running.withLock { session in
      let library = try ESpeakLibrary(firstOf: libraryNames)
      let started = try session ?? ESpeakSession(library)
      session = started
      return try body(started)
    }
  }

  /// How much sound the library makes at a time: enough to be fast, little enough to be stopped at once.
  private static let bufferMilliseconds: Int32 = 200

  let sampleRate: Int
  /// The voices that the library can use as installed: MBROLA's, which need more, are not among them.
  let voices: [VoiceDescription]
  private let library: ESpeakLibrary
  private var voice: String?
  private var parameters: [Int: Int] = [:]

  private init(_ library: ESpeakLibrary) throws {
    library.initializePath(nil)
    try library.check(library.initialize(nil)) { .libraryUnusable(reason: "\($0) (is espeak-ng-data installed?)") }
    let mode = UInt32(ESNGOutputSynchronous)
    try library.check(library.initializeOutput(mode, Self.bufferMilliseconds, nil)) { .libraryUnusable(reason: $0) }
    library.setCallback(deliver)
    self.library = library
    sampleRate = Int(library.sampleRate())
    voices = library.installedVoices
  }

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

  /// The phonemes of a text in the International Phonetic Alphabet, a space between clauses.
  func phonemes(of text: ESpeakText) -> String {
    let bytes = Array(text.traced.text.utf8) + [0]
    return bytes.withUnsafeBytes { buffer in
      var clauses: [String] = []
      var position = buffer.baseAddress
      while position != nil {
        guard let clause = library.textToPhonemes(&position, Int32(text.flags), Int32(ESNGPhonemesIPA)) else { break }
        clauses.append(String(cString: clause))
      }
      return clauses.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}

extension ESpeakLibrary {
  /// The library's voices, in its own order.
  fileprivate var installedVoices: [VoiceDescription] {
    guard let list = listVoices(nil) else { return [] }
    var voices: [VoiceDescription] = []
    var next = list
    while let voice = next.pointee?.pointee {
      if let name = voice.name, let identifier = voice.identifier, let languages = voice.languages {
        voices.append(
          VoiceDescription(
            name: String(cString: name), identifier: String(cString: identifier), languages: .init(languages)))
      }
      next += 1
    }
    return voices
  }
}

extension [VoiceDescription.Language] {
  /// Reads the library's list: pairs of a priority, one byte, and a tag, a C string; a zero byte ends it.
  fileprivate init(_ list: UnsafePointer<CChar>) {
    self = []
    var next = list
    while next.pointee != 0 {
      let tag = String(cString: next + 1)
      append(VoiceDescription.Language(tag: tag.lowercased(), priority: Int(next.pointee)))
      next += 1 + tag.utf8.count + 1
    }
  }
}
