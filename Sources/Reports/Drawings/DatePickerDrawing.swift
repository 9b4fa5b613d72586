internal import Colors
internal import Interface
internal import Languages
internal import Layout

/// A date on a button, on wheels, or in a month.
enum DatePickerDrawing: ViewDrawing {
  static func paintControl(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    let words = placed.view.value?.constant ?? placed.view.selection?.value.constant?.text
    let moment = words.flatMap(CalendarMoment.init)
    switch placed.view.datePickerStyle {
    case .compact:
      if theme.idiom == .mac { return painter.stroke(frame, theme.color(.systemGray4), radius: 6) }
      let height = max(min(frame.height, 34), theme.resolved(style.font).lineHeight + 8)
      painter.fill(
        frame.centered(frame.width, height), theme.color(.tertiarySystemFill), radius: theme.hasGlass ? height / 2 : 6)
    case .wheel:
      paintWheels(moment.map { wheels(of: $0, theme.dates) } ?? [words ?? ""], at: frame, with: &painter)
    case .graphical:
      if let day = moment?.day {
        paintMonth(around: day, at: frame, in: style, with: &painter)
      }
      if let time = moment?.time {
        paintTime(theme.dates.text(of: time), at: frame, isAlone: moment?.day == nil, with: &painter)
      } else if moment == nil {
        painter.words(words ?? "", theme.fixed(20), in: frame, theme.color(.label), .center)
      }
    }
  }

  /// What the wheels show: the parts of a date in the order in which the language writes them, beside a time the whole day
  /// on one.
  private static func wheels(of moment: CalendarMoment, _ format: DateFormat) -> [String] {
    guard let time = moment.time else {
      return moment.day.map { day in format.dateParts.map { format.wheel($0, of: day) } } ?? []
    }
    let half = format.half(of: time)
    let minutes = (time.minute < 10 ? "0" : "") + String(time.minute)
    return (moment.day.map { [format.label(of: $0)] } ?? [])
      + [String(half == nil ? time.hour : time.hourOfTwelve), minutes] + (half.map { [$0] } ?? [])
  }

  /// A wheel for each text; one that is longer than the others is wider.
  private static func paintWheels(_ texts: [String], at frame: Rect, with painter: inout Painter) {
    let shares = texts.map { Double(max($0.count, 4)) }
    let whole = shares.reduce(0, +)
    var x = frame.x
    for (text, share) in zip(texts, shares) {
      let width = frame.width * share / max(whole, 1)
      PickerDrawing.paintWheel(
        [text], 0, at: Rect(x: x, y: frame.y, width: width, height: frame.height), with: &painter)
      x += width
    }
  }

  /// The button of a time, below a month at its trailing end.
  private static func paintTime(_ words: String, at frame: Rect, isAlone: Bool, with painter: inout Painter) {
    let theme = painter.theme
    let font = theme.fixed(20)
    let size = (width: TextLine(words, font).width + 22, height: 34.0)
    let lower = Rect(
      x: frame.right - size.width - 8, y: frame.bottom - size.height - 2, width: size.width, height: size.height)
    let place = isAlone ? frame.centered(size.width, size.height) : lower
    let box = theme.isRightToLeft ? place.mirrored(in: frame) : place
    painter.fill(box, theme.color(.tertiarySystemFill), radius: theme.hasGlass ? 17 : 6)
    painter.words(words, font, in: box, theme.color(.label), .center)
  }

  /// The month of a day, in weeks that begin as those of the region do.
  private static func paintMonth(
    around day: CalendarDay, at frame: Rect, in style: Style, with painter: inout Painter
  ) {
    let theme = painter.theme
    let line = frame.height / 8
    painter.words(
      theme.dates.heading(of: day), theme.fixed(17, weight: 0.67),
      in: Rect(x: frame.x + 8, y: frame.y, width: frame.width - 90, height: line), theme.color(.label))
    let arrow = theme.fixed(18, weight: 0.33)
    for (name, offset) in [("chevron.backward", 70.0), ("chevron.forward", 26)] {
      painter.symbol(
        name, arrow, in: Rect(x: frame.right - offset, y: frame.y, width: 20, height: line), style.tint)
    }
    let start = WeekStart.weekday(in: theme.canvas.locale)
    let names = WeekdayHeads.names(in: theme.canvas.locale)
    for (column, name) in (names[start...] + names[..<start]).enumerated() {
      let width = frame.width / 7
      let cell = Rect(x: frame.x + Double(column) * width, y: frame.y + line, width: width, height: line)
      painter.words(
        name, theme.fixed(13, weight: 0.67), in: theme.isRightToLeft ? cell.mirrored(in: frame) : cell,
        theme.color(.tertiaryLabel), .center)
    }
    let first = (day.day(1).weekday + 7 - start) % 7
    for number in 1...day.daysInMonth {
      let (row, column) = ((number - 1 + first) / 7, (number - 1 + first) % 7)
      let width = frame.width / 7
      let cell = Rect(
        x: frame.x + Double(column) * width, y: frame.y + line * Double(row + 2), width: width, height: line)
      let place = theme.isRightToLeft ? cell.mirrored(in: frame) : cell
      if number == day.day {
        let size = min(place.width, place.height, 44)
        painter.fill(place.centered(size, size), style.tint.faded(to: 0.15), radius: size / 2)
      }
      let color = number == day.day ? style.tint : theme.color(.label)
      painter.words(String(number), theme.fixed(20), in: place, color, .center)
    }
  }
}
