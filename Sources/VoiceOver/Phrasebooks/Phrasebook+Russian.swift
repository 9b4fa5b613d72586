extension Phrasebook {
  /// Russian: the words of AccessibilitySnapshot's table, letter for letter in its notation.
  ///
  /// What the table lacks is spoken in English, as its own authors do; words are not invented. Its notation has
  /// the spans of rows and columns the wrong way round; what is spoken has them right.
  static let russian = Phrasebook(
    language: "ru",
    rows: [
      Row(.selected, "Выбрано"),
      Row(.dimmed, "недоступно", snapshot: "Недоступно."),
      Row(.button, "кнопка", snapshot: "Кнопка."),
      Row(.backButton, "кнопка назад", snapshot: "Кнопка назад."),
      Row(.switchButton, "кнопка-переключатель", snapshot: "Кнопка-переключатель."),
      Row(.on, "вкл", snapshot: "Вкл."),
      Row(.off, "выкл", snapshot: "Выкл."),
      Row(.mixed, "смешанно", snapshot: "Смешанно."),
      Row(.tab, "вкладка", snapshot: "Вкладка."),
      Row(.textField, "текстовое поле", snapshot: "текстовое поле."),
      Row(.secureTextField, "защищённое текстовое поле", snapshot: "Защищённое текстовое поле."),
      Row(.isEditing, "идет правка", snapshot: "Идет правка"),
      Row(.heading, "заголовок", snapshot: "Заголовок."),
      Row(.link, "ссылка", snapshot: "Ссылка."),
      Row(.adjustable, "элемент регулировки", snapshot: "Элемент регулировки."),
      Row(.image, "изображение", snapshot: "Изображение."),
      Row(.searchField, "поле поиска", snapshot: "Поле поиска."),
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
      Row(.actionsAvailable, "Доступны действия"),
      Row(.moreContentAvailable, "Доступно больше контента"),
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
}
