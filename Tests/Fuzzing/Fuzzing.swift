import Foundation

/// Tries inputs that nobody has thought of, until one of them breaks something or the time is over.
///
/// It is built by `Tests/Fuzzing/run` alone, since the compiler must watch which ways each input takes.
@main
enum Fuzzing {
  /// What all inputs are tried with, as `--target=NAME` asks, or nil where the first byte of each tells.
  ///
  /// What costs little is tried far more often by itself. libFuzzer passes over arguments that begin with two dashes.
  static let target = targetName.flatMap { FuzzTarget(named: $0) }

  private static let targetName = CommandLine.arguments.lazy
    .filter { $0.hasPrefix("--target=") }.map { $0.dropFirst("--target=".count) }.last

  static func main() {
    guard (target == nil) == (targetName == nil) else {
      print("There is no such target. They are:", FuzzTarget.allCases.map { "\($0)" }.joined(separator: ", "))
      exit(64)
    }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(runLibFuzzer(&count, &arguments) { tryInput($0, $1) })
  }
}

/// What libFuzzer calls with each input; its library asks for it by this name.
@_cdecl("LLVMFuzzerTestOneInput")
func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes.map { Data(bytes: $0, count: count) } ?? Data()
  let (target, data) = Fuzzing.target.map { ($0, input) } ?? FuzzTarget.choose(for: input)
  target.run(data)
  return 0
}

/// What of libFuzzer is called from a program of one's own (compiler-rt, FuzzerInterface.h).
@_silgen_name("LLVMFuzzerRunDriver")
private func runLibFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ tryInput: @convention(c) (_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt
) -> CInt
