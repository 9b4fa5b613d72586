import Testing

@testable import Audits

/// Texts of ASCII are taken apart byte by byte, and must come out as they would character by character.
@Suite("Words of names")
struct WordsTests {
  @Test("What is quoted stays on one line")
  func quoting() { #expect("Good\nmorning,\r\nAnn".quoted == "“Good morning, Ann”") }

  private static let texts =
    [
      "", " ", "Save", "  Save  all\tfiles\r\n", "Don't stop", "'quoted'", "dogs' toys", "A - B", "-- A+B = C! --",
      "$5.00",
      "~/Library", "(3)", "1/2", "a\u{B}b\u{C}c", "\u{1C}a\u{7F}b", "OK?!", "e-mail: x@y.zz", "\"A\" `b` ^c",
    ] + (0..<128).map { "A\(Character(Unicode.Scalar(UInt8($0))))b" }
    + (0..<128).map { "\(Character(Unicode.Scalar(UInt8($0))))B" }

  @Test("Words are the same beside text of another script", arguments: texts)
  func words(of text: String) {
    #expect((text + " \u{E9}").spokenWords == text.spokenWords + ["\u{E9}"])
  }

  @Test("Names are the same beside text of another script", arguments: texts)
  func name(of text: String) {
    // A letter at each end, so that nothing between is left out.
    let (name, plain) = ("\u{E9}\(text)\u{E9}".normalizedName, "x\(text)x".normalizedName)
    #expect(name.dropFirst().dropLast() == plain.dropFirst().dropLast())
    #expect("\u{A0}\(text)".normalizedName == text.normalizedName)
  }
}
