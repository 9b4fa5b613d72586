internal import Interface
internal import Languages
internal import Layout

extension Derivation {
  /// A date picker: a title of its own, then a button with the date, a wheel for each part of it, or a calendar.
  ///
  /// A date is written `2026-11-21`, a time `08:41`; other words are those of the one wheel or button that there is.
  mutating func deriveDatePicker(_ placed: PlacedView, into nodes: inout ChunkedArray<AccessibilityNode>) {
    let view = placed.view
    if let title = contentLabel(of: view) {
      var text = Element(placed, label: title, traits: .staticText)
      text.id.turns.append(-1)
      nodes.append(.element(text))
    }
    let words = view.value?.constant ?? view.selection?.value.constant?.text
    let moment = words.flatMap(Moment.init)
    switch (view.datePickerStyle, moment) {
    case (.graphical, .day(let day)): nodes.append(.container(calendar(around: day, placed)))
    case (.wheel, let moment?): nodes.append(.container(wheels(of: moment, placed)))
    case (.wheel, nil):
      append(Element(placed, value: words, traits: [.pickerItem, .adjustable]), of: placed, to: &nodes)
    case (.compact, _), (.graphical, _):
      let format = DateFormat(language: language)
      var button = Element(placed, label: self.words[.datePicker], value: words, traits: [.button, .popUpButton])
      if case .time = moment { button.label = self.words[.timePicker] }
      if let moment, let format { button.value = moment.text(in: format) }
      finish(&button, view.withoutValue)
      nodes.append(.element(button))
    }
  }

  /// A wheel for each part of a date or a time, each of which says only its own.
  ///
  /// Sources: magentaA11y's recording of a date picker (“November, picker item, adjustable”, “27”, “2022”); the caption
  /// panel of iOS 26.6.1 (“12 o'clock, Picker Item, adjustable”). That the wheel of minutes names them is by analogy.
  private mutating func wheels(of moment: Moment, _ placed: PlacedView) -> Container {
    let target = placed.view.selection?.target
    let elements = moment.parts(dates, words).enumerated().map { index, part in
      var element = Element(placed, value: part.words, traits: [.pickerItem, .adjustable])
      element.id.turns.append(Int32(-2 - index))
      finish(&element, placed.view.withoutValue)
      if part.isAssumed { element.details.assumedWords.append(part.words) }
      if let target { element.details.adjust(target, up: .text(part.next), down: .text(part.previous)) }
      return AccessibilityNode.element(element)
    }
    return container(.group, placed, isOrdered: true, children: ChunkedArray(elements))
  }
}

/// What a date picker is set to.
private enum Moment {
  case day(CalendarDay)
  case time(ClockTime)

  init?(_ text: String) {
    if let day = CalendarDay(text) {
      self = .day(day)
    } else if let time = ClockTime(text) {
      self = .time(time)
    } else {
      return nil
    }
  }

  func text(in format: DateFormat) -> String {
    switch self {
    case .day(let day): format.text(of: day)
    case .time(let time): format.text(of: time)
    }
  }

  /// What one wheel shows, and what the picker is set to when it turns.
  struct Part {
    var words: String
    var next: String
    var previous: String
    /// Whether the language has no words for it.
    var isAssumed = false
  }

  /// The wheels, in the order in which the language writes dates and times.
  func parts(_ format: DateFormat, _ words: SystemWords) -> [Part] {
    switch self {
    case .day(let day):
      return format.dateParts.map { part in
        let (next, previous) = day.neighbors(in: part)
        return Part(words: format.wheel(part, of: day), next: next.text, previous: previous.text)
      }
    case .time(let time):
      let half = format.half(of: time)
      let hours = Part(
        words: words.text(.hours, "\(half == nil ? time.hour : time.hourOfTwelve)"), next: time.later(minutes: 60).text,
        previous: time.later(minutes: -60).text)
      let minutes = Part(
        words: words.text(.minutes, "\(time.minute)"), next: time.turned(by: 1).text,
        previous: time.turned(by: -1).text,
        isAssumed: !words.has(.minutes))
      let other = time.later(minutes: 720).text
      return [hours, minutes] + (half.map { [Part(words: $0, next: other, previous: other)] } ?? [])
    }
  }
}

extension CalendarDay {
  /// The days to which the wheel of a part turns.
  fileprivate func neighbors(in part: DateFormat.DatePart) -> (next: CalendarDay, previous: CalendarDay) {
    switch part {
    case .day: (turned(by: 1), turned(by: -1))
    case .month: (inMonth(after: 1), inMonth(after: -1))
    case .year: (inMonth(after: 12), inMonth(after: -12))
    }
  }

  /// Another day of the same month, as the wheel of days goes round.
  fileprivate func turned(by days: Int) -> CalendarDay {
    self.day((day - 1 + days + daysInMonth) % daysInMonth + 1)
  }
}

extension ClockTime {
  /// Another minute of the same hour, as the wheel of minutes goes round.
  fileprivate func turned(by minutes: Int) -> ClockTime {
    var other = self
    other.minute = (minute + minutes + 60) % 60
    return other
  }
}

extension View {
  /// The view without the author's value, which its elements share among them.
  fileprivate var withoutValue: View { self.value == nil ? self : with { $0.value = nil } }
}
