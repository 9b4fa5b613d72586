internal import Utterances

extension Phrasebook {
  /// Chinese (Traditional), in the words of Taiwan.
  static let traditionalChinese = Phrasebook(
    language: "zh-Hant", name: "Chinese (Traditional)",
    own: [
      .dimmed: "已變暗", .switchButton: "切換按鈕", .headingLevel: "標題層級%1", .expanded: "已展開", .collapsed: "已收合",
      .draggable: "可拖移", .listStart: "列表開頭", .listEnd: "列表結尾", .landmarkStart: "標記", .landmarkEnd: "結尾",
      .toggleHint: "點兩下來切換設定。", .adjustHint: "單指上下滑動來調整數值。", .editHint: "點兩下來編輯。", .expandHint: "點兩下來展開",
      .collapseHint: "點兩下來收合", .reorderHint: "點兩下並按住，聽到提示聲後再拖移來重新排列", .actionsHint: "上下滑動來選取自訂動作，然後點兩下來啟用。",
      .actionsAvailable: "有可用的動作", .moreContentAvailable: "更多可用的內容", .dropReady: "放置就緒", .dropUnready: "現在放置尚未就緒",
      .dropComplete: "放置完成", .dragCancelled: "已取消拖移", .capital: "大寫%1", .voiceOverOn: "已開啟「旁白」", .group: "群組",
      .enteredGroup: "在%1中", .leftGroup: "在%1外", .emoji: "%1表情符號", .flatStyle: "單一", .groupedStyle: "群組",
      .buttons: "按鈕", .textFields: "文字欄位", .images: "影像", .textField: "文字欄位", .secureTextField: "安全性文字欄位",
      .formControlNotFound: "找不到表單控制項目", .hintsOff: "已關閉「提示」", .hintsOn: "已開啟「提示」", .chartDetails: "圖表詳細資訊",
      .complete: "已完成", .characterSelection: "字元選擇", .lineSelection: "行數選擇", .pageSelection: "頁面選擇",
      .wordSelection: "字詞選擇", .lineMode: "每行模式", .pickerHint: "點兩下來啟用選擇器", .allPunctuation: "所有標點符號",
      .textSelectionHint: "向右滑動來展開所選範圍，向左滑動來收縮所選範圍。", .wordMode: "字詞模式", .row: "第%1列", .pasted: "已貼上",
      .copied: "%1已拷貝到剪貼板",
      .replacementHint: "左右滑動來選擇替代文字，然後點兩下來插入。",
      .selected: "已選取", .position: "%2之%1", .adjustable: "可調整", .tab: "標籤頁",
    ],
    system: [
      .chartInsights: "詳細資訊", .increasingTrend: "整體趨勢上升。", .decreasingTrend: "整體趨勢下降。",
      .veryStrongCorrelation: "資料顯示關聯性極強。", .strongCorrelation: "資料顯示關聯性強。", .moderateCorrelation: "資料顯示關聯性普通。",
      .weakCorrelation: "資料顯示關聯性弱。", .noCorrelation: "資料似乎無關聯性。", .outlier: "%1為離群值。", .noOutliers: "無離群值。",
      .currentSeries: "目前數列：", .numberOfSeries: "數列%1",
      .backButton: "返回按鈕", .on: "開啟", .off: "關閉", .mixed: "混合", .heading: "標題", .link: "連結",
      .image: "影像", .searchField: "搜尋欄位", .checked: "已勾選", .unchecked: "未勾選", .press: "按下", .audioGraph: "聲波圖",
      .playAudioGraph: "播放聲波圖", .dataPoint: "資料點", .chartSummary: "摘要", .chartStatistics: "統計資料", .minimum: "最小值：%1",
      .maximum: "最大值：%1", .mean: "%1平均值：%2", .done: "完成", .possibly: "可能為", .speakingRate: "朗讀速度", .hints: "提示",
      .punctuation: "標點符號", .drag: "拖移", .drop: "放置", .edit: "編輯", .cut: "剪下", .copy: "拷貝", .paste: "貼上",
      .select: "選取", .selectAll: "全選", .back: "返回",
    ],
    mac: [
      .macSwitch: "切換",
      .popUpButton: "彈出式按鈕", .tabBar: "標籤列", .toolbar: "工具列", .comma: "逗號",
      .colon: "冒號", .semicolon: "分號", .exclamationMark: "驚嘆號", .questionMark: "問號", .quotationMark: "引號",
      .apostrophe: "撇號", .leftParenthesis: "左括號", .rightParenthesis: "右括號", .dash: "連字號", .equals: "等於號", .plus: "加號",
      .asterisk: "星號", .at: "於", .percent: "百分比", .bullet: "項目符號", .ellipsis: "刪節號", .headings: "標題",
      .staticText: "靜態文字", .dragItem: "拖移項目", .movedAbove: "移到%1上方", .movedBelow: "移到%1下方", .dismissMenu: "關閉特色選單",
      .space: "空格", .page: "第%1頁（共%2頁）", .rows: "第%1列至第%2列（共%3列）",
    ],
    neighbors: [.secretCharacters: "%1個字元"],
    heard: [Quote(.button, "按鈕", "gewill/OpenCCman, speech of iOS 27")],
    confirmed: [.heading: "gewill/OpenCCman, speech of iOS 27"],
    fallback: .english)
}
