extension View {
  /// What some kinds show besides their content and the views inside.
  public struct Attachments: PropertyGroup, Expressive {
    /// What an alert says below its title.
    public var message: Dynamic<String>?
    /// What the back button of a bar is called.
    public var back: Dynamic<String>?
    /// What stands at the leading end of a bar.
    public var leading: [View] = []
    /// What stands at the trailing end of a bar.
    public var trailing: [View] = []
    /// What stands above the rows.
    public var header: [View] = []
    /// What stands below the rows.
    public var footer: [View] = []
    /// The titles of the columns of a table.
    public var columns: [Dynamic<String>] = []
    /// The data points of a chart.
    public var points: [ChartPoint] = []
    /// The number or word in the badge of a tab.
    public var badge: Dynamic<String>?
    /// The item of the system's that a button of a bar is.
    public var barItem: BarItem?
    /// What a file says to people before the view, in a comment; a reader of files passes over it.
    public var comment: String?

    public static let unset = Attachments()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      message.accept(&visitor)
      back.accept(&visitor)
      leading.accept(&visitor)
      trailing.accept(&visitor)
      header.accept(&visitor)
      footer.accept(&visitor)
      columns.accept(&visitor)
      points.accept(&visitor)
      badge.accept(&visitor)
    }
  }
}
