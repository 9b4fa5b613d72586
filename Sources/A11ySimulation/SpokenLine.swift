package import Voices

/// Some lines of a transcript with what a voice says of them; step and task lines are only read.
package struct SpokenLine: Sendable, Hashable {
  /// The lines as the transcript shows them, each with its end.
  package var text: String
  package var items: [SpokenItem]
}

extension SpokenLine {
  /// The words of it that are heard.
  package var passages: [SpokenPassage] {
    items.compactMap { item in
      switch item {
      case .passage(let passage): passage
      case .sound: nil
      }
    }
  }
}
