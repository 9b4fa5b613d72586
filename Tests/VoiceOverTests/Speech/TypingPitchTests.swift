import Interface
import OrderedCollections
import Testing
import Utterances
import VoiceOver

@Suite("How high characters are spoken")
struct TypingPitchTests {
  /// The pitches of what is said last, when a field with a capital letter is edited.
  private func pitches(_ settings: Settings, after commands: [Step.Command]) -> [Double?] {
    let field = View(.textField, .text("A")).with { $0.text = Bound(.constant(.text("xY"))) }
    var session = Session(Scenario(name: "", settings: settings, screens: ["main": Screen(views: [field])]))
    _ = session.open()
    let events = ([.activate] + commands).map { session.perform(Step($0)) }.last ?? []
    return events.flatMap { event -> [Double?] in
      guard case .speech(let utterance) = event else { return [] }
      return utterance.parts.map(\.pitch)
    }
  }

  // VoiceOver's settings “Capital Letters” and “Deleting Text” have “Change Pitch”; how far is estimated by ear.
  @Test("Deleted characters are lower, and typed capitals higher where the person wants that")
  func deleting() {
    #expect(pitches(Settings(), after: [.delete(1)]) == [0.7])
    #expect(pitches(Settings(), after: [.type("aB")]) == [nil, nil])
    #expect(pitches(Settings([.capitalLetters: .text("pitch")]), after: [.type("aB")]) == [nil, 1.3])
    #expect(pitches(Settings([.deletedText: .text("off")]), after: [.delete(1)]) == [nil])
  }
}
