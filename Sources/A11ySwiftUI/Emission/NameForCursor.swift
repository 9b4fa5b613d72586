internal import Interface

extension Emitter {
  /// Leads the cursor to an element where it is asked to a part of it: of the label of a control (cvs-health, “Escape
  /// Action”: the text in a button), or of what is combined (assumed after it).
  mutating func takeCursor(of view: inout Interface.View) {
    guard !focusLinks.isEmpty else { return }
    let names = view.namesInside
    let asked = focusLinks.indices.filter { names.contains(focusLinks[$0].name) }
    guard !asked.isEmpty else { return }
    let name = view.nameForCursor()
    for index in asked { focusLinks[index].name = name }
  }
}

extension Interface.View {
  /// The names of all that is in the view.
  fileprivate var namesInside: Set<String> {
    var names: Set<String> = []
    for child in children {
      if let name = child.identifier { names.insert(name) }
      names.formUnion(child.namesInside)
    }
    return names
  }
}

extension Interface.View {
  /// A name of the element that the cursor goes to when it is asked to the view: the view itself, or of one that only holds
  /// others the first in it (assumed); the view has it too, in case that it is made one element afterwards.
  mutating func nameForCursor() -> String {
    var name = identifier ?? ElementReference.madeUpName(turns)
    if holdsOthersOnly { nameFirstElement(&name) }
    identifier = identifier ?? name
    return name
  }

  private var holdsOthersOnly: Bool {
    kind.has(.arranges) && childBehavior != .combine && childBehavior != .ignore
      && (label == nil || childBehavior == .contain)
  }

  /// Names the first element in a view that only holds others, if there is one; an element that has a name keeps it.
  @discardableResult
  private mutating func nameFirstElement(_ name: inout String) -> Bool {
    for index in children.indices {
      let child = children[index]
      if child.hidden?.constant == true || child.kind == .spacer || child.kind == .divider { continue }
      if child.holdsOthersOnly {
        if children[index].nameFirstElement(&name) { return true }
      } else if child.label != nil || !child.kind.has(.elementIfLabeled) || child.childBehavior != nil {
        name = child.identifier ?? name
        children[index].identifier = name
        return true
      }
    }
    return false
  }
}

extension ElementReference {
  /// A reference to what a running app names, by its author's name or by one that was made up.
  init(inApp name: String) { self.init(name, isMadeUp: name.hasPrefix(ElementReference.madeUpWord)) }

  /// A name for a view that its author has not named.
  fileprivate static func madeUpName(_ turns: [Int32]) -> String { madeUpWord + "\(turns)" }

  /// What such names begin with: a character of private use, with which no author begins a name.
  private static let madeUpWord = "\u{F0000}focus "
}
