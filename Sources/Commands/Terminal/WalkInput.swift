internal import A11ySimulation
internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// What is typed on a walk, key by key or line by line, until it ends or a signal ends it.
///
/// After Control-C, or a request to end, nothing more is read; so the walk ends in good order, and can still be kept.
/// The second signal ends the program at once.
final class WalkInput {
  private var reader: KeyReader
  private let ending = Ending()
  private let signals: SignalWatch

  /// Begins to watch for signals.
  ///
  /// - Parameter silence: What else happens at once when one comes.
  init(silence: @escaping @Sendable () -> Void) {
    reader = KeyReader(until: ending.descriptor)
    signals = SignalWatch { [ending] number in
      guard ending.begin() else {
        TerminalMode.lines.enter()
        _exit(128 + number)
      }
      silence()
    }
  }

  /// The signal that has ended the input, if one has.
  var endSignal: Int32? { signals.received }

  /// The next key; `nil` at the end of the input.
  func key() -> Key? { reader.next() }

  /// A line that was typed in the terminal's own way; `nil` at the end of the input, which may leave one unfinished.
  ///
  /// - Parameter endsAtEscape: Whether the Escape key ends the line as well; it is then the last character.
  /// - Returns: The line.
  func line(endingAtEscape endsAtEscape: Bool = false) -> String? {
    let line = reader.line(endingAtEscape: endsAtEscape)
    return endSignal == nil ? line : nil
  }
}

extension WalkInput {
  /// Wakes up whoever waits for input: a pipe that can be read from when the end has begun.
  private final class Ending: @unchecked Sendable {
    private let lock = NSLock()
    private let pipe = Pipe()
    private var hasBegun = false

    var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

    /// Begins the end; `false` if it has begun already.
    func begin() -> Bool {
      lock.withLock {
        guard !hasBegun else { return false }
        hasBegun = true
        try? pipe.fileHandleForWriting.write(contentsOf: [0])
        return true
      }
    }
  }
}
