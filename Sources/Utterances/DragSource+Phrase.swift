package import Elements

extension DragSource {
  /// What the system calls the action of a source without a name of the author's.
  package var phrase: Phrase.Key { isRow ? .dragItem : .drag }
}
