extension View {
  package var message: Dynamic<String>? {
    get { self[\Attachments.message] }
    _modify { yield &self[\Attachments.message] }
  }
  package var back: Dynamic<String>? {
    get { self[\Attachments.back] }
    _modify { yield &self[\Attachments.back] }
  }
  package var leading: [View] {
    get { self[\Attachments.leading] }
    _modify { yield &self[\Attachments.leading] }
  }
  package var trailing: [View] {
    get { self[\Attachments.trailing] }
    _modify { yield &self[\Attachments.trailing] }
  }
  package var header: [View] {
    get { self[\Attachments.header] }
    _modify { yield &self[\Attachments.header] }
  }
  package var footer: [View] {
    get { self[\Attachments.footer] }
    _modify { yield &self[\Attachments.footer] }
  }
  package var columns: [Dynamic<String>] {
    get { self[\Attachments.columns] }
    _modify { yield &self[\Attachments.columns] }
  }
  package var points: [ChartPoint] {
    get { self[\Attachments.points] }
    _modify { yield &self[\Attachments.points] }
  }
  package var series: [ChartSeries] {
    get { self[\Attachments.series] }
    _modify { yield &self[\Attachments.series] }
  }
  package var xAxis: Dynamic<String>? {
    get { self[\Attachments.xAxis] }
    _modify { yield &self[\Attachments.xAxis] }
  }
  package var yAxis: Dynamic<String>? {
    get { self[\Attachments.yAxis] }
    _modify { yield &self[\Attachments.yAxis] }
  }
  package var summary: Dynamic<String>? {
    get { self[\Attachments.summary] }
    _modify { yield &self[\Attachments.summary] }
  }
  package var badge: Dynamic<String>? {
    get { self[\Attachments.badge] }
    _modify { yield &self[\Attachments.badge] }
  }
  package var barItem: BarItem? {
    get { self[\Attachments.barItem] }
    _modify { yield &self[\Attachments.barItem] }
  }
  package var assistiveAccessNavigationIcon: String? {
    get { self[\Attachments.assistiveAccessNavigationIcon] }
    _modify { yield &self[\Attachments.assistiveAccessNavigationIcon] }
  }
  package var comment: String? {
    get { self[\Attachments.comment] }
    _modify { yield &self[\Attachments.comment] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<Attachments, Value>) -> Value {
    get {
      guard box.wrapped.says(\.attachments) else {
        return Attachments.unset[keyPath: path]
      }
      return box.wrapped.others.group.attachments.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.others.group.attachments.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}
