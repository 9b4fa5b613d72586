internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// How standard input gives what is typed: line by line, as the shell has left it, with the Escape key as an end of a line
/// as well, or key by key.
enum TerminalMode {
  case lines, prompt, keys

  /// Whether a person sits at both ends.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// The terminal as it was when it was first looked at, or `nil` if there is none.
  private static let original: termios? = {
    var settings = termios()
    return tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
  }()

  /// Puts the terminal into the mode; without one nothing happens.
  func enter() {
    guard var settings = TerminalMode.original else { return }
    switch self {
    case .lines: break
    case .prompt:
      withUnsafeMutableBytes(of: &settings.c_cc) { characters in
        characters[Int(VEOL)] = 0x1B
      }
    case .keys:
      // Control-C and Control-Z keep their meaning, and output its line ends.
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
      withUnsafeMutableBytes(of: &settings.c_cc) { characters in
        characters[Int(VMIN)] = 1
        characters[Int(VTIME)] = 0
      }
    }
    // What has been typed ahead is kept.
    _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }
}
