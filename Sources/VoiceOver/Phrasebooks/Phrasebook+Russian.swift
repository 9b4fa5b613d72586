internal import Utterances

extension Phrasebook {
  /// Russian: the words of AccessibilitySnapshot's table, letter for letter in its notation.
  ///
  /// Rows that name another source are VoiceOver's words as a synthesizer got them on a device: the table by which
  /// tugstugi's speech synthesizer translates what VoiceOver says in Russian (EnRuNormalizer, 2022).
  ///
  /// What both tables lack is spoken in English, as the authors of the first do; words are not invented. Its notation has
  /// the spans of rows and columns the wrong way round; what is spoken has them right.
  static let russian = Phrasebook(
    language: "ru",
    rows: [
      Row(.selected, "Выбрано"),
      Row(.dimmed, "недоступно", snapshot: "Недоступно."),
      Row(.button, "кнопка", snapshot: "Кнопка."),
      Row(.popUpButton, "всплывающая кнопка", snapshot: "Всплывающая кнопка.", source: synthesizer),
      Row(.backButton, "кнопка, указывающая назад", snapshot: "Кнопка назад.", source: synthesizer),
      Row(.switchButton, "кнопка-переключатель", snapshot: "Кнопка-переключатель."),
      Row(.on, "вкл", snapshot: "Вкл."),
      Row(.off, "выкл", snapshot: "Выкл."),
      Row(.mixed, "смешанно", snapshot: "Смешанно."),
      Row(.tab, "вкладка", snapshot: "Вкладка."),
      Row(.textField, "текстовое поле", snapshot: "текстовое поле."),
      Row(.secureTextField, "защищённое текстовое поле", snapshot: "Защищённое текстовое поле."),
      Row(.isEditing, "идет правка", snapshot: "Идет правка"),
      Row(.heading, "заголовок", snapshot: "Заголовок."),
      Row(
        .headingLevel, "уровень заголовка %1", snapshot: "Заголовок.", service: "Уровень заголовка %1",
        source: synthesizer),
      Row(.link, "ссылка", snapshot: "Ссылка."),
      Row(.adjustable, "элемент регулировки", snapshot: "Элемент регулировки."),
      Row(.image, "изображение", snapshot: "Изображение."),
      Row(.searchField, "поле поиска", snapshot: "Поле поиска."),
      Row(.collapsed, "свернуто", snapshot: "Свернуто.", source: synthesizer),
      Row(.position, "%1 из %2", snapshot: "%1 из %2."),
      Row(.spansRows, "охватывает строк: %1", snapshot: "Охватывает столбцов: %1."),
      Row(.spansColumns, "охватывает столбцов: %1", snapshot: "Охватывает строк: %1."),
      Row(.row, "ряд %1", snapshot: "Ряд %1."),
      Row(.column, "столбец %1", snapshot: "Столбец %1."),
      Row(.listStart, "начало списка", snapshot: "Начало списка."),
      Row(.listEnd, "конец списка", snapshot: "Конец списка."),
      Row(.landmarkStart, "ориентир", snapshot: "Ориентир."),
      Row(.landmarkEnd, "конец строки", snapshot: "Конец строки."),
      Row(
        .toggleHint, "Коснитесь дважды, чтобы переключить настройку",
        snapshot: "Коснитесь дважды, чтобы переключить настройку."),
      Row(
        .adjustHint, "Смахните вверх или вниз одним пальцем, чтобы настроить значение",
        snapshot: "Смахните вверх или вниз одним пальцем, чтобы настроить значение."),
      Row(.editHint, "коснитесь дважды, чтобы редактировать"),
      Row(
        .editAreaHint,
        "коснитесь дважды, чтобы редактировать, Используйте ротор для доступа к oбъeкту: Cлова с ошибками",
        snapshot: "коснитесь дважды, чтобы редактировать., Используйте ротор для доступа к oбъeкту: Cлова с ошибками"),
      Row(.misspelledHint, "Используйте ротор для доступа к oбъeкту: Cлова с ошибками"),
      Row(
        .pickerHint, "Коснитесь дважды для активации инструмента выбора",
        snapshot: "Коснитесь дважды для активации инструмента выбора.", source: synthesizer),
      Row(
        .expandHint, "Коснитесь дважды, чтобы развернуть", snapshot: "Коснитесь дважды, чтобы развернуть.",
        source: synthesizer),
      Row(.actionsAvailable, "Доступны действия"),
      Row(.moreContentAvailable, "Доступно больше контента"),
      Row(.words, "Слова", source: synthesizer),
      Row(.insertionAtStart, "точка вставки в начале", source: synthesizer),
      Row(.voiceOverOff, "VoiceOver выключен", source: synthesizer),
      Row(.space, "пробел", source: synthesizer),
      Row(.semicolon, "точка с запятой", source: synthesizer),
      Row(.underscore, "подчеркивание", source: synthesizer),
      Row(.percent, "процент", source: synthesizer),
      Row(.bullet, "маркер списка", source: synthesizer),
      Row(.headings, "Заголовки"),
      Row(.headingsOfLevel, "Заголовок %1"),
      Row(.misspelledWords, "Слова с ошибками"),
      Row(.links, "Ссылки"),
      Row(.images, "Изображения"),
      Row(.textFields, "Текстовые поля"),
      Row(.tables, "Таблицы"),
      Row(.lists, "Списки"),
      Row(.landmarks, "Ориентиры"),
      Row(.back, "назад"),
      Row(.noResults, "<нет результатов>"),
      Row(.moreResults, "+ %1 дополнительных результатов..."),
      Row(.manyMoreResults, "+ Много (%1+) дополнительных результатов..."),
    ],
    fallback: .english)

  private static let synthesizer = "tugstugi, EnRuNormalizer"
}
