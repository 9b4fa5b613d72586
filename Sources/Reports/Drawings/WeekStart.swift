internal import Languages

/// The day that a week begins with, which goes by the region.
enum WeekStart {
  /// The first day of the week, counted from Sunday as zero.
  static func weekday(in locale: String) -> Int {
    let tag = LanguageTag(locale)
    let region = tag.region ?? tag.lookup(in: regions) ?? ""
    return sundays.contains(region) ? 0 : saturdays.contains(region) ? 6 : 1
  }

  /// The regions whose weeks begin on Sunday, and those whose weeks begin on Saturday; elsewhere it is Monday.
  ///
  /// Source: Unicode CLDR, first day of the week by territory.
  private static let sundays = Set(
    """
    ag ao as bd br bs bt bw bz ca co cv dm do et gt gu gw hk hn id il in jm jp ke kh kr la mh mm mo mt mx mz ni np pa pe
    ph pk pr pt py sa sg st sv th tl tt tw um us ve vi ws ye za zw
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
  private static let saturdays = Set(
    "af bh dj dz eg iq ir jo kw ly om qa sd sy".split(separator: " ").map(String.init))

  /// The regions of tags without one, where a week does not begin on Monday.
  ///
  /// Source: Unicode CLDR, likely subtags.
  private static let regions = [
    "en": "us", "ja": "jp", "ko": "kr", "he": "il", "hi": "in", "th": "th", "id": "id", "ar": "eg", "fa": "ir",
    "pt": "br", "zh-hant": "tw",
  ]
}
