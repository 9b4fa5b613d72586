extension SystemWords {
  static let russian = SystemWords(
    language: "ru",
    words: [
      .decrement: "Уменьшить",
      .increment: "Увеличить",
      .inProgress: "Идёт выполнение операции",
      .search: "Искать",
      .selectedItem: "Выбрано",
      .datePicker: "Инструмент выбора даты",
      .timePicker: "Инструмент выбора времени",
      .hours: "Время: %1",
      .changeMonth: "Коснитесь дважды, чтобы изменить месяц и год",
      .dismissPopUp: "закрыть всплывающее меню",
      .dismissPopUpHint: "Коснитесь дважды, чтобы закрыть всплывающее окно.",
      .sheetGrabber: "Точка захвата листа",
      .expandSheet: "Коснитесь дважды, чтобы развернуть лист.",
      .collapseSheet: "Коснитесь дважды, чтобы свернуть лист.",
      .dismissSheet: "Коснитесь дважды, чтобы закрыть лист.",
      .pageOf: "страница %1 из %2",
      .reorder: "Изменить порядок %1",
    ])
}
