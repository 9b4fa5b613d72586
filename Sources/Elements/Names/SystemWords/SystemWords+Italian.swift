extension SystemWords {
  static let italian = SystemWords(
    language: "it",
    words: [
      .decrement: "Diminuisci",
      .increment: "Aumenta",
      .inProgress: "In corso",
      .search: "Cerca",
      .selectedItem: "Selezionato",
      .datePicker: "Selezione data",
      .timePicker: "Selezione ora",
      .hours: "%1 esatte",
      .changeMonth: "Tocca due volte per modificare mese e anno",
      .dismissPopUp: "chiudi finestra a comparsa",
      .dismissPopUpHint: "Tocca due volte per chiudere la finestra a comparsa.",
      .sheetGrabber: "Maniglia pannello",
      .expandSheet: "Tocca due volte per espandere il pannello.",
      .collapseSheet: "Tocca due volte per comprimere il pannello.",
      .dismissSheet: "Tocca due volte per chiudere il pannello.",
      .pageOf: "pagina %1 di %2",
      .reorder: "Riordina %1",
    ])
}
