extension DateFormat {
  /// The format of American English.
  package static let english = DateFormat(
    date: "MMM d, y", time: "h:mm a", day: "EEEE, MMMM d", month: "MMMM y", wholeDay: "EEE, MMM d",
    months: "January February March April May June July August September October November December",
    shortMonths: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    weekdays: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday", halves: ("AM", "PM"))

  /// The formats by language.
  ///
  /// Source: Unicode CLDR, medium dates and short times of the Gregorian calendar (Unicode License v3). American and
  /// British English agree with accessibility trees of compact date pickers (“Oct 7, 2026” and “8:00 AM”, “17 Nov 2042”
  /// and “08:53”). Of the halves of a Korean day Apple's formatter has the wide names (a test of an app's own formatter in
  /// ten languages: “오후”).
  static let formats: [String: DateFormat] = [
    "en": english,
    "en-gb": DateFormat(
      date: "d MMM y", time: "HH:mm", day: "EEEE, d MMMM", month: "MMMM y", wholeDay: "EEE d MMM",
      months: "January February March April May June July August September October November December",
      shortMonths: "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec",
      weekdays: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
    "de": DateFormat(
      date: "dd.MM.y", time: "HH:mm", day: "EEEE, d. MMMM", month: "MMMM y",
      months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
      shortMonths: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
      weekdays: "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag"),
    "ru": DateFormat(
      date: "d MMM y 'г'.", time: "HH:mm", day: "EEEE, d MMMM", month: "LLLL y 'г'.",
      months: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
      monthsAlone: "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
      shortMonths: "янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.",
      weekdays: "воскресенье понедельник вторник среда четверг пятница суббота"),
    "fr": DateFormat(
      date: "d MMM y", time: "HH:mm", day: "EEEE d MMMM", month: "MMMM y",
      months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      shortMonths: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
      weekdays: "dimanche lundi mardi mercredi jeudi vendredi samedi"),
    "es": DateFormat(
      date: "d MMM y", time: "H:mm", day: "EEEE, d 'de' MMMM", month: "MMMM 'de' y",
      months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      shortMonths: "ene feb mar abr may jun jul ago sept oct nov dic",
      weekdays: "domingo lunes martes miércoles jueves viernes sábado"),
    "ja": DateFormat(
      date: "y/MM/dd", time: "H:mm", day: "M月d日EEEE", month: "y年M月", wheels: ("d日", "y年"),
      months: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
      weekdays: "日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日"),
    "pt-br": DateFormat(
      date: "d 'de' MMM 'de' y", time: "HH:mm", day: "EEEE, d 'de' MMMM", month: "MMMM 'de' y",
      months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
      shortMonths: "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.",
      weekdays: "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado"),
    "it": DateFormat(
      date: "d MMM y", time: "HH:mm", day: "EEEE d MMMM", month: "MMMM y",
      months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
      shortMonths: "gen feb mar apr mag giu lug ago set ott nov dic",
      weekdays: "domenica lunedì martedì mercoledì giovedì venerdì sabato"),
    "zh-hans": DateFormat(
      date: "y年M月d日", time: "HH:mm", day: "M月d日EEEE", month: "y年M月", wheels: ("d日", "y年"),
      months: "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月",
      shortMonths: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
      weekdays: "星期日 星期一 星期二 星期三 星期四 星期五 星期六"),
    "zh-hant": DateFormat(
      date: "y年M月d日", time: "ah:mm", day: "M月d日 EEEE", month: "y年M月", wheels: ("d日", "y年"),
      months: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
      weekdays: "星期日 星期一 星期二 星期三 星期四 星期五 星期六", halves: ("上午", "下午")),
    "ko": DateFormat(
      date: "y. M. d.", time: "a h:mm", day: "MMMM d일 EEEE", month: "y년 MMMM", wheels: ("d일", "y년"),
      months: "1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월",
      weekdays: "일요일 월요일 화요일 수요일 목요일 금요일 토요일", halves: ("오전", "오후")),
    "nl": DateFormat(
      date: "d MMM y", time: "HH:mm", day: "EEEE d MMMM", month: "MMMM y",
      months: "januari februari maart april mei juni juli augustus september oktober november december",
      shortMonths: "jan feb mrt apr mei jun jul aug sep okt nov dec",
      weekdays: "zondag maandag dinsdag woensdag donderdag vrijdag zaterdag"),
    "sv": DateFormat(
      date: "d MMM y", time: "HH:mm", day: "EEEE d MMMM", month: "MMMM y",
      months: "januari februari mars april maj juni juli augusti september oktober november december",
      shortMonths: "jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec.",
      weekdays: "söndag måndag tisdag onsdag torsdag fredag lördag"),
    "pl": DateFormat(
      date: "d MMM y", time: "HH:mm", day: "EEEE, d MMMM", month: "LLLL y",
      months: "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
      monthsAlone: "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
      shortMonths: "sty lut mar kwi maj cze lip sie wrz paź lis gru",
      weekdays: "niedziela poniedziałek wtorek środa czwartek piątek sobota"),
    "tr": DateFormat(
      date: "d MMM y", time: "HH:mm", day: "d MMMM EEEE", month: "MMMM y",
      months: "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
      shortMonths: "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara",
      weekdays: "Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi"),
    "ar": DateFormat(
      date: "dd/MM/y", time: "h:mm a", day: "EEEE، d MMMM", month: "MMMM y",
      months: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
      weekdays: "الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت", halves: ("ص", "م")),
  ]
}
