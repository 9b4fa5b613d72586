internal import Interface
internal import Languages
internal import Layout

/// Words of calendars, for those that are made of other views.
package enum CalendarWords {
  /// The hint of the button that is called by the month.
  package static func hintOfMonth(language: String) -> String { SystemWords.of(language)[.changeMonth] }

  /// What a day of a month is called, the present one with “Today” in front where the word is known.
  package static func day(_ day: String, isToday: Bool, language: String) -> String {
    SystemWords.of(language).day(day, isToday: isToday)
  }
}

extension SystemWords {
  fileprivate func day(_ day: String, isToday: Bool) -> String {
    isToday && has(.today) ? "\(self[.today]), \(day)" : day
  }
}

extension Derivation {
  /// A graphical date picker: a button for the month, which is adjusted by swipes, and one for each day.
  ///
  /// Sources: MagentaA11y, date picker, where the arrows to other months are not stops; the days of Apple's Calendar have
  /// the weekday in front (patstapestry.wordpress.com); tests of apps for the present day (“Today, Friday, April 29”).
  func calendar(of moment: CalendarMoment, around chosen: CalendarDay, _ placed: PlacedView) -> Container {
    let target = placed.view.selection?.target
    var month = Element(placed, value: dates.heading(of: chosen), traits: [.button, .adjustable])
    month.id.turns.append(-2)
    month.giveHint(words[.changeMonth])
    if let target {
      month.details.adjust(
        target, up: placed.view.choice(moment.on(chosen.inMonth(after: 1)), insteadOf: moment),
        down: placed.view.choice(moment.on(chosen.inMonth(after: -1)), insteadOf: moment))
    }
    let days = (1...chosen.daysInMonth).map { number in
      let day = chosen.day(number)
      let label = words.day(dates.label(of: day), isToday: day.text == placed.view.today)
      var element = Element(placed, label: label, traits: day == chosen ? [.button, .selected] : .button)
      element.id.turns.append(Int32(-2 - number))
      // A day that cannot be chosen is dimmed (Apple, `UIDatePicker.minimumDate`; MagentaA11y, calendar date picker).
      let isOut = placed.view.dates?.contains(moment.on(day).text) == false
      if isOut { element.traits.insert(.notEnabled) }
      if let target, !isOut {
        element.details.activation = .perform(ActionToken(setting: target, to: .text(moment.on(day).text)))
      }
      return element
    }
    let elements = ([month] + days).map { element in
      var element = element
      if let window = context.window, let frame = element.frame { element.isOnScreen = window.shows(frame) }
      if !context.isEnabled { element.traits.insert(.notEnabled) }
      if let language = context.language { element.details.language = language }
      return AccessibilityNode.element(element)
    }
    return container(.group, placed, isOrdered: true, children: ChunkedArray(elements))
  }
}
