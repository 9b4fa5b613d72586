import Foundation

/// The most memory that the process has held so far, in mebibytes; `nil` where the system does not tell.
func peakMemory() -> Int? {
  var usage = rusage()
  guard getrusage(RUSAGE_SELF, &usage) == 0 else { return nil }
  #if os(Linux)
  return usage.ru_maxrss / 1024
  #else
  return usage.ru_maxrss / 1024 / 1024
  #endif
}
