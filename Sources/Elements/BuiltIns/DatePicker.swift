internal import Interface
internal import Languages
internal import Layout

extension Derivation {
  /// A date picker: a title of its own, then a button with the date, a wheel for each part of it, or a calendar.
  ///
  /// A calendar does not show its title (Hacking with Swift, “How to create a date picker and read values from it”, where
  /// a text has to say it).
  ///
  /// Words that are not a moment are those of the one wheel or button that there is. Buttons tell whether what they open is
  /// open, and by the system's words which of the two they are only if they are alone (instructure/canvas-ios, pull request
  /// 3191, iOS 18).
  mutating func deriveDatePicker(_ placed: PlacedView, into nodes: inout ChunkedArray<AccessibilityNode>) {
    let view = placed.view
    if view.datePickerStyle != .graphical, let title = contentLabel(of: view) {
      var text = Element(placed, label: title, traits: .staticText)
      text.id.turns.append(-1)
      nodes.append(.element(text))
    }
    let words = view.value?.constant ?? view.selection?.value.constant?.text
    switch (view.datePickerStyle, words.flatMap(CalendarMoment.init)) {
    case (.wheel, let moment?): nodes.append(.container(wheels(of: moment, placed)))
    case (.wheel, nil):
      append(Element(placed, value: words, traits: [.pickerItem, .adjustable]), of: placed, to: &nodes)
    case (.graphical, let moment?):
      if let day = moment.day { nodes.append(.container(calendar(of: moment, around: day, placed))) }
      if let time = moment.time { nodes.append(.element(button(of: time, beside: moment.day, placed))) }
    case (.compact, let moment?):
      let isAlone = moment.day == nil || moment.time == nil
      if let day = moment.day { nodes.append(.element(button(of: day, isNamed: isAlone, placed))) }
      if let time = moment.time {
        nodes.append(.element(button(of: time, beside: moment.day, isNamed: isAlone, placed)))
      }
    case (.graphical, nil), (.compact, nil): nodes.append(.element(button(.datePicker, words, placed)))
    }
  }

  private mutating func button(of day: CalendarDay, isNamed: Bool, _ placed: PlacedView) -> Element {
    button(isNamed ? .datePicker : nil, DateFormat(language: language)?.text(of: day) ?? day.text, placed)
  }

  /// The button of a time, which is told apart from what there is of a date: a button, or a month and its days.
  private mutating func button(
    of time: ClockTime, beside day: CalendarDay?, isNamed: Bool = true, _ placed: PlacedView
  ) -> Element {
    let words = DateFormat(language: language)?.text(of: time) ?? time.text
    var button = button(isNamed ? .timePicker : nil, words, placed)
    if day != nil { button.id.turns.append(-40) }
    return button
  }

  private mutating func button(_ name: SystemWord?, _ value: String?, _ placed: PlacedView) -> Element {
    var button = Element(placed, label: name.map { words[$0] }, value: value, traits: .button)
    button.details.isExpanded = false
    finish(&button, placed.view.withoutValue)
    return button
  }

  /// A wheel for each part of a date or a time, each of which says only its own.
  ///
  /// Sources: magentaA11y's recording of a date picker (“November, picker item, adjustable”, “27”, “2022”); the caption
  /// panel of iOS 26.6.1 (“12 o'clock, Picker Item, adjustable”); tests of apps that find `pickerWheels` by their values
  /// (“Today”, “Mon, Apr 10”, “8 o’clock”, where hours are counted to 24 “06 o’clock”, “00 minutes”). Since iOS 26 a wheel of
  /// a date is read as the row in its middle, with its place (the same caption panel, “22, selected, Picker Item, adjustable,
  /// 22 of 30”); that it is so for months and years is assumed.
  private mutating func wheels(of moment: CalendarMoment, _ placed: PlacedView) -> Container {
    let target = placed.view.selection?.target
    let elements = moment.parts(dates, words, today: placed.view.today).enumerated().map { index, part in
      let value = part.isRow ? inMiddle(part.words) : part.words
      var element = Element(placed, value: value, traits: [.pickerItem, .adjustable])
      if platform.generation >= 26 { element.details.position = part.place }
      element.id.turns.append(Int32(-2 - index))
      finish(&element, placed.view.withoutValue)
      if part.isAssumed { element.details.assumedWords.append(part.words) }
      if let target {
        element.details.adjust(
          target, up: placed.view.choice(part.next, insteadOf: moment),
          down: placed.view.choice(part.previous, insteadOf: moment))
      }
      return AccessibilityNode.element(element)
    }
    return container(.group, placed, isOrdered: true, children: ChunkedArray(elements))
  }
}

