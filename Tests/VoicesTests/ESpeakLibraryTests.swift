import Foundation
import TestSupport
import Testing

@testable import Voices

@Suite("Loading eSpeak NG")
struct ESpeakLibraryTests {
  @Test("A missing library is an error that says how to install it")
  func missing() throws {
    let error = try #require(throws: VoiceError.self) {
      try ESpeakVoice(VoiceSettings(), libraryNames: ["libnowhere.so.1", "/nowhere/libnowhere.so.1"])
    }
    // Package names: packages.debian.org, packages.fedoraproject.org, formulae.brew.sh.
    #expect(
      error.description == """
        speaking needs eSpeak NG, which is not installed (looked for libnowhere.so.1, /nowhere/libnowhere.so.1); \
        install it with 'apt install libespeak-ng1' on Debian and Ubuntu, 'dnf install espeak-ng' on Fedora, \
        or 'brew install espeak-ng' on macOS
        """)
  }

  #if os(Linux)
  @Test("A library that is not eSpeak NG is refused")
  func foreign() {
    #expect(throws: VoiceError.libraryUnusable(reason: "it has no function espeak_Info")) {
      try ESpeakVoice(VoiceSettings(), libraryNames: ["libc.so.6"])
    }
  }
  #endif

  @Test(
    "A library without its data is an error and does not end the process",
    .enabled(if: ESpeakVoice.isAvailable, "eSpeak NG is not installed"))
  func missingData() async {
    // In a process of its own: a synthesizer is started once.
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)")
      let data = folder.appendingPathComponent("espeak-ng-data")
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      setenv("ESPEAK_DATA_PATH", folder.path, 1)
      let error = try #require(throws: VoiceError.self) { try ESpeakVoice() }
      #expect(error.description.hasSuffix("(is espeak-ng-data installed?)"))
      #expect(!ESpeakVoice.isAvailable)
    }
  }

  @Test(
    "The first library that is there is taken",
    .enabled(if: ESpeakVoice.isAvailable, "eSpeak NG is not installed"))
  func fallback() throws {
    let voice = try ESpeakVoice(VoiceSettings(), libraryNames: ["libnowhere.so.1"] + ESpeakLibrary.usualNames)
    // The sample rate of eSpeak NG's own voices.
    #expect(voice.sampleRate == 22_050)
  }
}
