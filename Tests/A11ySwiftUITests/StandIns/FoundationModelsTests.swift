import A11yFoundationModels
import A11ySwiftUI
import Testing

/// The documentation of FoundationModels; a model that answers is not there.
@MainActor
@Suite("Language models without a model")
struct FoundationModelsTests {
  @Generable(description: "A dish")
  struct Recipe: Equatable {
    @Guide(description: "The name of the dish")
    var title: String
    @Guide(description: "What is needed", .count(3))
    var ingredients: [Ingredient]
    var note: String?
  }

  @Generable
  struct Ingredient: Equatable {
    let name: String
    @Guide(.range(1...10)) let amount: Int
  }

  @Generable
  enum Course: CaseIterable { case starter, dessert }

  private struct Suggestion: A11ySwiftUI.View {
    @State private var session = LanguageModelSession { "Suggest a dish." }
    @State private var answer: Recipe.PartiallyGenerated?
    @State private var problem: String?

    var body: some A11ySwiftUI.View {
      VStack {
        switch SystemLanguageModel.default.availability {
        case .available: Button("Suggest") { Task { await suggest() } }
        case .unavailable: Text("Not available")
        }
        if let title = answer?.title { Text(title) }
        ForEach(answer?.ingredients ?? []) { part in Text(part.name ?? "") }
        if let problem { Text(problem) }
      }
    }

    private func suggest() async {
      do {
        for try await part in session.streamResponse(to: "Soup", generating: Recipe.self) { answer = part.content }
      } catch {
        problem = error.localizedDescription
      }
    }
  }

  @Test("A view of an answer shows what there is before it is asked for")
  func view() { #expect(stops(Suggestion()) == ["Suggest, button"]) }

  @Test("What is asked of the model fails")
  func request() async {
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      try await LanguageModelSession().respond(to: "Soup", generating: Course.self)
    }
  }
}
