extension SystemWords {
  static let chinese = SystemWords(
    language: "zh-hans",
    words: [
      .decrement: "减量",
      .increment: "增量",
      .inProgress: "进行中",
      .search: "搜索",
      .selectedItem: "已选择",
      .datePicker: "日期选择器",
      .timePicker: "时间选择器",
      .hours: "%1点",
      .changeMonth: "轻点两下更改月份和年份",
      .dismissPopUp: "关闭弹出式窗口",
      .dismissPopUpHint: "轻点两下来关闭弹出式窗口。",
      .sheetGrabber: "表单控制柄",
      .expandSheet: "轻点两下展开表单。",
      .collapseSheet: "轻点两下收起表单。",
      .dismissSheet: "轻点两下关闭表单。",
      .pageOf: "第%1页（共%2页）",
      .reorder: "对%1重新排序",
    ])
}
