internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let disabledUnsaid = Audit.Rule(
    "disabled-unsaid",
    "A control looks as if it could not be used, and does not say so.",
    because: "“Pay, button” is heard, and a double tap does nothing (about 15 of 330 public threads).",
    severity: .error, confidence: .likely, criteria: ["4.1.2"], clauses: ["11.4.1.2.1"],
    firing: [
      "views: [{ button: Pay, opacity: 0.4 }]",
      "state: { draft: '' }\nviews: [{ textField: Message, text: $draft }, { button: Send, opacity: \"${if draft == '' then 0.4 else 1}\", action: { set: { draft: '' } } }]",
    ],
    passing: [
      "views: [{ button: Pay, disabled: true }]", "views: [{ button: Pay, opacity: 0.4, action: back }]",
      "views: [{ button: Pay }]",
    ],
    .stopsAndTrials(
      { stop in stop.looksDisabled && !stop.hasEffect ? stop.looksDisabledAndIsNot : nil },
      { trial in
        // What is seen tells that it has nothing to do now; what leads elsewhere may only lack its screen.
        trial.attempt == .activate && trial.stop.looksDisabled && trial.isWithoutConsequence
          && trial.stop.activation?.effects.allSatisfy(\.givesValues) == true
          ? trial.stop.looksDisabledAndIsNot : nil
      }))
}

extension Audit.Stop {
  fileprivate var looksDisabled: Bool {
    guard screen.drawing.groups.contains(.exposure), element.kind == .button || element.kind == .link,
      !element.traits.contains(.notEnabled), let piece
    else { return false }
    return piece.opacity > 0 && piece.opacity < 0.6
  }

  fileprivate var looksDisabledAndIsNot: Audit.Remark {
    Audit.Remark(
      message: "\(element.quotedName) looks as if it could not be used, and does nothing",
      hints: ["say it by \(code: "disabled: true")"])
  }
}

extension Effect {
  /// Whether the effect only gives places in state a value.
  fileprivate var givesValues: Bool {
    guard case .set = self else { return false }
    return true
  }
}
