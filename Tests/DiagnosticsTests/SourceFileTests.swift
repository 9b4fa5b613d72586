import Diagnostics
import Testing

@Suite("Source files")
struct SourceFileTests {
  @Test(
    "Lines end with a line feed, a carriage return, or both",
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b", ""]),
      ("a\rb", ["a", "b"]), ("\n\n", ["", "", ""]), ("é\r\r\nb", ["é", "", "b"]),
    ])
  func lines(text: String, expected: [String]) {
    let file = SourceFile(name: "a", text: text)
    #expect(file.lineCount == expected.count)
    #expect((1...file.lineCount).map { file.line($0).map(String.init) } == expected)
    #expect(file.line(0) == nil)
    #expect(file.line(file.lineCount + 1) == nil)
  }

  @Test(
    "A column counts Unicode scalars",
    arguments: [
      (0, SourcePlace(line: 1, column: 1)), (1, SourcePlace(line: 1, column: 2)), (3, SourcePlace(line: 1, column: 3)),
      (4, SourcePlace(line: 2, column: 1)), (8, SourcePlace(line: 2, column: 2)), (99, SourcePlace(line: 2, column: 3)),
      (-1, SourcePlace(line: 1, column: 1)),
    ])
  func places(offset: Int, expected: SourcePlace) {
    #expect(SourceFile(name: "a", text: "aé\n😀b").place(atUTF8Offset: offset) == expected)
  }
}
