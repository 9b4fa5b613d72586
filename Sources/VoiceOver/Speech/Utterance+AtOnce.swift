internal import Utterances

extension Utterance {
  /// The utterance without what follows a pause.
  var atOnce: Utterance {
    var utterance = self
    utterance.parts.removeAll(where: \.kind.followsPause)
    return utterance
  }
}
