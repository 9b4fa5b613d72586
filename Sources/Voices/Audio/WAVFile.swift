internal import Foundation

/// A WAV file that appears whole when it is finished, or not at all.
package final class WAVFile: AudioSink {
  /// The path as the person gave it; `-` is the standard output.
  package let path: String
  private let sampleRate: Int
  private let destination: Destination
  private let draft: Locked<Draft?>

  /// What is being written, beside its final place.
  private struct Draft {
    var temporary: URL
    var file: FileHandle
    var sampleCount = 0
  }

  /// Starts a file; throws if nothing can be written there.
  package init(path: String, sampleRate: Int) throws {
    self.path = path
    self.sampleRate = sampleRate
    let destination = try Destination(path)
    self.destination = destination
    do {
      let temporary = destination.temporary
      // The header follows at the end, when the sizes are known.
      try Data(count: WAVHeader.size).write(to: temporary, options: .withoutOverwriting)
      let file = try FileHandle(forWritingTo: temporary)
      try file.seekToEnd()
      draft = Locked(Draft(temporary: temporary, file: file))
    } catch {
      throw VoiceError.fileNotWritten(path: path, reason: error.localizedDescription)
    }
  }

  deinit {
    cancel()
  }

  package func write(_ samples: [Int16]) throws {
    try draft.withLock { draft in
      guard let file = draft?.file else { throw VoiceError.stopped }
      // A WAV file is little-endian, as all machines are that Swift runs on.
      try report { try file.write(contentsOf: samples.withUnsafeBytes { Data($0) }) }
      draft?.sampleCount += samples.count
    }
  }

  package func finish() throws {
    try draft.withLock { draft in
      guard let finished = draft else { throw VoiceError.stopped }
      draft = nil
      defer { try? FileManager.default.removeItem(at: finished.temporary) }
      let header = try WAVHeader(sampleRate: sampleRate, sampleCount: finished.sampleCount)
      try report {
        try finished.file.seek(toOffset: 0)
        try finished.file.write(contentsOf: Data(header.bytes))
        try finished.file.close()
        try destination.put(finished.temporary)
      }
    }
  }

  package func cancel() {
    draft.withLock { draft in
      guard let canceled = draft else { return }
      draft = nil
      try? canceled.file.close()
      try? FileManager.default.removeItem(at: canceled.temporary)
    }
  }

  /// Says which file an error concerns.
  private func report(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw VoiceError.fileNotWritten(path: path, reason: error.localizedDescription)
    }
  }
}
