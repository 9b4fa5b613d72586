internal import Elements
package import Interface
internal import Utterances

/// Switch Control, which goes through the items one after the other: the same elements in the same order as VoiceOver's.
package struct SwitchControl: PointingReader {
  private let situation: Situation

  package init(in situation: Situation) {
    self.situation = situation
  }

  package func perform(_ step: Step) -> PointingAnswer {
    PointingAnswer(step.command.kind == .scan ? situation.operableElements(named: \.name) : [])
  }
}
