extension View {
  package var frame: Frame? {
    get { self[\UIKitProperties.frame] }
    _modify { yield &self[\UIKitProperties.frame] }
  }
  package var isElement: Bool? {
    get { self[\UIKitProperties.isElement] }
    _modify { yield &self[\UIKitProperties.isElement] }
  }
  package var elements: [ElementReference]? {
    get { self[\UIKitProperties.elements] }
    _modify { yield &self[\UIKitProperties.elements] }
  }
  package var container: ContainerType? {
    get { self[\UIKitProperties.container] }
    _modify { yield &self[\UIKitProperties.container] }
  }
  package var shouldGroupChildren: Bool {
    get { self[\UIKitProperties.shouldGroupChildren] }
    _modify { yield &self[\UIKitProperties.shouldGroupChildren] }
  }
  package var navigationStyle: NavigationStyle {
    get { self[\UIKitProperties.navigationStyle] }
    _modify { yield &self[\UIKitProperties.navigationStyle] }
  }
  package var focusGroup: String? {
    get { self[\UIKitProperties.focusGroup] }
    _modify { yield &self[\UIKitProperties.focusGroup] }
  }
  package var isModal: Dynamic<Bool>? {
    get { self[\UIKitProperties.isModal] }
    _modify { yield &self[\UIKitProperties.isModal] }
  }
  package var elementsHidden: Dynamic<Bool>? {
    get { self[\UIKitProperties.elementsHidden] }
    _modify { yield &self[\UIKitProperties.elementsHidden] }
  }
  package var activationPoint: Point? {
    get { self[\UIKitProperties.activationPoint] }
    _modify { yield &self[\UIKitProperties.activationPoint] }
  }
  package var path: [Point] {
    get { self[\UIKitProperties.path] }
    _modify { yield &self[\UIKitProperties.path] }
  }
  package var directTouch: [DirectTouchOption]? {
    get { self[\UIKitProperties.directTouch] }
    _modify { yield &self[\UIKitProperties.directTouch] }
  }
  package var clips: Bool {
    get { self[\UIKitProperties.clips] }
    _modify { yield &self[\UIKitProperties.clips] }
  }
  package var cellPosition: CellPosition? {
    get { self[\UIKitProperties.cellPosition] }
    _modify { yield &self[\UIKitProperties.cellPosition] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<UIKitProperties, Value>) -> Value {
    get {
      guard box.wrapped.says(\.uiKit) else {
        return UIKitProperties.unset[keyPath: path]
      }
      return box.wrapped.others.group.uiKit.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.others.group.uiKit.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
  package var hostsSwiftUI: Bool {
    get { self[\UIKitProperties.hostsSwiftUI] }
    _modify { yield &self[\UIKitProperties.hostsSwiftUI] }
  }
}