extension View {
  /// What a date picker is set to when a person wants another moment: the nearest one within its bounds.
  ///
  /// A wheel goes back to the bound (UIKit, `minimumDate`).
  ///
  /// - Returns: The moment; `nil` where that is what it is set to already.
  func choice(_ wanted: CalendarMoment, insteadOf moment: CalendarMoment) -> Value? {
    let choice = self.dates?.pinned(wanted.text) ?? wanted.text
    return choice == moment.text ? nil : .text(choice)
  }
}

extension CalendarMoment {
  /// What one wheel shows, and what the picker is set to when it turns.
  fileprivate struct Part {
    var words: String
    var next: CalendarMoment
    var previous: CalendarMoment
    /// Whether it shows a part of a date, and not the system's words for a time.
    var isRow = false
    /// The place of what it shows among its rows, if those are few.
    var place: Position?
    /// Whether it is not known what is heard of it.
    var isAssumed = false
  }

  /// The wheels, in the order in which the language writes dates and times; beside a time the whole day is one.
  fileprivate func parts(_ format: DateFormat, _ words: SystemWords, today: String?) -> [Part] {
    guard let time else { return day.map { dateParts(of: $0, format) } ?? [] }
    return (day.map { [dayPart(of: $0, format, words, today: today)] } ?? []) + timeParts(of: time, format, words)
  }

  private func dateParts(of day: CalendarDay, _ format: DateFormat) -> [Part] {
    format.dateParts.map { part in
      let (next, previous) = day.neighbors(in: part)
      return Part(
        words: format.wheel(part, of: day), next: on(next), previous: on(previous), isRow: true,
        place: day.place(in: part))
    }
  }

  private func dayPart(of day: CalendarDay, _ format: DateFormat, _ words: SystemWords, today: String?) -> Part {
    let known = day.text == today && words.has(.today) ? words[.today] : format.wheel(ofWhole: day)
    return Part(
      words: known ?? format.label(of: day), next: on(day.later(days: 1)), previous: on(day.later(days: -1)),
      isAssumed: known == nil)
  }

  private func timeParts(of time: ClockTime, _ format: DateFormat, _ words: SystemWords) -> [Part] {
    let half = format.half(of: time)
    let wheels = format.wheels(of: time)
    let hours = Part(
      words: words.text(.hours, wheels.hours), next: at(time.later(minutes: 60)),
      previous: at(time.later(minutes: -60)))
    let minutes = Part(
      words: words.text(.minutes, wheels.minutes), next: at(time.turned(by: 1)), previous: at(time.turned(by: -1)),
      isAssumed: !words.has(.minutes))
    let other = at(time.later(minutes: 720))
    return [hours, minutes] + (half.map { [Part(words: $0, next: other, previous: other)] } ?? [])
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

  /// The place of the day, or of its month, among the rows of a wheel; that of years has no end.
  fileprivate func place(in part: DateFormat.DatePart) -> Position? {
    switch part {
    case .day: Position(index: day, count: daysInMonth)
    case .month: Position(index: month, count: 12)
    case .year: nil
    }
  }

  /// The day before or after.
  fileprivate func later(days: Int) -> CalendarDay {
    let other = turned(by: days)
    if days > 0, other.day < day { return inMonth(after: 1).day(1) }
    guard days < 0, other.day > day else { return other }
    let month = self.day(1).inMonth(after: -1)
    return month.day(month.daysInMonth)
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
