internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension VoiceControl {
  mutating func startDrag(of words: SpokenWords) -> PointingAnswer {
    offer(words) { if case .drag = $0 { true } else { false } }
  }

  mutating func drop(on words: SpokenWords) -> PointingAnswer {
    offer(words) { if case .drop = $0 { true } else { false } }
  }

  /// Performs the first action of a kind that what is called so offers now.
  private mutating func offer(_ words: SpokenWords, _ isSought: (OfferedAction) -> Bool) -> PointingAnswer {
    let (stops, isDragging) = (situation.stops, situation.isDragging)
    func action(_ place: Int) -> OfferedAction? {
      stops[place].element.offeredActions(whileDragging: isDragging).first(where: isSought)
    }
    let places = visiblePlaces(named: words.folded)
    if let place = places.first, places.count == 1, action(place) == nil {
      return .failing(.impossible, "nothing can be \(isDragging ? "dropped on" : "picked up from") '\(words.written)'")
    }
    return operate(words) { place in action(place).map { .perform($0, stop: place) } ?? .activate(stop: place) }
  }
}
