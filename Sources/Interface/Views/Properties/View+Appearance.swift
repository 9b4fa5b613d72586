extension View {
  package var font: String? {
    get { self[\Appearance.font] }
    _modify { yield &self[\Appearance.font] }
  }
  package var color: Dynamic<String>? {
    get { self[\Appearance.color] }
    _modify { yield &self[\Appearance.color] }
  }
  package var backgroundColor: Dynamic<String>? {
    get { self[\Appearance.backgroundColor] }
    _modify { yield &self[\Appearance.backgroundColor] }
  }
  package var isUnderlined: Bool {
    get { self[\Appearance.isUnderlined] }
    _modify { yield &self[\Appearance.isUnderlined] }
  }
  package var isItalic: Bool {
    get { self[\Appearance.isItalic] }
    _modify { yield &self[\Appearance.isItalic] }
  }
  package var textCase: TextCase? {
    get { self[\Appearance.textCase] }
    _modify { yield &self[\Appearance.textCase] }
  }
  package var layout: [LayoutModifier] {
    get { self[\Appearance.layout] }
    _modify { yield &self[\Appearance.layout] }
  }
  package var spacing: Double? {
    get { self[\Appearance.spacing] }
    _modify { yield &self[\Appearance.spacing] }
  }
  package var alignment: Alignment? {
    get { self[\Appearance.alignment] }
    _modify { yield &self[\Appearance.alignment] }
  }
  package var axis: Axis? {
    get { self[\Appearance.axis] }
    _modify { yield &self[\Appearance.axis] }
  }
  package var columnCount: Int? {
    get { self[\Appearance.columnCount] }
    _modify { yield &self[\Appearance.columnCount] }
  }
  package var minLength: Double? {
    get { self[\Appearance.minLength] }
    _modify { yield &self[\Appearance.minLength] }
  }
  package var hasLargeTitle: Bool {
    get { self[\Appearance.hasLargeTitle] }
    _modify { yield &self[\Appearance.hasLargeTitle] }
  }
  package var lineLimit: Int? {
    get { self[\Appearance.lineLimit] }
    _modify { yield &self[\Appearance.lineLimit] }
  }
  package var minimumScaleFactor: Double? {
    get { self[\Appearance.minimumScaleFactor] }
    _modify { yield &self[\Appearance.minimumScaleFactor] }
  }
  package var multilineTextAlignment: HorizontalAlignment? {
    get { self[\Appearance.multilineTextAlignment] }
    _modify { yield &self[\Appearance.multilineTextAlignment] }
  }
  package var resizable: Bool {
    get { self[\Appearance.resizable] }
    _modify { yield &self[\Appearance.resizable] }
  }
  package var colorScheme: Setting.Appearance? {
    get { self[\Appearance.colorScheme] }
    _modify { yield &self[\Appearance.colorScheme] }
  }
  package var systemPart: SystemPart? {
    get { self[\Appearance.systemPart] }
    _modify { yield &self[\Appearance.systemPart] }
  }
  package var material: Material? {
    get { self[\Appearance.material] }
    _modify { yield &self[\Appearance.material] }
  }
  package var textSizes: TextSizeLimits? {
    get { self[\Appearance.textSizes] }
    _modify { yield &self[\Appearance.textSizes] }
  }
  package var ignoresInvertColors: Dynamic<Bool>? {
    get { self[\Appearance.ignoresInvertColors] }
    _modify { yield &self[\Appearance.ignoresInvertColors] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<Appearance, Value>) -> Value {
    get {
      guard box.wrapped.says(\.appearance) else {
        return Appearance.unset[keyPath: path]
      }
      return box.wrapped.others.group.appearance.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.others.group.appearance.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}
