import Diagnostics
import Interface

extension ModifierField {
  /// What shapes the tree.
  static let structure = [
    ModifierField(
      "if", "The view is there only while this holds.", on: Set(Kind.allCases), .condition, into: \.condition),
    ModifierField(
      "accept", "Findings that are known at the view or inside of it, by their rules, each with the reason.",
      on: Set(Kind.allCases), .acceptances, into: \.acceptances),
  ]

  /// What an element says.
  static let speech = [
    ModifierField("label", "What the element is called, in place of what its kind makes up.", .label, into: \.label),
    ModifierField(
      "value", "What the element's value is, in words.",
      on: .accessible.subtracting(.amounts).subtracting([.toggle, .datePicker])
        .subtracting(.textInputs).subtracting(.selections),
      .template, into: \.value),
    ModifierField("value", "What the switch's value is, in words.", on: [.toggle], .switchWords, into: \.value),
    ModifierField(
      "value", "What the field's value is, in words.", on: .textInputs, .words(boundBy: "text"), into: \.value),
    ModifierField(
      "value", "What is chosen, in words.",
      on: .selections.subtracting(.amounts).subtracting(.textInputs).subtracting([.toggle, .datePicker]),
      .words(boundBy: "selection"), into: \.value),
    ModifierField(
      "value", "The date or time, or the value in words.", on: [.datePicker], .moment,
      value: { $0.value.map { .words($0) } },
      store: { view, moment in
        switch moment {
        case .bound(let bound): view.selection = bound
        case .words(let words): view.value = words
        }
      }),
    ModifierField(
      "value", "The number that the control shows, or words.", on: .amounts, .amount,
      value: { view in view.amount.map { .bound($0) } ?? view.value.map { .words($0) } },
      store: { view, amount in
        switch amount {
        case .bound(let bound): view.amount = bound
        case .words(let words): view.value = words
        }
      }),
    ModifierField("hint", "What happens when the element is activated.", .template, into: \.hint),
    ModifierField(
      "recognized", "What VoiceOver Recognition finds in the view; a guess where nothing names it.", .template,
      into: \.recognized),
    ModifierField(
      "traits", "What the element is, in addition to what its kind says.", .traits,
      value: { view in
        .init(view.traits, view.computed.compactMap { if case .traits(let names) = $0 { names } else { nil } })
      },
      store: { view, traits in
        view.traits = traits.written
        for names in traits.computed { view.compute(.traits(names)) }
      }),
    ModifierField(
      "removeTraits", "What the element is not, though its kind says so.", .traits,
      value: { view in
        .init(
          view.removeTraits, view.computed.compactMap { if case .removeTraits(let names) = $0 { names } else { nil } })
      },
      store: { view, traits in
        view.removeTraits = traits.written
        for names in traits.computed { view.compute(.removeTraits(names)) }
      }),
    ModifierField("selected", "Whether the element is selected.", .dynamicFlag, into: \.selected),
    ModifierField(
      "enabled", "Whether the control can be used.", .dynamicFlag, value: { $0.enabled == false ? nil : $0.enabled },
      store: { $0.enabled = $1 }),
    ModifierField(
      "disabled", "Whether the control cannot be used.", .dynamicFlag, value: { $0.enabled == false ? true : nil },
      store: { $0.enabled = $1.negated }),
    ModifierField("heading", "The level of the heading, from 1 to 6.", .headingLevel, into: \.headingLevel),
    ModifierField(
      "language", "The language that the element is spoken in.", .computableLanguage,
      value: { view in
        view.language.map { .written($0) }
          ?? view.computed.lazy.compactMap { if case .language(let tag) = $0 { .computed(tag) } else { nil } }.first
      },
      store: { view, language in
        switch language {
        case .written(let tag): view.language = tag
        case .computed(let language): view.compute(.language(language))
        }
      }),
    ModifierField(
      "inputLabels", "What the element can be called by voice.", .oneOrMore(of: .template, "text, or a list of it"),
      into: \.inputLabels),
    ModifierField(
      "identifier", "The name by which tests and references find the element.", .identifier,
      value: { view in
        view.identifier.map { .written($0) }
          ?? view.computed.lazy.compactMap { if case .identifier(let name) = $0 { .computed(name) } else { nil } }.first
      },
      store: { view, name in
        switch name {
        case .written(let name): view.identifier = name
        case .computed(let name): view.compute(.identifier(name))
        }
      }),
    ModifierField(
      "customContent", "Details that VoiceOver offers on demand.", .customContent, into: \.customContent),
    ModifierField(
      "chartDescriptor", "What can be heard of the chart that the view is.", .chartDescriptor,
      into: \.chartDescriptor),
    ModifierField("speech", "How the label is to be spoken.", .speech, into: \.speech),
  ]

