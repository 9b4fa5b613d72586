internal import Utterances

extension Phrasebook {
  /// Chinese (Simplified).
  ///
  /// Source of what is collapsed and of its hint: VoiceOver of iOS 27, where Apple’s strings of 2022 had other words
  /// (RexYoung000/CheckLine, voiceover-manual-task-speech).
  static let chinese = Phrasebook(
    language: "zh-Hans", name: "Chinese (Simplified)",
    own: [
      .alert: "提醒！", .dimmed: "变暗", .button: "按钮", .popUpButton: "弹出式按钮", .switchButton: "切换按钮", .textField: "文本栏",
      .secureTextField: "安全文本栏", .isEditing: "正在编辑", .heading: "标题", .headingLevel: "标题级别%1", .pickerItem: "选择器项目",
      .expanded: "已展开", .collapsed: "已折叠", .draggable: "可拖移", .checkbox: "复选框", .spansColumns: "跨越%1列", .column: "第%1列",
      .listStart: "列表开头", .listEnd: "列表结尾", .landmarkStart: "标志性内容", .landmarkEnd: "结尾", .toggleHint: "轻点两下来切换设置。",
      .adjustHint: "用一个手指上下轻扫来调整值。", .editHint: "轻点两下来编辑。", .pickerHint: "轻点两下来激活选择器", .expandHint: "轻点两下展开",
      .collapseHint: "轻点两下以折叠", .rotorHint: "使用转子访问“%1”", .reorderHint: "轻点两下并按住，等听到声音后，再拖移来重新排列",
      .actionsHint: "上下轻扫来选择自定操作，然后轻点两下来激活。", .actionsAvailable: "可用操作", .moreContentAvailable: "更多可用内容",
      .characters: "字符", .words: "单词", .lines: "每行", .containers: "容器", .actions: "操作", .moreContent: "更多内容",
      .zoom: "缩放", .links: "链接", .lists: "列表", .landmarks: "标志性内容", .misspelledWords: "拼写错误的字词",
      .headingNotFound: "找不到标题", .buttonNotFound: "未找到按钮", .listNotFound: "找不到列表", .volume: "音量",
      .allPunctuation: "全部加标点符号", .noPunctuation: "无标点符号", .activate: "激活", .dropReady: "放置就绪",
      .dropUnready: "现在放置尚未就绪", .dropComplete: "放置完成", .dragCancelled: "拖移已取消", .characterMode: "逐字朗读",
      .lineMode: "逐行朗读", .insertionAtStart: "插入点在开头", .insertionAtEnd: "插入点在结尾", .capital: "大写%1", .deleted: "删除",
      .voiceOverOn: "“旁白”已打开", .group: "群组", .enteredGroup: "在%1中", .leftGroup: "“%1”外", .emoji: "%1表情符号",
      .flatStyle: "单一", .groupedStyle: "分组", .buttons: "按钮", .textFields: "文本栏", .images: "图像", .emptyLine: "此行没有内容",
      .formControlNotFound: "找不到表单控制", .hintsOff: "提示已关闭", .hintsOn: "提示已打开", .chartDetails: "图表详细信息",
      .complete: "完成", .describeChart: "描述图表", .characterSelection: "字符选择", .lineSelection: "行数选择",
      .pageSelection: "页码选择", .wordSelection: "词语选择", .textSelectionHint: "向右轻扫扩大选择区域，向左轻扫缩小选择区域。", .wordMode: "逐词朗读",
      .row: "第%1行", .pasted: "已粘贴", .adjustValue: "调整值", .copied: "%1已拷贝到剪贴板",
      .replacementHint: "左右轻扫选取替换文本，再轻点两下插入。",
      .selected: "已选定", .position: "%2之%1", .adjustable: "可调", .tab: "标签",
      .backButton: "返回按钮", .on: "打开", .off: "关闭", .mixed: "混合", .link: "链接", .image: "图像", .searchField: "搜索栏",
      .checked: "已勾选", .unchecked: "未勾选", .spansRows: "跨越%1行", .directTouchHint: "使用转子启用此App的“直接触控”。", .dot: "句点",
      .comma: "半角逗号", .colon: "半角冒号", .semicolon: "半角分号", .exclamationMark: "半角感叹号", .questionMark: "半角问号",
      .quotationMark: "引号", .apostrophe: "撇号", .leftParenthesis: "半角左括号", .rightParenthesis: "半角右括号", .slash: "斜线",
      .dash: "连字符", .underscore: "下划线", .equals: "等于号", .plus: "加号", .asterisk: "星号", .hash: "井号", .at: "at符号",
      .ampersand: "“与”符号", .percent: "百分号", .bullet: "项目符号", .ellipsis: "省略号", .headings: "标题",
      .headingsOfLevel: "标题级别%1", .formControls: "表单控制", .searchFields: "搜索栏", .tables: "表格", .staticText: "静态文本",
      .textSelection: "文本选择", .linkNotFound: "找不到链接", .textFieldNotFound: "未找到文本栏", .searchFieldNotFound: "未找到搜索栏",
      .imageNotFound: "找不到图像", .tableNotFound: "找不到表格", .landmarkNotFound: "找不到标志性内容", .staticTextNotFound: "找不到静态文本",
      .noItemFound: "找不到项目", .audioGraph: "音频图形", .playAudioGraph: "播放音频图形", .axesOfChart: "%1对%2",
      .speakingRate: "语速", .hints: "提示", .punctuation: "标点符号", .navigationStyle: "浏览样式", .somePunctuation: "部分加标点符号",
      .space: "空格", .edit: "编辑", .cut: "剪切", .copy: "拷贝", .paste: "粘贴", .select: "选择", .selectAll: "全选",
      .selectionDeleted: "已删除所选内容", .voiceOverOff: "“旁白”已关闭", .landscape: "横排",
    ],
    system: [
      .chartInsights: "分析", .increasingTrend: "总体呈上升趋势。", .decreasingTrend: "总体呈下降趋势。",
      .veryStrongCorrelation: "数据显示出极强关联性。", .strongCorrelation: "数据显示出强关联性。", .moderateCorrelation: "数据显示出中等关联性。",
      .weakCorrelation: "数据显示出弱关联性。", .noCorrelation: "数据似乎并无关联。", .outlier: "%1为异常值。", .noOutliers: "无异常值。",
      .currentSeries: "当前系列：", .numberOfSeries: "序列%1", .dataPoint: "数据点", .chartSummary: "摘要",
      .chartStatistics: "统计数据", .minimum: "最低：%1", .maximum: "最高：%1", .mean: "%1中值：%2", .done: "完成", .possibly: "可能是",
      .press: "按下", .drag: "拖移", .drop: "放置", .back: "返回", .page: "第%1页（共%2页）", .rows: "第%1行至第%2行（共%3行）",
      .tabBar: "标签页栏", .toolbar: "工具栏", .dismissMenu: "关闭关联菜单", .dragItem: "拖移项目", .movedAbove: "已移到%1上方",
      .movedBelow: "已移到%1下方", .refreshingContent: "正在刷新内容", .xAxis: "X轴是%1", .yAxis: "Y轴是%1",
    ],
    mac: [
      .macSwitch: "转换", .menuButton: "菜单按钮", .slider: "滑块", .stepper: "步进器", .progressIndicator: "进度指示条",
      .busyIndicator: "忙指示器",
      .levelIndicator: "层次指示器",
      .toggleButton: "开关按钮", .scrollArea: "滚动区", .table: "表格",
      .disclosureTriangle: "显示三角形", .radioButton: "单选按钮", .searchTextField: "搜索文本栏",
      .openMenu: "菜单", .checkMark: "勾号",
    ],
    neighbors: [
      .secretCharacters: "%1个字符", .editText: "文本栏", .secureEditText: "安全文本栏",
    ],
    fallback: .english)
}
