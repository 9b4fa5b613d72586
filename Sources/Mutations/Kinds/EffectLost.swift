internal import Interface

extension MutationKind {
  static let effectLost = MutationKind(
    "effect-lost", "An action does a thing no more.",
    .views { view in view.losingEffects { $0.isAnnouncement ? nil : "an effect of an action is lost" } })
}

extension Effect {
  /// Whether the app asks for words.
  var isAnnouncement: Bool {
    switch self {
    case .announce: true
    case .after(_, let action): action.effects.allSatisfy(\.isAnnouncement)
    case .set, .assign, .toggle, .append, .insert, .remove, .move, .push, .present, .dismiss, .back, .focus,
      .screenChanged, .layoutChanged, .pageScrolled, .call:
      false
    }
  }
}

extension View {
  /// The view without one effect of one of its actions, for each effect that has words for its loss.
  func losingEffects(_ words: (Effect) -> String?) -> [Edit] {
    let places: [WritableKeyPath<View, Action?>] = [
      \.action, \.increment, \.decrement, \.magicTap, \.escape, \.zoomIn, \.zoomOut, \.nextPage,
      \.previousPage, \.refresh,
    ]
    let own = places.flatMap { place in
      (self[keyPath: place]?.effects ?? []).enumerated().compactMap { index, effect in
        words(effect).map { Edit($0, self) { $0[keyPath: place]?.effects.remove(at: index) } }
      }
    }
    let drops = self.dropPoints.indices.flatMap { point in
      self.dropPoints[point].action.effects.enumerated().compactMap { index, effect in
        words(effect).map { Edit($0, self) { $0.dropPoints[point].action.effects.remove(at: index) } }
      }
    }
    let target = (self.dropTarget?.action.effects ?? []).enumerated().compactMap { index, effect in
      words(effect).map { Edit($0, self) { $0.dropTarget?.action.effects.remove(at: index) } }
    }
    return own + drops + target
  }
}
