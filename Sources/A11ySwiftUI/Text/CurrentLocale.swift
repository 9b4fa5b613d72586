#if os(Linux)
// Foundation on Linux takes every person for one of `en_001`, whatever the system says: dates would be “14 Mar 1972”, and
// prices “US$12.50”. A program's own symbol goes before that of the libraries that it loads, so that Foundation's
// formatters and format styles ask these functions, as the app does.
extension Locale {
  /// `Locale.current`: that of the preview.
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  package static func ofPreview() -> Locale { Localization.current.environment(nil).locale }

  /// `Locale.autoupdatingCurrent`: that of the preview.
  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  package static func ofPreviewNow() -> Locale { ofPreview() }
}

extension Calendar {
  /// `Calendar.current`: weeks begin as they do where the person lives.
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  package static func ofPreview() -> Calendar {
    let environment = Localization.current.environment(nil)
    var calendar = environment.calendar
    calendar.locale = environment.locale
    return calendar
  }
}
#endif
