extension SystemWords {
  static let portuguese = SystemWords(
    language: "pt-br",
    words: [
      .decrement: "Diminuir",
      .increment: "Aumentar",
      .inProgress: "Em andamento",
      .search: "Buscar",
      .selectedItem: "Seleção",
      .datePicker: "Seletor de Data",
      .timePicker: "Seletor de Horário",
      .hours: "%1 horas",
      .changeMonth: "Toque duas vezes para alterar o mês e o ano",
      .dismissPopUp: "fechar popup",
      .dismissPopUpHint: "Toque duas vezes para fechar a janela pop-up.",
      .sheetGrabber: "Capturador de Folhas",
      .expandSheet: "Toque duas vezes para expandir a folha.",
      .collapseSheet: "Toque duas vezes para contrair a folha.",
      .dismissSheet: "Toque duas vezes para fechar a folha.",
      .pageOf: "página %1 de %2",
      .reorder: "Reordenar %1",
    ])
}
