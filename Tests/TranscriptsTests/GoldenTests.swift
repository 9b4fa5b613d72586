import TestSupport
import Testing
import Transcripts

@Suite("Goldens")
struct GoldenTests {
  @Test(
    "A golden stands beside its scenario, or in the folder of its preview's file",
    arguments: [
      ("Scenarios/comments.yaml", nil, "Scenarios/comments.golden.txt"),
      ("Scenarios/comments.yaml", "de-DE", "Scenarios/comments.de-DE.golden.txt"),
      ("App/OrderView.swift#Order, placed", nil, "App/OrderView.previews/Order, placed.golden.txt"),
      ("App/OrderView.swift#v1.2", "de-DE", "App/OrderView.previews/v1.2.de-DE.golden.txt"),
      ("App/OrderView.swift#A/B: C", nil, "App/OrderView.previews/A-B- C.golden.txt"),
      ("App/OrderView.swift#..", nil, "App/OrderView.previews/-..golden.txt"),
    ] as [(String, String?, String)])
  func path(scenario: String, variant: String?, golden: String) {
    #expect(Golden(besides: scenario, variant: variant).path == golden)
  }

  @Test("An address names a Swift file and a preview")
  func address() {
    let address = PreviewAddress("App/OrderView.swift#Order #2")
    #expect(address?.file == "App/OrderView.swift")
    #expect(address?.name == "Order #2")
    #expect(address?.text == "App/OrderView.swift#Order #2")
    #expect(address?.flowsFile == "App/OrderView.flows.yaml")
    #expect(PreviewAddress("App/OrderView.swift") == nil)
    #expect(PreviewAddress("App/OrderView.swift#") == nil)
  }

  @Test("The first golden of a folder makes it")
  func makesFolder() throws {
    let folder = try TemporaryFolder()
    let golden = Golden(besides: folder.path + "/OrderView.swift#Placed")
    try golden.suspend("words\n")
    #expect(try golden.accept())
    #expect(try golden.recorded() == "words\n")
  }
}
