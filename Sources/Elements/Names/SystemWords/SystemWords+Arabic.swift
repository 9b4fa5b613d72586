extension SystemWords {
  static let arabic = SystemWords(
    language: "ar",
    words: [
      .decrement: "إنقاص",
      .increment: "زيادة",
      .inProgress: "قيد التقدم",
      .search: "بحث",
      .selectedItem: "محددة",
      .datePicker: "منتقي التاريخ",
      .timePicker: "منتقي الوقت",
      .hours: "الساعة %1",
      .changeMonth: "اضغط مرتين لتغيير الشهر والسنة",
      .dismissPopUp: "استبعاد القائمة المنبثقة",
      .dismissPopUpHint: "اضغط مرتين لاستبعاد الإطار المنبثق.",
      .sheetGrabber: "ملتقط الورقة",
      .expandSheet: "اضغط مرتين لتوسيع الورقة.",
      .collapseSheet: "اضغط مرتين لطي الورقة.",
      .dismissSheet: "اضغط مرتين لاستبعاد الورقة.",
      .pageOf: "صفحة %1 من %2",
      .reorder: "إعادة ترتيب %1",
    ])
}
