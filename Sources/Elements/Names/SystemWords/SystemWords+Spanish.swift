extension SystemWords {
  static let spanish = SystemWords(
    language: "es",
    words: [
      .decrement: "Restar",
      .increment: "Sumar",
      .inProgress: "En curso",
      .search: "Buscar",
      .selectedItem: "Seleccionado",
      .datePicker: "Selector de fecha",
      .timePicker: "Selector de hora",
      .hours: "%1 en punto",
      .changeMonth: "Toca dos veces para cambiar el mes y el año",
      .dismissPopUp: "cerrar mensaje",
      .dismissPopUpHint: "Toca dos veces para cerrar la ventana emergente.",
      .sheetGrabber: "Tirador de la hoja",
      .expandSheet: "Toca dos veces para expandir la hoja.",
      .collapseSheet: "Toca dos veces para contraer la hoja.",
      .dismissSheet: "Toca dos veces para cerrar la hoja.",
      .pageOf: "página %1 de %2",
      .reorder: "Reordenar %1",
    ])
}
