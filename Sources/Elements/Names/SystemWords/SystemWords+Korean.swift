extension SystemWords {
  static let korean = SystemWords(
    language: "ko",
    words: [
      .decrement: "감소",
      .increment: "증가",
      .inProgress: "진행 중",
      .search: "검색",
      .selectedItem: "선택됨",
      .datePicker: "날짜 선택기",
      .timePicker: "시간 선택기",
      .hours: "%1시",
      .changeMonth: "월 및 연도를 변경하려면 이중 탭하십시오.",
      .dismissPopUp: "팝업 닫기",
      .dismissPopUpHint: "팝업 윈도우를 닫으려면 이중 탭하십시오.",
      .sheetGrabber: "시트 손잡이",
      .expandSheet: "시트를 확장하려면 이중 탭하십시오.",
      .collapseSheet: "시트를 접으려면 이중 탭하십시오.",
      .dismissSheet: "시트를 닫으려면 이중 탭하십시오.",
      .pageOf: "총 %2페이지 중에서 %1페이지",
      .reorder: "%1 재정렬",
    ])
}
