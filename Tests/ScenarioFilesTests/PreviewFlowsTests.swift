import Diagnostics
import Interface
import OrderedCollections
import ScenarioFiles
import Testing

@Suite("The flows of previews")
struct PreviewFlowsTests {
  @Test("Each section holds the flows of a preview")
  func reads() throws {
    let source = ScenarioSource("Placed:\n  Cancel it: [next, { perform: Cancel }]\n", name: "OrderView.flows.yaml")
    let flows = try PreviewFlows(source, of: ["Placed", "Empty"])
    #expect(flows.flows(of: "Placed").keys.elements == ["Cancel it"])
    #expect(flows.flows(of: "Placed").values.first?.tasks.first?.steps.count == 2)
    #expect(flows.flows(of: "Empty").isEmpty)
  }

  @Test("Before the previews are known, all but their names is checked")
  func checksBefore() throws {
    _ = try PreviewFlows(ScenarioSource("Place:\n  A: [next]\n", name: "OrderView.flows.yaml"), of: nil)
    #expect(throws: ScenarioError.self) {
      try PreviewFlows(ScenarioSource("Placed:\n  A: [nxt]\n", name: "OrderView.flows.yaml"), of: nil)
    }
  }

  @Test(
    "What is wrong is told at its place",
    arguments: [
      ("Place:\n  A: [next]\n", "1:1: error: there is no preview 'Place'", "did you mean 'Placed'"),
      ("Placed:\n  A: [nxt]\n", "2:7: error:", "next"), ("Placed: [next]\n", "1:9: error:", "give the flow a name"),
    ])
  func errors(text: String, message: String, hint: String) throws {
    let source = ScenarioSource(text, name: "OrderView.flows.yaml")
    do {
      _ = try PreviewFlows(source, of: ["Placed"])
      Issue.record("nothing was found wrong")
    } catch {
      #expect("\(error)".contains("OrderView.flows.yaml:\(message)"))
      #expect("\(error)".contains(hint))
    }
  }
}
