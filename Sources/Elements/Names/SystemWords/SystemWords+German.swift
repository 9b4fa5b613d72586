extension SystemWords {
  static let german = SystemWords(
    language: "de",
    words: [
      .decrement: "Verringern",
      .increment: "Erhöhen",
      .inProgress: "In Arbeit",
      .search: "Suchen",
      .selectedItem: "Ausgewählt",
      .datePicker: "Datumsauswahl",
      .timePicker: "Zeitauswahl",
      .hours: "%1 Uhr",
      .changeMonth: "Zum Ändern von Monat und Jahr doppeltippen",
      .dismissPopUp: "Einblendmenü schließen",
      .dismissPopUpHint: "Doppeltippen, um das Einblendfenster zu schließen.",
      .sheetGrabber: "Aufzeichnungsblatt",
      .expandSheet: "Doppeltippe, um das Blatt zu erweitern.",
      .collapseSheet: "Doppeltippe, um das Blatt zu reduzieren.",
      .dismissSheet: "Doppeltippe, um das Blatt zu schließen.",
      .pageOf: "Seite %1 von %2",
      .reorder: "%1 neu anordnen",
    ])
}
