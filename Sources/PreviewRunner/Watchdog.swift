internal import A11ySwiftUI
internal import Foundation
internal import PreviewPackages

/// Ends the program when a preview does not come to an end, as one does whose body waits for ever.
struct Watchdog: Sendable {
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
      var (preview, patience) = (supervision.preview, Patience(work: work))
      while true {
        Thread.sleep(forTimeInterval: 1)
        patience.noteSecond(work: work)
        let now = supervision.preview
        if now != preview { (preview, patience) = (now, Patience(work: work)) }
        guard preview?.isEmpty == false, patience.isOver else { continue }
        let words = "Fatal error: it did not become idle within \(Patience.seconds) seconds\n"
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

  /// The seconds for which the watched thread has had a processor; `nil` where no clock tells them.
  private var work: Double? {
    #if os(Linux)
    var (clock, time) = (clockid_t(), timespec())
    guard pthread_getcpuclockid(watched, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    #else
    return nil
    #endif
  }
}
