package import Interface

extension Situation {
  /// The reader whose steps these are, if it keeps nothing of its own from step to step; `nil` for VoiceOver's.
  package func reader(of technology: StepRow.Technology) -> (any Reader)? {
    switch technology {
    case .voiceControl: VoiceControl(in: self)
    case .switchControl: SwitchControl(in: self)
    case .voiceOver, .none: nil
    }
  }
}
