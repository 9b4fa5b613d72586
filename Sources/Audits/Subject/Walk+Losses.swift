internal import Elements
internal import Utterances
internal import VoiceOver

extension Walk {
  /// The elements of which a double tap announced something that its own answer came in place of, in the order of the walk.
  var announcementsLost: [Element] {
    var (current, tapped) = (Element?.none, Element?.none)
    return events.compactMap { event in
      switch event {
      case .focus(let element, _): current = element
      // The answer can move the cursor before the loss is told.
      case .step: tapped = current
      case .announcement(_, .afterActivation?, _): return tapped
      case .screen, .flow, .task, .speech, .announcement, .cut, .sound, .shown, .problem: break
      }
      return nil
    }
  }
}
