package import Elements
package import Utterances

/// An entry of an element's list of actions.
package enum OfferedAction: Sendable, Hashable {
  case custom(CustomAction)
  case drag(DragSource)
  case drop(DropTarget)
}

extension OfferedAction {
  /// The name that the author gave the action, else the system's own.
  package func name(in phrasebook: Phrasebook) -> String {
    switch self {
    case .custom(let action): action.name
    case .drag(let source): source.name ?? phrasebook[source.phrase].spoken
    case .drop(let target): target.name ?? phrasebook[.drop].spoken
    }
  }
}

extension Element {
  /// The element's own actions, and what can be dragged from it; while something is dragged, where it can be dropped.
  package func offeredActions(whileDragging isDragging: Bool) -> [OfferedAction] {
    guard hasDetails else { return [] }
    let actions = details.actions.map(OfferedAction.custom)
    if isDragging { return actions + details.drops.map(OfferedAction.drop) }
    return actions + (details.drag.map { [.drag($0)] } ?? [])
  }
}
