internal import CEspeakNG
internal import Foundation

/// eSpeak NG, loaded when it is first needed: the functions that we call.
struct ESpeakLibrary {
  /// Where the library is looked for: the loader's own places first, then Homebrew's.
  static let usualNames: [String] = {
    #if os(macOS)
    [
      "libespeak-ng.1.dylib",
      "/opt/homebrew/lib/libespeak-ng.1.dylib",
      "/usr/local/lib/libespeak-ng.1.dylib",
    ]
    #else
    ["libespeak-ng.so.1", "/home/linuxbrew/.linuxbrew/lib/libespeak-ng.so.1"]
    #endif
  }()

  let info: ESNGInfo
  let initializePath: ESNGInitializePath
  let initialize: ESNGInitialize
  let initializeOutput: ESNGInitializeOutput
  let statusMessage: ESNGStatusMessage
  let sampleRate: ESNGSampleRate
  let setCallback: ESNGSetCallback
  let setParameter: ESNGSetParameter
  let setVoice: ESNGSetVoice
  let listVoices: ESNGListVoices
  let synthesize: ESNGSynthesize
  let setPhonemeTrace: ESNGSetPhonemeTrace

  /// Loads the first of the files that is there.
  init(firstOf names: [String]) throws {
    guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
      throw VoiceError.libraryMissing(names: names)
    }
    func function<Function>(_ name: String) throws -> Function {
      guard let symbol = dlsym(handle, name) else {
        throw VoiceError.libraryUnusable(reason: "it has no function \(name)")
      }
      // The compiler has compared these types with the real ones, where it could see those: see CEspeakNG.
      return unsafeBitCast(symbol, to: Function.self)
    }
    info = try function("espeak_Info")
    initializePath = try function("espeak_ng_InitializePath")
    initialize = try function("espeak_ng_Initialize")
    initializeOutput = try function("espeak_ng_InitializeOutput")
    statusMessage = try function("espeak_ng_GetStatusCodeMessage")
    sampleRate = try function("espeak_ng_GetSampleRate")
    setCallback = try function("espeak_SetSynthCallback")
    setParameter = try function("espeak_ng_SetParameter")
    setVoice = try function("espeak_ng_SetVoiceByName")
    listVoices = try function("espeak_ListVoices")
    synthesize = try function("espeak_ng_Synthesize")
    setPhonemeTrace = try function("espeak_SetPhonemeTrace")
    try checkVersion()
  }

  /// The library's version, such as `1.51`.
  var version: String { info(nil).map { String(cString: $0) } ?? "" }

  /// Throws unless the version is one whose interface we know: 1.49 brought it, and `.so.1` promises to keep it.
  private func checkVersion() throws {
    let numbers = version.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] == 1, numbers[1] >= 49 else {
      throw VoiceError.libraryUnusable(reason: "its version is '\(version)'; 1.49 or a later 1.x is needed")
    }
  }

  /// Throws what a status says unless all went well.
  func check(_ status: UInt32, _ error: (String) -> VoiceError) throws {
    guard status != ESNGStatusOK else { return }
    var buffer = [CChar](repeating: 0, count: 256)
    statusMessage(status, &buffer, buffer.count)
    let message = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    throw error(String(decoding: message, as: UTF8.self))
  }
}
