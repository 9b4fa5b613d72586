import Foundation

/// Tries inputs that nobody has thought of, until one of them breaks something or the time is over.
///
/// It is built by `Tests/Fuzzing/run` alone, since the compiler must watch which ways each input takes.
@main
enum Fuzzing {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(runLibFuzzer(&count, &arguments) { tryInput($0, $1) })
  }
}

/// What libFuzzer calls with each input; its library asks for it by this name.
@_cdecl("LLVMFuzzerTestOneInput")
func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let (target, data) = FuzzTarget.choose(for: bytes.map { Data(bytes: $0, count: count) } ?? Data())
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
