import A11yAppServices
import A11ySwiftUI
import Foundation
import Testing

/// Apple's documentation of Translation, on a device that has loaded no language.
@MainActor
@Suite("Translations without languages")
struct TranslationTests {
  private struct Post: A11ySwiftUI.View {
    @State private var words = "Guten Tag"
    @State private var isTranslated = true

    var body: some A11ySwiftUI.View {
      Text(words)
        .translationTask(TranslationSession.Configuration(target: Locale.Language(identifier: "en"))) { session in
          if let response = try? await session.translate(words) { words = response.targetText }
        }
        .translationPresentation(isPresented: $isTranslated, text: words)
    }
  }

  @Test("Text stays as it is written")
  func views() { #expect(stops(Post()) == ["Guten Tag"]) }

  @Test("A session tells that the language is not there")
  func sessions() async {
    let german = Locale.Language(identifier: "de")
    let session = TranslationSession(installedSource: german, target: Locale.Language(identifier: "en"))
    await #expect { try await session.translate("Guten Tag") } throws: { TranslationError.notInstalled ~= $0 }
    #expect(await LanguageAvailability().status(from: german, to: nil) == .supported)
  }
}
