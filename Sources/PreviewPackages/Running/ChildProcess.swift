internal import Foundation

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Another program that has the terminal, the standard streams and the signals of this one.
enum ChildProcess {
  /// How a program ended.
  enum End {
    case exit(Int32)
    case signal(Int32)
  }

  /// Runs a program to its end.
  ///
  /// Foundation gives a program a process group of its own, which cannot read from the terminal.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: The words after its name.
  ///   - environment: All that it finds in its environment.
  ///   - errors: The file that takes its standard error; `nil` for that of this program.
  /// - Returns: How it ended.
  /// - Throws: What kept it from being run.
  static func run(
    _ program: URL, _ arguments: [String], environment: [String: String], errors: URL? = nil
  ) throws -> End {
    // Who runs it waits: what ends the other one by a key ends this one afterwards.
    let (interrupt, quit) = (signal(SIGINT) { _ in }, signal(SIGQUIT) { _ in })
    defer {
      _ = signal(SIGINT, interrupt)
      _ = signal(SIGQUIT, quit)
    }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let errors {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    let words = ([program.path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, program.path, &actions, nil, words, variables)
    guard problem == 0 else { throw CocoaError(.executableNotLoadable) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}
