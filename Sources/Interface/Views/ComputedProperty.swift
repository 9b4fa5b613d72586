internal import Languages

/// What an author computes of the properties that are otherwise written out; once a view is resolved, it stands in them.
package enum ComputedProperty: Sendable, Hashable {
  case identifier(Dynamic<String>)
  case traits(Dynamic<TraitNames>)
  case removeTraits(Dynamic<TraitNames>)
  case language(Dynamic<SpokenLanguage>)
}

extension View {
  /// Lets a property be computed; the order in which an author has written them is none.
  package mutating func compute(_ property: ComputedProperty) {
    let place = self.computed.firstIndex { $0.rank > property.rank } ?? self.computed.endIndex
    self.computed.insert(property, at: place)
  }
}

extension ComputedProperty {
  fileprivate var rank: Int {
    switch self {
    case .traits: 0
    case .removeTraits: 1
    case .language: 2
    case .identifier: 3
    }
  }
}

extension ComputedProperty {
  /// Whether it is the name by which tests and references find the element.
  var isIdentifier: Bool {
    switch self {
    case .identifier: true
    case .traits, .removeTraits, .language: false
    }
  }

  /// Writes what was computed into a view.
  func settle(in view: inout View) {
    switch self {
    case .identifier(let name): view.identifier = name.constant
    case .traits(let names): view.traits += names.constant?.traits ?? []
    case .removeTraits(let names): view.removeTraits += names.constant?.traits ?? []
    case .language(let language): view.language = language.constant?.tag
    }
  }
}

extension ComputedProperty: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    switch self {
    case .identifier(var name):
      name.accept(&visitor)
      self = .identifier(name)
    case .traits(var names):
      names.accept(&visitor)
      self = .traits(names)
    case .removeTraits(var names):
      names.accept(&visitor)
      self = .removeTraits(names)
    case .language(var language):
      language.accept(&visitor)
      self = .language(language)
    }
  }
}

/// Traits as an expression yields them: one by its name, a list of names, or nothing.
package struct TraitNames: DynamicValue {
  package var traits: [AccessibilityTrait]

  package init?(_ value: Value) {
    guard let traits = TraitNames.words(in: value)?.map(AccessibilityTrait.init(rawValue:)), !traits.contains(nil)
    else {
      return nil
    }
    self.traits = traits.compactMap(\.self)
  }

  private init() { traits = [] }

  /// The names in a value; no text is not a trait, as in `${if isNew then 'header' else ''}`.
  private static func words(in value: Value) -> [String]? {
    switch value {
    case .null: return []
    case .text(let word): return word.isEmpty ? [] : [word]
    case .list(let items):
      let words = items.map(TraitNames.words)
      return words.contains { $0 == nil } ? nil : words.flatMap { $0 ?? [] }
    case .flag, .number, .record: return nil
    }
  }

  package static var expectation: String { "the name of a trait, a list of them or nothing" }
  package static var placeholder: TraitNames { TraitNames() }

  package static func misfit(_ value: Value) -> EvaluationError.Reason {
    let unknown = words(in: value)?.first { AccessibilityTrait(rawValue: $0) == nil }
    return unknown.map { .unknownWord($0, of: "trait", known: AccessibilityTrait.allCases.map(\.rawValue)) }
      ?? .wrongResult(expected: expectation, found: value.kindName)
  }
}

/// A language as an expression yields it: a BCP 47 tag such as `de-DE`.
package struct SpokenLanguage: DynamicValue {
  package var tag: String

  package init?(_ value: Value) {
    guard case .text(let tag) = value, LanguageTag.isKnown(tag) else { return nil }
    self.tag = tag
  }

  private init(tag: String) { self.tag = tag }

  package static var expectation: String { "a language such as 'en-US'" }
  package static var placeholder: SpokenLanguage { SpokenLanguage(tag: "en-US") }

  package static func misfit(_ value: Value) -> EvaluationError.Reason {
    .wrongResult(expected: expectation, found: value.text.map { "'\($0)'" } ?? value.kindName)
  }
}
