extension View {
  /// What some kinds show besides their content and the views inside.
  package struct Attachments: PropertyGroup, Expressive {
    /// What an alert says below its title.
    package var message: Dynamic<String>?
    /// What the back button of a bar is called.
    package var back: Dynamic<String>?
    /// What stands at the leading end of a bar.
    package var leading: [View] = []
    /// What stands at the trailing end of a bar.
    package var trailing: [View] = []
    /// What stands above the rows.
    package var header: [View] = []
    /// What stands below the rows.
    package var footer: [View] = []
    /// The titles of the columns of a table.
    package var columns: [Dynamic<String>] = []
    /// The data points of a chart.
    package var points: [ChartPoint] = []
    /// The same in series with names.
    package var series: [ChartSeries] = []
    /// What the axes of a chart show.
    package var xAxis: Dynamic<String>?
    package var yAxis: Dynamic<String>?
    /// What a chart shows, in words.
    package var summary: Dynamic<String>?
    /// The number or word in the badge of a tab or of a row.
    package var badge: Dynamic<String>?
    /// The item of the system's that a button of a bar is.
    package var barItem: BarItem?
    /// The symbol beside the title of the screen in Assistive Access.
    package var assistiveAccessNavigationIcon: String?
    /// What a file says to people before the view, in a comment; a reader of files passes over it.
    package var comment: String?

    package static let unset = Attachments()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      Self.naming(
        all: Attachments.init(
          message:back:leading:trailing:header:footer:columns:points:series:xAxis:yAxis:summary:badge:barItem:
          assistiveAccessNavigationIcon:comment:))
      message.accept(&visitor)
      back.accept(&visitor)
      leading.accept(&visitor)
      trailing.accept(&visitor)
      header.accept(&visitor)
      footer.accept(&visitor)
      columns.accept(&visitor)
      points.accept(&visitor)
      series.accept(&visitor)
      xAxis.accept(&visitor)
      yAxis.accept(&visitor)
      summary.accept(&visitor)
      badge.accept(&visitor)
    }
  }
}
