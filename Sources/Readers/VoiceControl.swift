internal import Elements
package import Interface
package import Utterances

/// Voice Control, which shows on “Show names” what each element can be called, in the order of the screen.
package struct VoiceControl: Reader {
  private let situation: Situation

  package init(in situation: Situation) {
    self.situation = situation
  }

  package func perform(_ step: Step) -> [Event] {
    step.command.kind == .showNames ? situation.operableElements(named: \.voiceName) : []
  }
}
