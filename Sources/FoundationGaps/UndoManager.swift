/// Takes back what was done, and does it again.
///
/// Documentation: UndoManager. What is registered in one event is taken back at once, as in a group; what is registered
/// while something is taken back is what does it again.
open class UndoManager: NSObject, @unchecked Sendable {
  /// The number of the event under way.
  package nonisolated(unsafe) static var event = 0

  private struct Step {
    weak var target: AnyObject?
    var perform: () -> Void
  }
  private struct Group {
    var event: Int
    var steps: [Step] = []
    var name = ""
  }
  private enum Course { case doing, undoing, redoing }

  private var undoable: [Group] = []
  private var redoable: [Group] = []
  private var open: [Group] = []
  private var course = Course.doing

  public override init() {}
  open var groupsByEvent = true
  open var levelsOfUndo = 0
  open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.steps.isEmpty } }
  open var canRedo: Bool { !redoable.isEmpty }
  open var isUndoing: Bool { course == .undoing }
  open var isRedoing: Bool { course == .redoing }
  open private(set) var isUndoRegistrationEnabled = true
  open var groupingLevel: Int { open.count }
  open var undoActionName: String { undoable.last?.name ?? "" }
  open var redoActionName: String { redoable.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = undoable.popLast() else { return }
    take(back: group, as: .undoing)
  }
  open func redo() {
    guard let group = redoable.popLast() else { return }
    take(back: group, as: .redoing)
  }

  /// Performs the steps of a group, the last one first, and collects what turns them round.
  private func take(back group: Group, as course: Course) {
    self.course = course
    open.append(Group(event: UndoManager.event, name: group.name))
    for step in group.steps.reversed() { step.perform() }
    endUndoGrouping()
    self.course = .doing
  }

  open func beginUndoGrouping() { open.append(Group(event: UndoManager.event)) }
  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.steps.isEmpty else { return }
    if open.isEmpty { keep(group) } else { open[open.count - 1].steps += group.steps }
  }
  private func keep(_ group: Group) {
    if course == .undoing { return redoable.append(group) }
    undoable.append(group)
    if course == .doing { redoable = [] }
    if levelsOfUndo > 0 { undoable.removeFirst(max(0, undoable.count - levelsOfUndo)) }
  }

  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let step = Step(target: target) { [weak target] in if let target { handler(target) } }
    if !open.isEmpty {
      open[open.count - 1].steps.append(step)
    } else if groupsByEvent, undoable.last?.event == UndoManager.event {
      undoable[undoable.count - 1].steps.append(step)
    } else {
      keep(Group(event: UndoManager.event, steps: [step]))
    }
  }
  open func setActionName(_ name: String) {
    if !open.isEmpty {
      open[open.count - 1].name = name
    } else if !undoable.isEmpty {
      undoable[undoable.count - 1].name = name
    }
  }
  open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
  open func enableUndoRegistration() { isUndoRegistrationEnabled = true }
  open func removeAllActions() { (undoable, redoable, open) = ([], [], []) }
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.steps.removeAll { $0.target === target }
        return group.steps.isEmpty ? nil : group
      }
    }
    (undoable, redoable) = (without(undoable), without(redoable))
  }
}
