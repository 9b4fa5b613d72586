internal import Utterances

/// An entry of the rotor's Edit, which is there while a text is being edited.
///
/// Source: the iPhone User Guide (“Set the rotor to Edit, select the text, swipe up or down to choose Cut, Copy, or
/// Paste, then double-tap”, the same with Select and Select All).
enum EditEntry: Sendable, Hashable, CaseIterable {
  case cut, copy, paste, select, selectAll

  var phrase: Phrase.Key {
    switch self {
    case .cut: .cut
    case .copy: .copy
    case .paste: .paste
    case .select: .select
    case .selectAll: .selectAll
    }
  }
}
