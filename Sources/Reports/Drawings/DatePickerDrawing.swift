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
      let height = max(min(frame.height, 34), theme.resolved(style.font).lineHeight + 8)
      painter.fill(
        frame.centered(frame.width, height), theme.color(.tertiarySystemFill), radius: theme.hasGlass ? height / 2 : 6)
    case .wheel:
      guard let day = moment?.day, moment?.time == nil else {
        let texts = moment.map { theme.dates.texts(of: $0) } ?? [words ?? ""]
        return PickerDrawing.paintWheel([texts.joined(separator: "  ")], 0, at: frame, with: &painter)
      }
      paintWheels(of: day, at: frame, with: &painter)
    case .graphical:
      if let day = moment?.day {
        paintMonth(around: day, at: frame, in: style, with: &painter)
      } else {
        painter.words(words ?? "", theme.fixed(20), in: frame, theme.color(.label), .center)
      }
    }
  }

  /// A wheel for each part of a date, in the order in which the language writes them.
  private static func paintWheels(of day: CalendarDay, at frame: Rect, with painter: inout Painter) {
    let format = painter.theme.dates
    let width = frame.width / Double(format.dateParts.count)
    for (index, part) in format.dateParts.enumerated() {
      let column = Rect(x: frame.x + Double(index) * width, y: frame.y, width: width, height: frame.height)
      PickerDrawing.paintWheel([format.wheel(part, of: day)], 0, at: column, with: &painter)
    }
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
