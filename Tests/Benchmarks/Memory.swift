import Foundation

/// The most memory that the process has held so far, in mebibytes; `nil` where the system does not tell.
func peakMemory() -> Int? {
  var usage = rusage()
  #if os(Linux)
  guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return nil }
  return usage.ru_maxrss / 1024
  #else
  guard getrusage(RUSAGE_SELF, &usage) == 0 else { return nil }
  return usage.ru_maxrss / 1024 / 1024
  #endif
}
