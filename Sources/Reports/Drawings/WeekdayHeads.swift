internal import Languages

/// What stands over the columns of a calendar's month.
enum WeekdayHeads {
  /// The days from Sunday on, as short as a column is narrow; in English for a language without a row.
  static func names(in language: String) -> [String] {
    (LanguageTag(language).lookup(in: rows) ?? english).split(separator: " ").map(String.init)
  }

  private static let english = "SUN MON TUE WED THU FRI SAT"

  /// Source: Unicode CLDR, abbreviated names of weekdays that stand alone, in capital letters where there are such.
  private static let rows = [
    "en": english,
    "de": "SO MO DI MI DO FR SA",
    "ru": "ВС ПН ВТ СР ЧТ ПТ СБ",
    "fr": "DIM. LUN. MAR. MER. JEU. VEN. SAM.",
    "es": "DOM LUN MAR MIÉ JUE VIE SÁB",
    "ja": "日 月 火 水 木 金 土",
    "pt-br": "DOM. SEG. TER. QUA. QUI. SEX. SÁB.",
    "it": "DOM LUN MAR MER GIO VEN SAB",
    "zh-hans": "周日 周一 周二 周三 周四 周五 周六",
    "zh-hant": "週日 週一 週二 週三 週四 週五 週六",
    "ko": "일 월 화 수 목 금 토",
    "nl": "ZO MA DI WO DO VR ZA",
    "sv": "SÖN MÅN TIS ONS TORS FRE LÖR",
    "pl": "NIEDZ. PON. WT. ŚR. CZW. PT. SOB.",
    "tr": "PAZ PZT SAL ÇAR PER CUM CMT",
    "ar": "الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت",
  ]
}
