// The properties of the groups are properties of the view itself. Each is written out here, because a key path is as quick
// as a stored property only in the target that declares it: other targets, which ask for these most, call what is below. A
// group in which nothing is said is passed over before anything is held on to, since most are.

extension View {
  package var label: Label? {
    get { self[\Wording.label] }
    _modify { yield &self[\Wording.label] }
  }
  package var value: Dynamic<String>? {
    get { self[\Wording.value] }
    _modify { yield &self[\Wording.value] }
  }
  package var hint: Dynamic<String>? {
    get { self[\Wording.hint] }
    _modify { yield &self[\Wording.hint] }
  }
  package var recognized: Dynamic<String>? {
    get { self[\Wording.recognized] }
    _modify { yield &self[\Wording.recognized] }
  }
  package var traits: [AccessibilityTrait] {
    get { self[\Wording.traits] }
    _modify { yield &self[\Wording.traits] }
  }
  package var removeTraits: [AccessibilityTrait] {
    get { self[\Wording.removeTraits] }
    _modify { yield &self[\Wording.removeTraits] }
  }
  package var selected: Dynamic<Bool>? {
    get { self[\Wording.selected] }
    _modify { yield &self[\Wording.selected] }
  }
  package var enabled: Dynamic<Bool>? {
    get { self[\Wording.enabled] }
    _modify { yield &self[\Wording.enabled] }
  }
  package var identifier: String? {
    get { self[\Wording.identifier] }
    _modify { yield &self[\Wording.identifier] }
  }
  package var computed: [ComputedProperty] {
    get { self[\Wording.computed] }
    _modify { yield &self[\Wording.computed] }
  }
  package var lacksWords: Bool {
    get { self[\Wording.lacksWords] }
    _modify { yield &self[\Wording.lacksWords] }
  }
  package var translations: [Translation] {
    get { self[\Wording.translations] }
    _modify { yield &self[\Wording.translations] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<Wording, Value>) -> Value {
    get {
      guard box.wrapped.wording.isSet else { return Wording.unset[keyPath: path] }
      return box.wrapped.wording.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.wording.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}

extension View {
  package var headingLevel: Int? {
    get { self[\SpokenDetails.headingLevel] }
    _modify { yield &self[\SpokenDetails.headingLevel] }
  }
  package var language: String? {
    get { self[\SpokenDetails.language] }
    _modify { yield &self[\SpokenDetails.language] }
  }
  package var inputLabels: [Dynamic<String>] {
    get { self[\SpokenDetails.inputLabels] }
    _modify { yield &self[\SpokenDetails.inputLabels] }
  }
  package var customContent: [CustomContent] {
    get { self[\SpokenDetails.customContent] }
    _modify { yield &self[\SpokenDetails.customContent] }
  }
  package var chartDescriptor: ChartDescriptor? {
    get { self[\SpokenDetails.chartDescriptor] }
    _modify { yield &self[\SpokenDetails.chartDescriptor] }
  }
  package var speech: Speech? {
    get { self[\SpokenDetails.speech] }
    _modify { yield &self[\SpokenDetails.speech] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<SpokenDetails, Value>) -> Value {
    get {
      guard box.wrapped.says(\.spokenDetails) else {
        return SpokenDetails.unset[keyPath: path]
      }
      return box.wrapped.others.group.spokenDetails.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.others.group.spokenDetails.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}

extension View {
  package var condition: Dynamic<Bool>? {
    get { self[\Exposure.condition] }
    _modify { yield &self[\Exposure.condition] }
  }
  package var hidden: Dynamic<Bool>? {
    get { self[\Exposure.hidden] }
    _modify { yield &self[\Exposure.hidden] }
  }
  package var opacity: Dynamic<Double>? {
    get { self[\Exposure.opacity] }
    _modify { yield &self[\Exposure.opacity] }
  }
  package var decorative: Bool {
    get { self[\Exposure.decorative] }
    _modify { yield &self[\Exposure.decorative] }
  }
  package var childBehavior: ChildBehavior? {
    get { self[\Exposure.childBehavior] }
    _modify { yield &self[\Exposure.childBehavior] }
  }
  package var sortPriority: Dynamic<Double>? {
    get { self[\Exposure.sortPriority] }
    _modify { yield &self[\Exposure.sortPriority] }
  }
  package var representation: Box<View>? {
    get { self[\Exposure.representation] }
    _modify { yield &self[\Exposure.representation] }
  }
  package var acceptances: [Acceptance] {
    get { self[\Exposure.acceptances] }
    _modify { yield &self[\Exposure.acceptances] }
  }
  package var joinsNames: Bool {
    get { self[\Exposure.joinsNames] }
    _modify { yield &self[\Exposure.joinsNames] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<Exposure, Value>) -> Value {
    get {
      guard box.wrapped.says(\.exposure) else {
        return Exposure.unset[keyPath: path]
      }
      return box.wrapped.others.group.exposure.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.others.group.exposure.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}

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
}

extension View {
  package var action: Action? {
    get { self[\Interaction.action] }
    _modify { yield &self[\Interaction.action] }
  }
  package var actions: [View] {
    get { self[\Interaction.actions] }
    _modify { yield &self[\Interaction.actions] }
  }
  package var editActions: [View] {
    get { self[\Interaction.editActions] }
    _modify { yield &self[\Interaction.editActions] }
  }
  package var swipeActions: [View] {
    get { self[\Interaction.swipeActions] }
    _modify { yield &self[\Interaction.swipeActions] }
  }
  package var contextMenu: [View] {
    get { self[\Interaction.contextMenu] }
    _modify { yield &self[\Interaction.contextMenu] }
  }
  package var increment: Action? {
    get { self[\Interaction.increment] }
    _modify { yield &self[\Interaction.increment] }
  }
  package var decrement: Action? {
    get { self[\Interaction.decrement] }
    _modify { yield &self[\Interaction.decrement] }
  }
  package var magicTap: Action? {
    get { self[\Interaction.magicTap] }
    _modify { yield &self[\Interaction.magicTap] }
  }
  package var escape: Action? {
    get { self[\Interaction.escape] }
    _modify { yield &self[\Interaction.escape] }
  }
  package var zoomIn: Action? {
    get { self[\Interaction.zoomIn] }
    _modify { yield &self[\Interaction.zoomIn] }
  }
  package var zoomOut: Action? {
    get { self[\Interaction.zoomOut] }
    _modify { yield &self[\Interaction.zoomOut] }
  }
  package var nextPage: Action? {
    get { self[\Interaction.nextPage] }
    _modify { yield &self[\Interaction.nextPage] }
  }
  package var previousPage: Action? {
    get { self[\Interaction.previousPage] }
    _modify { yield &self[\Interaction.previousPage] }
  }
  package var refresh: Action? {
    get { self[\Interaction.refresh] }
    _modify { yield &self[\Interaction.refresh] }
  }
  package var gestures: [View] {
    get { self[\Interaction.gestures] }
    _modify { yield &self[\Interaction.gestures] }
  }
  package var links: [View] {
    get { self[\Interaction.links] }
    _modify { yield &self[\Interaction.links] }
  }
  package var onAppear: Action? {
    get { self[\Interaction.onAppear] }
    _modify { yield &self[\Interaction.onAppear] }
  }
  package var onChange: [ChangeHandler] {
    get { self[\Interaction.onChange] }
    _modify { yield &self[\Interaction.onChange] }
  }
  package var rotors: [Rotor] {
    get { self[\Interaction.rotors] }
    _modify { yield &self[\Interaction.rotors] }
  }
  package var keyboardShortcut: Keystroke? {
    get { self[\Interaction.keyboardShortcut] }
    _modify { yield &self[\Interaction.keyboardShortcut] }
  }
  package var respondsToUserInteraction: Bool? {
    get { self[\Interaction.respondsToUserInteraction] }
    _modify { yield &self[\Interaction.respondsToUserInteraction] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<Interaction, Value>) -> Value {
    get {
      guard box.wrapped.says(\.interaction) else {
        return Interaction.unset[keyPath: path]
      }
      return box.wrapped.others.group.interaction.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.others.group.interaction.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}

extension View {
  package var draggable: Draggable? {
    get { self[\Dragging.draggable] }
    _modify { yield &self[\Dragging.draggable] }
  }
  package var dropTarget: DropPoint? {
    get { self[\Dragging.dropTarget] }
    _modify { yield &self[\Dragging.dropTarget] }
  }
  package var dropPoints: [DropPoint] {
    get { self[\Dragging.dropPoints] }
    _modify { yield &self[\Dragging.dropPoints] }
  }
  package var reordering: Reordering? {
    get { self[\Dragging.reordering] }
    _modify { yield &self[\Dragging.reordering] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<Dragging, Value>) -> Value {
    get {
      guard box.wrapped.says(\.dragging) else {
        return Dragging.unset[keyPath: path]
      }
      return box.wrapped.others.group.dragging.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.others.group.dragging.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}

extension View {
  package var isOn: Bound? {
    get { self[\ControlState.isOn] }
    _modify { yield &self[\ControlState.isOn] }
  }
  package var text: Bound? {
    get { self[\ControlState.text] }
    _modify { yield &self[\ControlState.text] }
  }
  package var amount: Bound? {
    get { self[\ControlState.amount] }
    _modify { yield &self[\ControlState.amount] }
  }
  package var selection: Bound? {
    get { self[\ControlState.selection] }
    _modify { yield &self[\ControlState.selection] }
  }
  package var isExpanded: Bound? {
    get { self[\ControlState.isExpanded] }
    _modify { yield &self[\ControlState.isExpanded] }
  }
  package var isPresented: Bound? {
    get { self[\ControlState.isPresented] }
    _modify { yield &self[\ControlState.isPresented] }
  }
  package var detents: [Detent] {
    get { self[\ControlState.detents] }
    _modify { yield &self[\ControlState.detents] }
  }
  package var total: Dynamic<Double>? {
    get { self[\ControlState.total] }
    _modify { yield &self[\ControlState.total] }
  }
  package var range: ClosedRange<Double>? {
    get { self[\ControlState.range] }
    _modify { yield &self[\ControlState.range] }
  }
  package var step: Double? {
    get { self[\ControlState.step] }
    _modify { yield &self[\ControlState.step] }
  }
  package var options: [PickerOption] {
    get { self[\ControlState.options] }
    _modify { yield &self[\ControlState.options] }
  }
  package var style: String? {
    get { self[\ControlState.style] }
    _modify { yield &self[\ControlState.style] }
  }
  package var prompt: Dynamic<String>? {
    get { self[\ControlState.prompt] }
    _modify { yield &self[\ControlState.prompt] }
  }
  package var valueLabel: Dynamic<String>? {
    get { self[\ControlState.valueLabel] }
    _modify { yield &self[\ControlState.valueLabel] }
  }
  package var isEditing: Dynamic<Bool>? {
    get { self[\ControlState.isEditing] }
    _modify { yield &self[\ControlState.isEditing] }
  }
  package var isEditable: Dynamic<Bool>? {
    get { self[\ControlState.isEditable] }
    _modify { yield &self[\ControlState.isEditable] }
  }
  package var misspelled: [Dynamic<String>] {
    get { self[\ControlState.misspelled] }
    _modify { yield &self[\ControlState.misspelled] }
  }
  package var destination: Destination? {
    get { self[\ControlState.destination] }
    _modify { yield &self[\ControlState.destination] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<ControlState, Value>) -> Value {
    get {
      guard box.wrapped.says(\.controlState) else {
        return ControlState.unset[keyPath: path]
      }
      return box.wrapped.others.group.controlState.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.others.group.controlState.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}

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

extension View {
  package var captions: [String] {
    get { self[\Media.captions] }
    _modify { yield &self[\Media.captions] }
  }
  package var hasAudioDescription: Bool {
    get { self[\Media.hasAudioDescription] }
    _modify { yield &self[\Media.hasAudioDescription] }
  }
  package var transcript: Dynamic<String>? {
    get { self[\Media.transcript] }
    _modify { yield &self[\Media.transcript] }
  }
  package var autoplays: Dynamic<Bool>? {
    get { self[\Media.autoplays] }
    _modify { yield &self[\Media.autoplays] }
  }
  package var isSilent: Bool {
    get { self[\Media.isSilent] }
    _modify { yield &self[\Media.isSilent] }
  }
  package var isAudio: Bool {
    get { self[\Media.isAudio] }
    _modify { yield &self[\Media.isAudio] }
  }
  package var isPlaying: Bound? {
    get { self[\Media.isPlaying] }
    _modify { yield &self[\Media.isPlaying] }
  }
  package var flashes: Double? {
    get { self[\Media.flashes] }
    _modify { yield &self[\Media.flashes] }
  }
  package var animation: Dynamic<String>? {
    get { self[\Media.animation] }
    _modify { yield &self[\Media.animation] }
  }
  package var dismissAfter: Double? {
    get { self[\Media.dismissAfter] }
    _modify { yield &self[\Media.dismissAfter] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<Media, Value>) -> Value {
    get {
      guard box.wrapped.says(\.media) else { return Media.unset[keyPath: path] }
      return box.wrapped.others.group.media.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.others.group.media.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}
