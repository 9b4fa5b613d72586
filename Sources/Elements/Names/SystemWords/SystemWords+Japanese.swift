extension SystemWords {
  static let japanese = SystemWords(
    language: "ja",
    words: [
      .decrement: "減らす",
      .increment: "増やす",
      .inProgress: "進行中",
      .search: "検索",
      .selectedItem: "選択",
      .datePicker: "日付ピッカー",
      .timePicker: "時間ピッカー",
      .hours: "%1時",
      .changeMonth: "月と年を変更するには、ダブルタップします",
      .dismissPopUp: "ポップアップウインドウを閉じる",
      .dismissPopUpHint: "ポップアップウインドウを閉じるには、ダブルタップします。",
      .sheetGrabber: "シートグラバー",
      .expandSheet: "シートを拡げるには、ダブルタップします。",
      .collapseSheet: "シートを折りたたむには、ダブルタップします。",
      .dismissSheet: "シートを閉じるには、ダブルタップします。",
      .pageOf: "全%2ページ中%1ページ目",
      .reorder: "%1を並べ替え",
    ])
}
