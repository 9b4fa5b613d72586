internal import Diagnostics

/// What causes what: where a rule has found the cause of something, others do not tell its consequences as well.
enum Cause {
  /// The rules that stay silent at a place where the rule in front has found something.
  static let consequences: [String: Set<String>] = [
    "control-unreachable": ["content-swallowed"],
    "controls-nested": ["control-unreachable", "content-swallowed", "targets-overlap"],
    "label-on-container": ["content-swallowed", "control-unreachable"],
    "name-missing": ["name-from-symbol", "name-is-resource", "label-in-name", "silent-stop", "target-unnamed"],
    "name-is-resource": namesOnly, "template-left": namesOnly, "name-symbols-only": namesOnly,
    "emoji": ["name-symbols-only"],
    "name-from-symbol": ["name-assumed", "name-lowercase", "name-generic", "sounds-alike", "name-duplicate"],
    "name-repeats-state": ["word-twice"], "name-repeats-role": ["word-twice"],
    "value-in-label": ["word-twice"],
    "sounds-alike": ["name-duplicate", "echo"],
    "target-small": ["target-below-default", "targets-close"], "targets-overlap": ["targets-close"],
    "modal-trap": ["escape-missing", "exit-far"], "exit-far": ["escape-missing"],
    "state-unspoken": ["expanded-unsaid", "change-unsaid", "tabs-as-buttons"], "expanded-unsaid": ["change-unsaid"],
    "value-without-label": ["name-missing"],
    "announcement-lost": ["change-unsaid"], "focus-lost": ["change-unsaid"],
    "gesture-without-alternative": ["actions-lost"], "disabled-unsaid": ["activation-dead"],
    "role-missing": ["keyboard-unreachable"], "action-not-action": ["action-names"],
    "color-only": ["setting-ignored"], "motion-unconditional": ["setting-ignored"], "autoplay": ["setting-ignored"],
    "contrast-text": ["setting-ignored"],
    "rating-as-buttons": ["sounds-alike", "name-duplicate", "echo"], "content-hidden": ["control-unreachable"],
  ]

  /// What is wrong with the words of a name, once it is known to be none.
  private static let namesOnly: Set<String> = [
    "name-lowercase", "name-all-caps", "name-too-long", "name-punctuation", "label-in-name", "sounds-alike",
    "name-duplicate", "echo", "name-generic", "language-unmarked", "text-untranslated", "spoken-otherwise",
  ]

  /// The findings but for those whose cause is among them at the same place.
  static func withoutConsequences(_ findings: [Finding]) -> [Finding] {
    var silenced: [SourcePlace: Set<String>] = [:]
    for finding in findings {
      guard let place = finding.place, let others = consequences[finding.rule] else { continue }
      silenced[place, default: []].formUnion(others)
    }
    if silenced.isEmpty { return findings }
    return findings.filter { finding in
      guard let place = finding.place else { return true }
      return silenced[place]?.contains(finding.rule) != true
    }
  }
}
