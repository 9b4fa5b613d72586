extension SystemWords {
  static let dutch = SystemWords(
    language: "nl",
    words: [
      .decrement: "Verlaag",
      .increment: "Verhoog",
      .inProgress: "Bezig",
      .search: "Zoek",
      .selectedItem: "Geselecteerd",
      .datePicker: "Datumkiezer",
      .timePicker: "Tijdkiezer",
      .hours: "%1 uur",
      .changeMonth: "Tik dubbel om de maand en het jaar te wijzigen",
      .dismissPopUp: "sluit melding",
      .dismissPopUpHint: "Tik dubbel om pop-upvenster te sluiten.",
      .sheetGrabber: "Handgreep voor werkblad",
      .expandSheet: "Tik dubbel om het werkblad uit te vouwen.",
      .collapseSheet: "Tik dubbel om het werkblad samen te vouwen.",
      .dismissSheet: "Tik dubbel om het werkblad te sluiten.",
      .pageOf: "pagina %1 van %2",
      .reorder: "Wijzig volgorde %1",
    ])
}
