import Diagnostics
import Testing

@Suite("Near misses")
struct NearMissTests {
  @Test(
    "A word is near if a third of its letters are wrong",
    arguments: [
      ("buton", ["button", "text"], ["button"]),
      ("HSTACK", ["hstack", "vstack"], ["hstack"]),
      ("hedaer", ["header", "leader"], ["header"]),
      ("xyz", ["button", "text"], []),
      ("stack", ["hstack", "vstack", "zstack", "xstack"], ["hstack", "vstack", "zstack"]),
      ("", ["a"], ["a"]),
    ])
  func candidates(word: String, names: [String], expected: [String]) {
    #expect(NearMiss.candidates(for: word, among: names) == expected)
  }

  @Test("The hint lists the candidates")
  func hint() {
    #expect(NearMiss.hint(for: "buton", among: ["button"]) == "did you mean 'button'?")
    #expect(NearMiss.hint(for: "stack", among: ["hstack", "vstack"]) == "did you mean 'hstack' or 'vstack'?")
    #expect(NearMiss.hint(for: "quite other", among: ["hstack"]) == nil)
  }

  @Test("What begins with all that was said comes before what differs in a letter")
  func said() {
    let names = ["Site", "Size, Small", "Sizes"]
    #expect(NearMiss.hint(forSaid: "size", among: names) == "did you mean 'Size, Small'?")
    #expect(NearMiss.hint(forSaid: "Sitee", among: names) == "did you mean 'Site'?")
    #expect(NearMiss.hint(forSaid: "", among: names) == nil)
  }
}
