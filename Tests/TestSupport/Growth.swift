import Foundation

/// How many times longer the processor works on four times as much.
///
/// It is some four where the work grows with the size and some sixteen where it grows with its square, on any machine and
/// beside other work, since only the time of this thread counts.
package func growth(from size: Int, of work: (_ size: Int) throws -> Void) rethrows -> Double {
  // What is made once, such as tables, belongs to neither.
  try work(size)
  let small = try threadTime { try work(size) }
  let large = try threadTime { try work(4 * size) }
  return large / small
}

/// How long the processor works for this thread.
private func threadTime(_ work: () throws -> Void) rethrows -> Double {
  var start = timespec()
  var end = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
  try work()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
  return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
}
