import Testing
import Transcripts

@Suite("The unified diff")
struct UnifiedDifferenceTests {
  // The expected texts are what `git diff` writes, without the line of hashes.
  @Test("A changed line stands among three others on each side")
  func changes() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.split(separator: "\n").map { $0 == "5" ? "five\n" : "\($0)\n" }.joined()
    #expect(
      UnifiedDifference(from: old, to: new, path: "a.golden.txt").text() == """
        diff --git a/a.golden.txt b/a.golden.txt
        --- a/a.golden.txt
        +++ b/a.golden.txt
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test("A new file comes out of nothing")
  func creates() {
    #expect(
      UnifiedDifference(from: nil, to: "1\n2\n", path: "b").text() == """
        diff --git a/b b/b
        new file mode 100644
        --- /dev/null
        +++ b/b
        @@ -0,0 +1,2 @@
        +1
        +2

        """)
  }

  @Test("A missing line break at the end is told")
  func tellsMissingBreak() {
    #expect(
      UnifiedDifference(from: "1\n2", to: "1\n2\n", path: "c").text() == """
        diff --git a/c b/c
        --- a/c
        +++ b/c
        @@ -1,2 +1,2 @@
         1
        -2
        \\ No newline at end of file
        +2

        """)
  }

  @Test("Equal texts have no difference")
  func isEmpty() {
    #expect(UnifiedDifference(from: "1\n", to: "1\n", path: "d").text().isEmpty)
  }
}
