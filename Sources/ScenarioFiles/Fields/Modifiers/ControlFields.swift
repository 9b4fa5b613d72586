import Interface

extension ModifierField {
  /// What a control shows and changes.
  static let controls = [
    ModifierField("isOn", "Whether the switch is on.", on: [.toggle], .boundSwitch, into: \.isOn),
    ModifierField("text", "What stands in the field.", on: .textInputs, .boundText, into: \.text),
    ModifierField("selection", "What is chosen.", on: .selections, .boundValue, into: \.selection),
    ModifierField(
      "isExpanded", "Whether the views inside, or what the view opens, are shown.", on: .expandable, .bound(to: .flag),
      into: \.isExpanded),
    ModifierField(
      "isPresented", "Whether it is on the screen.", on: .presentations, .bound(to: .flag),
      value: { $0.isPresented?.path == nil ? $0.isPresented : nil }, store: { $0.isPresented = $1 }),
    ModifierField(
      "presented", "What it shows: it is on the screen while there is something.", on: .presentations, .boundItem,
      value: { $0.isPresented?.path == nil ? nil : $0.isPresented }, store: { $0.isPresented = $1 }),
    ModifierField(
      "detents", "The heights at which the sheet rests; it begins at the first, or at its selection.", on: [.sheet],
      .oneOrMore(of: ValueSchema<Detent>.choice("detent"), "a detent, or a list of them"), into: \.detents),
    ModifierField(
      "backgroundInteraction", "Whether what is behind the sheet can be reached.", on: [.sheet], .flag,
      into: \.leavesBackground),
    ModifierField(
      "tag", "What the selection of the tabs around is when the tab is chosen.", on: [.tab], .dynamicValue, into: \.tag),
    ModifierField(
      "range", "The first and the last moment that can be chosen.", on: [.datePicker], .dateBounds, into: \.dates),
    ModifierField(
      "total", "The number that stands for all.", on: [.progressView, .pageControl], .dynamicNumber, into: \.total),
    ModifierField(
      "range", "The least and the greatest number.", on: [.slider, .stepper, .gauge], .range, into: \.range),
    ModifierField(
      "step", "How far one swipe goes.", on: [.slider, .stepper],
      .number(in: 0...(.infinity), "a number that is not negative"), into: \.step),
    ModifierField(
      "options", "What can be chosen.", on: [.picker], .list(of: .option, "a list of options"), into: \.options),
    ModifierField(
      "style", "How the picker is shown.", on: [.picker],
      .choice("picker style", id: "unknown-style", of: PickerStyle.allCases.map(\.rawValue)),
      into: \.style),
    ModifierField(
      "style", "How the date picker is shown.", on: [.datePicker],
      .choice("date picker style", id: "unknown-style", of: DatePickerStyle.allCases.map(\.rawValue)), into: \.style),
    ModifierField(
      "style", "How the tabs are shown; page: one at a time, with dots below.", on: [.tabView],
      .choice("tab view style", id: "unknown-style", of: TabViewStyle.allCases.map(\.rawValue)), into: \.style),
    ModifierField(
      "style",
      "The style of the view; a toggle is a button by 'button', to the Mac a switch by 'switch', to TalkBack a check box by 'checkbox'.",
      on: .accessible.subtracting([.picker, .datePicker, .tabView]), .styleName, into: \.style),
    ModifierField("prompt", "What an empty field shows.", on: .textInputs, .template, into: \.prompt),
    ModifierField(
      "valueLabel", "The value in words.", on: .amounts, .template, into: \.valueLabel),
    ModifierField("isEditing", "Whether the field has the keyboard.", on: .textInputs, .dynamicFlag, into: \.isEditing),
    ModifierField(
      "isEditable", "Whether the text can be changed.", on: .textInputs, .dynamicFlag, into: \.isEditable),
    ModifierField(
      "badge", "The number or word in the badge of a tab, or of a row of a list; how that is read is assumed.",
      on: [.tab, .text, .label, .button, .link, .navigationLink], .template, into: \.badge),
    ModifierField(
      "barItem", "The item of the system's that a button without a title is, by UIKit's name.", on: [.button],
      ValueSchema<BarItem>.choice("bar item"), into: \.barItem),
    ModifierField(
      "assistiveAccessNavigationIcon", "The symbol beside the title of the screen in Assistive Access.", on: .all,
      .text, into: \.assistiveAccessNavigationIcon),
    ModifierField(
      "destination", "The screen that it leads to, or an address.", on: [.link, .navigationLink], .destination,
      into: \.destination),
  ]

  /// The parts that some kinds have.
  static let parts = [
    ModifierField(
      "message", "What the alert says below its title.", on: [.alert, .confirmationDialog], .template,
      into: \.message),
    ModifierField(
      "back", "What the back button is called.", on: [.navigationBar], .template, into: \.back),
    ModifierField(
      "leading", "What stands at the leading end of the bar.", on: [.navigationBar, .toolbar], .views,
      into: \.leading),
    ModifierField(
      "trailing", "What stands at the trailing end of the bar.", on: [.navigationBar, .toolbar], .views,
      into: \.trailing),
    ModifierField(
      "header", "What stands above the views.", on: .rows, .textOrViews, into: \.header),
    ModifierField(
      "footer", "What stands below the views.", on: .rows, .textOrViews, into: \.footer),
    ModifierField(
      "columns", "The titles of the columns.", on: [.table, .grid], .list(of: .template, "a list of titles"),
      into: \.columns),
    ModifierField("points", "The data points.", on: [.chart], .chartPoints, into: \.points),
    ModifierField(
      "series", "The data points, in series with names.", on: [.chart], .chartSeries, into: \.series),
    ModifierField("xAxis", "What the horizontal axis shows.", on: [.chart], .template, into: \.xAxis),
    ModifierField("yAxis", "What the vertical axis shows.", on: [.chart], .template, into: \.yAxis),
    ModifierField("summary", "What the chart shows, in words.", on: [.chart], .template, into: \.summary),
    ModifierField(
      "cell", "Where in a table the view stands, and what it heads.", .cellPosition, into: \.cellPosition),
  ]
}
