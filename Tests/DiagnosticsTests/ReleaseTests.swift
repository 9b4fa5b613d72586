import Diagnostics
import Testing

@Suite("Releases")
struct ReleaseTests {
  @Test("A number has two or three parts")
  func reading() {
    #expect(Release("0.1") == Release(0, 1, 0))
    #expect(Release("12.3.45").map { "\($0)" } == "12.3.45")
    for text in ["", "1", "1.", ".1", "1.2.3.4", "1.x", "-1.2", "1. 2", "99999999999999999999.1"] {
      #expect(Release(text) == nil, "\(text)")
    }
  }

  @Test("Only a patch says the same")
  func promise() {
    let release = Release(1, 2, 3)
    #expect(release.tellsTheSame(as: Release(1, 2, 9)))
    #expect(!release.tellsTheSame(as: Release(1, 3, 3)))
    #expect(!release.tellsTheSame(as: Release(2, 2, 3)))
  }
}
