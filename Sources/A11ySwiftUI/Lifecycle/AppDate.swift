internal import CAppSurroundings

/// What the wall clock says while an app's previews are played: the same each time.
enum AppDate {
  /// Thursday, 1 January 2026, 9:41 in the morning, in UTC.
  private static let start = 1_767_260_460.0

  /// Sets the clock to where it is when a preview begins.
  static func begin() { a11ysim_clock_set_date(start) }

  /// Does something that sees that clock.
  static func show<Result>(_ body: () -> Result) -> Result {
    a11ysim_clock_begin_showing_date()
    defer { a11ysim_clock_end_showing_date() }
    return body()
  }
}
