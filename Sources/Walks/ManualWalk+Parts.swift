internal import Interface
internal import Order
internal import VoiceOver

extension ManualWalk {
  /// What a name that was typed may be a part of.
  enum Completion {
    /// The step with the whole name.
    case step(Step.Command)
    /// Several names have the words in them.
    case several([String])
  }

  /// What a step may mean that names nothing here; `nil` if no name has the words in it, or if a name was not all that was
  /// typed.
  ///
  /// In a flow a part of a word names nothing, since a screen that grows could make it mean something else; who types it
  /// sees at once where it leads.
  func completion(of step: Step.Command) -> Completion? {
    guard let (words, names, complete) = nameable(step) else { return nil }
    let known = Set(names)
    guard !known.contains(words) else { return nil }
    let whole = known.filter { $0.contains(words: words) }.sorted()
    guard let only = whole.first else { return nil }
    return whole.count == 1 ? .step(complete(Query(only))) : .several(whole)
  }

  /// The name in a step, the names that are there in its place, and the step with another name.
  private func nameable(_ step: Step.Command) -> (words: String, names: [String], complete: (Query) -> Step.Command)? {
    let elements = session.reading.order.stops.flatMap(\.element.answers)
    return if case .focus(let query) = step, let words = query.name {
      (words, elements, Step.Command.focus)
    } else if case .touch(let query) = step, let words = query.name {
      (words, elements, Step.Command.touch)
    } else if case .chooseItem(let query) = step, let words = query.name {
      (words, elements, Step.Command.chooseItem)
    } else if case .perform(let query) = step, let words = query.name {
      (words, session.actionNames, Step.Command.perform)
    } else {
      nil
    }
  }
}
