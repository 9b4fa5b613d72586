import Foundation

/// A program that does next to nothing, compiled while the benchmark runs, so that anybody can compare with it.
enum Yardstick: String {
  /// Reads a scenario of the benchmark's shapes, looks for the words of its views, and writes them, a line each.
  case floor = "floor.c"
  /// Starts with Foundation, and ends.
  case empty = "empty.swift"

  /// Compiles the program into a folder.
  func compile(in folder: URL) throws -> Program {
    let source = folder.appending(path: rawValue)
    let program = source.deletingPathExtension()
    try Data(text.utf8).write(to: source)
    _ = try Program(file: URL(filePath: "/usr/bin/env")).seconds(
      [compiler, "-O", source.path, "-o", program.path], runs: 1)
    return Program(file: program)
  }

  private var compiler: String {
    switch self {
    case .floor: "clang"
    case .empty: "swiftc"
    }
  }

  private var text: String {
    switch self {
    case .floor:
      #"""
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>

      static int isWords(const char *key, size_t length) {
        return (length == 4 && !memcmp(key, "text", 4)) || (length == 6 && !memcmp(key, "button", 6))
          || (length == 7 && !memcmp(key, "section", 7));
      }

      int main(int count, char **arguments) {
        FILE *file = count > 1 ? fopen(arguments[1], "rb") : NULL;
        if (!file) return 66;
        fseek(file, 0, SEEK_END);
        size_t size = ftell(file), length = 0;
        rewind(file);
        char *text = calloc(size + 1, 1), *key = NULL;
        if (fread(text, 1, size, file) != size) return 74;
        for (char *at = text; (at = strchr(at, '"')); at++) {
          char *begin = at + 1;
          if (!(at = strchr(begin, '"'))) break;
          if (at[1] == ':') {
            key = begin;
            length = at - begin;
          } else if (key && isWords(key, length)) {
            fwrite(begin, 1, at - begin, stdout);
            putchar('\n');
            key = NULL;
          }
        }
        return 0;
      }
      """#
    case .empty:
      """
      import Foundation

      if Date().timeIntervalSince1970 < 0 { print("long ago") }
      """
    }
  }
}
