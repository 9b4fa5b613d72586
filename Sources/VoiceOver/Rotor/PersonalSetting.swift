internal import Interface
internal import Utterances

extension RotorOption {
  /// What a person can set by the rotor, besides finding things.
  package enum PersonalSetting: String, Sendable, CaseIterable {
    case speakingRate, volume, hints, punctuation, navigationStyle
  }
}

extension RotorOption.PersonalSetting {
  /// A row of the table of settings in the rotor.
  struct Row: Sendable {
    /// What is heard when the rotor is turned here.
    var name: Phrase.Key
    /// The setting of scenarios that it changes; `nil` for an amount in percent.
    var setting: Setting?
    /// Where an amount begins, in percent.
    var standard = 50
    /// Whether it is in the rotor of a new device; others are for those who have put them there.
    var isStandard = false
  }

  /// Source: the rotor of the iOS 26.5 simulator has Speaking Rate; what a swipe changes and says of it is assumed.
  var row: Row {
    switch self {
    case .speakingRate: Row(name: .speakingRate, isStandard: true)
    case .volume: Row(name: .volume, standard: 80)
    case .hints: Row(name: .hints, setting: .hints)
    case .punctuation: Row(name: .punctuation, setting: .punctuation)
    case .navigationStyle: Row(name: .navigationStyle, setting: .navigationStyle)
    }
  }

  /// What is heard of what the person has set; `nil` for an amount.
  fileprivate func phrase(for settings: Settings) -> Phrase.Key? {
    switch self {
    case .hints: settings.isOn(.hints) ? .hintsOn : .hintsOff
    case .punctuation:
      switch settings.punctuation {
      case .all: .allPunctuation
      case .some: .somePunctuation
      case .none: .noPunctuation
      }
    case .navigationStyle: settings.navigationStyle == .grouped ? .groupedStyle : .flatStyle
    case .speakingRate, .volume: nil
    }
  }

  /// How far one swipe changes an amount, in percent.
  static let step = 5
}

extension Session {
  /// Swipes up or down on a setting: changes it, and says what it is now.
  mutating func turnSetting(_ setting: RotorOption.PersonalSetting, _ direction: Direction) {
    guard let known = setting.row.setting else { return turnAmount(of: setting, direction) }
    // What is left to the device is no position of the rotor's.
    let values = known.domain.values.filter { $0 != .word(Setting.NavigationStyle.automatic) }
    let current = values.firstIndex(of: settings[known]) ?? 0
    let step = direction == .up ? 1 : -1
    var changed = settings
    changed[known] = values[(current + step + values.count) % values.count]
    use(changed)
    guard let phrase = setting.phrase(for: changed) else { return }
    speak(reading.speaker.phrases(phrase, of: focused))
  }

  private mutating func turnAmount(of setting: RotorOption.PersonalSetting, _ direction: Direction) {
    let (amount, step) = (amounts[setting] ?? setting.row.standard, RotorOption.PersonalSetting.step)
    let next = min(max(amount + (direction == .up ? step : -step), 0), 100)
    guard next != amount else { return soundBoundary() }
    amounts[setting] = next
    speak(reading.speaker.percentage(next, of: focused))
  }
}
