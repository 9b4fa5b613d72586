internal import A11ySwiftUI
internal import Foundation
internal import PreviewPackages

/// Ends the program when a preview does not come to an end, as one does whose body waits for ever.
struct Watchdog: Sendable {
  /// How long a preview may take with all its flows; thousands of elements take a few seconds.
  private static let patience = 30

  private let supervision: Supervision
  /// The thread that the views live on, which is told to crash, so that it tells where it is.
  private let watched = pthread_self()

  init(_ supervision: Supervision) {
    self.supervision = supervision
  }

  func start() {
    let thread = Thread { [self] in
      SystemTimers.stayAwake()
      // The seconds are counted here, since the clocks go as the previews let time pass.
      var (preview, seconds) = (supervision.preview, 0)
      while true {
        Thread.sleep(forTimeInterval: 1)
        seconds += 1
        let now = supervision.preview
        if now != preview { (preview, seconds) = (now, 0) }
        guard preview?.isEmpty == false, seconds > Watchdog.patience else { continue }
        let words = "Fatal error: it did not become idle within \(Watchdog.patience) seconds\n"
        FileHandle.standardError.write(Data(words.utf8))
        // The first tells where the thread is, and lets it go on; the second, which waits for that, ends it.
        pthread_kill(watched, SIGABRT)
        Thread.sleep(forTimeInterval: 1)
        pthread_kill(watched, SIGABRT)
        return
      }
    }
    thread.start()
  }
}