  /// Whether and how a view is an element.
  static let elements = [
    ModifierField("hidden", "Whether accessibility passes over the view.", on: .all, .dynamicFlag, into: \.hidden),
    ModifierField(
      "opacity", "How opaque the view is, from 0 to 1; at 0 accessibility passes over it.", on: .all,
      .dynamic(.number(in: 0...1, "a number from 0 to 1")), into: \.opacity),
    ModifierField("decorative", "Whether an image carries no meaning.", .flag, into: \.decorative),
    ModifierField(
      "children", "What becomes of the elements inside.", .choice("behavior"), value: \.childBehavior
    ) { $0.makeElement($1) },
    ModifierField(
      "sortPriority", "Elements of higher priority are read first among their neighbors.", .dynamicNumber,
      into: \.sortPriority),
    ModifierField(
      "representation", "The view that accessibility sees in place of this one.", .view,
      value: { $0.representation?.wrapped },
      store: { $0.representation = Box($1) }),
  ]
}

/// What a control is bound to or shows as a number, or its value in words.
enum BoundOrWords: Sendable {
  case bound(Bound)
  case words(Dynamic<String>)

  fileprivate var written: WrittenNode {
    switch self {
    case .bound(let bound): bound.written
    case .words(.constant(let words)): .text(words.escapedBesideBindings)
    case .words(let words): words.written
    }
  }
}

extension ValueSchema where Output == BoundOrWords {
  /// A number, `$binding` or `${…}` as the amount that a control shows; any other text as its value in words.
  static var amount: ValueSchema {
    .scalarOrKey(
      "a number, '$name' or text",
      read: { scalar, reading in
        if let number = scalar.number { return .bound(Bound(.constant(.number(number)))) }
        if scalar.isBinding { return reading.binding(scalar).map { .bound($0) } }
        if case .number? = reading.names.shape(named: scalar.text), scalar.style == .plain {
          reading.report(.stateAsWords(scalar))
          return nil
        }
        switch reading.template(scalar) {
        case .constant(let text)?: return .words(reading.localized(text, at: scalar.place) ?? .constant(text))
        case .expression(.interpolation(let parts))?:
          return .words(reading.localized(parts, at: scalar.place) ?? .expression(.interpolation(parts)))
        case .expression(let expression)?: return .bound(Bound(.expression(expression)))
        case nil: return nil
        }
      })
  }
}

extension ValueSchema where Output == BoundOrWords {
  /// What a shape takes, or a key of the app's tables for words.
  private static func scalarOrKey(
    _ expectation: String, read: @escaping @Sendable (Scalar, inout Reading) -> BoundOrWords?
  ) -> ValueSchema {
    let scalar = ValueSchema.scalar(expectation, schema: JSONValue.text, write: { $0.written }, read: read)
    return ValueSchema(expectation, schema: JSONValue.words, write: scalar.write) { node, reading in
      guard node.isStringKey else { return scalar.read(node, &reading) }
      return ValueSchema<Dynamic<String>>.template.read(node, &reading).map { .words($0) }
    }
  }

  /// `$name` as what is chosen; any other text as the value in words.
  static var moment: ValueSchema {
    .scalarOrKey(
      "a date, a time, '$name' or text",
      read: { scalar, reading in
        if reading.refersToState(scalar) { return reading.binding(scalar).map { .bound($0) } }
        return reading.dynamicText(scalar).map { .words($0) }
      })
  }
}

extension ValueSchema where Output == Dynamic<String> {
  /// Words, but not `true`: whether a switch is on is no matter of words.
  static let switchWords = ValueSchema(
    "text", schema: JSONValue.words, write: template.write,
    read: {
      node, reading in
      guard let scalar = node.scalar, case .flag = scalar.value else {
        return words(boundBy: "isOn").read(node, &reading)
      }
      reading.report(.wrongType(expected: "text", found: .scalar(scalar), hints: ["did you mean 'isOn'?"]))
      return nil
    })

  /// Words, but not `$name`: what a person changes with the control stands after another key.
  static func words(boundBy key: String) -> ValueSchema {
    ValueSchema("text", schema: JSONValue.words, write: template.write) { node, reading in
      guard let scalar = node.scalar, reading.refersToState(scalar) else { return template.read(node, &reading) }
      reading.report(.boundElsewhere(scalar, by: key))
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func boundElsewhere(_ scalar: Scalar, by key: String) -> Diagnostic {
    Diagnostic(
      "bound-elsewhere", "'value' is for words alone; what a person changes here stands after '\(key)'",
      at: scalar.place, length: scalar.writtenLength,
      hints: ["write '\(key): \(scalar.excerpt)', or '${\(scalar.excerpt.dropFirst())}' for words"])
  }

  fileprivate static func stateAsWords(_ scalar: Scalar) -> Diagnostic {
    .wrongType(
      expected: "a number, '$name' or text", found: .scalar(scalar), hints: ["write '$\(scalar.text)' for the state"])
  }
}

extension Dynamic<Bool> {
  /// The opposite.
  var negated: Dynamic<Bool> {
    switch self {
    case .constant(let flag): .constant(!flag)
    case .expression(let expression): .expression(.not(expression, expression.origin))
    }
  }
}
