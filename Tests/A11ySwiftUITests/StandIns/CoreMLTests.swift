import A11yAppServices
import A11ySwiftUI
import Interface
import Testing

/// The documentation of Core ML: a model is loaded, and its prediction “throws an error” where it cannot be had.
@MainActor
@Suite("A model that nobody asks")
struct CoreMLTests {
  private struct Input: MLFeatureProvider {
    var hour: Double
    var featureNames: Set<String> { ["hour"] }
    func featureValue(for featureName: String) -> MLFeatureValue? { MLFeatureValue(double: hour) }
  }

  private struct Tides: A11ySwiftUI.View {
    @State private var words = "Not asked"
    var body: some A11ySwiftUI.View {
      Button("Ask") {
        do {
          let model = MLModel(_named: "Tides")
          words = try "\(model.prediction(from: Input(hour: 7)).featureNames.count)"
        } catch {
          words = "Error"
        }
      }
      Text(words)
    }
  }

  @Test("An app says itself that it has no prediction") func prediction() {
    #expect(hear(Tides(), .activate, .last).last == "Error")
  }

  @Test("Numbers stand side by side in the last dimension") func numbers() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .double)
    array[[1, 2]] = 4
    #expect(array.count == 6 && array[5] == 4 && array[[0, 2]] == 0)
    #expect(throws: MLModelError.self) { try MLMultiArray(shape: [-1], dataType: .double) }
  }
}
