internal import OrderedCollections

extension Scenario {
  /// Computes every screen as it begins, and keeps what comes of it for those who show the screen.
  ///
  /// - Returns: What has no value, screen by screen; but not what a screen wants of something that is nothing yet, if
  ///   it is opened from another one, which can hand it over.
  package mutating func resolveBeginnings() -> [EvaluationError] {
    var problems: [EvaluationError] = []
    for (name, screen) in screens {
      var resolver = Resolver(scope: scope)
      _ = resolver.resolve(screen)
      let isFirst = name == screens.keys.first
      problems += isFirst ? resolver.problems : resolver.problems.filter { !$0.isAboutNothing }
      // What has no value yet is asked for again.
      if resolver.problems.isEmpty { beginnings.wrapped[name] = resolver }
    }
    return problems
  }

  /// A screen as it begins, in which nothing depends on state any more.
  package func beginning(of screen: Screen) -> Screen { computedBeginning(of: screen).screen }

  /// A screen as it begins, and whether all of it has a value.
  package func computedBeginning(of screen: Screen) -> (screen: Screen, isWhole: Bool) {
    var resolver = resolver(for: screen)
    let beginning = resolver.resolve(screen, in: scope)
    return (beginning, resolver.problems.isEmpty)
  }

  /// What resolves a screen: it knows already what the screen begins with, if that was computed.
  package func resolver(for screen: Screen) -> Resolver {
    let name = beginnings.wrapped.isEmpty ? nil : screens.first { $0.value.views == screen.views }?.key
    guard let name, let resolver = beginnings.wrapped[name], resolver.suits(scope) else {
      return Resolver(scope: scope)
    }
    return resolver
  }
}

extension EvaluationError {
  /// Whether something was wanted of a value that is not there yet.
  fileprivate var isAboutNothing: Bool {
    guard case .noMembers(_, let found) = reason else { return false }
    return found == Value.null.kindName
  }
}
