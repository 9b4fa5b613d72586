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
  package var page: Position? {
    get { self[\Interaction.page] }
    _modify { yield &self[\Interaction.page] }
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
