extension SystemWords {
  static let french = SystemWords(
    language: "fr",
    words: [
      .decrement: "Décrémenter",
      .increment: "Incrémenter",
      .inProgress: "En cours",
      .search: "Rechercher",
      .selectedItem: "Sélectionné",
      .datePicker: "Sélecteur de date",
      .timePicker: "Sélecteur d’heure",
      .hours: "%1 heures",
      .changeMonth: "Touchez deux fois pour modifier le mois et l’année.",
      .dismissPopUp: "fermer le pop-up",
      .dismissPopUpHint: "Touchez l’écran deux fois rapidement pour fermer le pop-up.",
      .sheetGrabber: "Poignée de feuille",
      .expandSheet: "Touchez deux fois pour agrandir la feuille.",
      .collapseSheet: "Touchez deux fois pour condenser la feuille.",
      .dismissSheet: "Touchez deux fois pour fermer la feuille.",
      .pageOf: "page %1 sur %2",
      .reorder: "Réorganiser %1",
    ])
}
