internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The three streams that a program is started with.
enum StandardStreams {
  /// Gives those that are closed a place that takes everything and has nothing, so that no file comes in their place; and
  /// lets the end of a reader, such as `head`, be an error of writing rather than the end of the program.
  static func prepare() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest number that is free is given out first.
      _ = open("/dev/null", O_RDWR)
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether something has come on standard input that has not been read, or its end.
  static var hasInput: Bool {
    var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0) > 0
  }
}
