import Diagnostics
import Interface

extension Reading {
  /// Whether a word alone is a component or a slot.
  func isOwnView(_ scalar: Scalar) -> Bool {
    components[scalar.text] != nil || scalar.text == ComponentSignature.slot
  }

  /// Finds out what all components of a file can be told, before anything of it is read.
  mutating func noteComponents(of node: DocumentNode) {
    for entry in node.value(of: "components")?.entries ?? [] {
      components[entry.key.text] = ComponentSignature(entry.value)
    }
  }

  /// Reads a view that is a component or a slot; `nil` for a node that is neither.
  mutating func ownView(_ node: DocumentNode) -> View? {
    if isPart, node.isComponentElsewhere(than: components) { return View(.group, origin: node.place) }
    switch node {
    case .scalar(let scalar):
      if scalar.text == ComponentSignature.slot { return slot(nil, [], at: scalar.place) }
      guard let signature = components[scalar.text] else { return nil }
      return use(scalar, of: signature, [], at: scalar.place)
    case .mapping(let entries, let place):
      if let slot = entries.first(where: { $0.key.text == ComponentSignature.slot }) {
        return self.slot(slot, entries, at: place)
      }
      guard let name = entries.first(where: { components[$0.key.text] != nil })?.key,
        let signature = components[name.text]
      else { return nil }
      return use(name, of: signature, entries, at: place)
    case .sequence: return nil
    }
  }

  // MARK: Slots

  private mutating func slot(
    _ slot: DocumentNode.Entry?, _ entries: [DocumentNode.Entry], at place: SourcePlace
  ) -> View {
    if !isInComponent { report(.strandedSlot(at: slot?.key.place ?? place)) }
    var view = View(.group, .slot(slot?.value.isNull == false ? slot?.value.scalar?.text : nil), origin: place)
    for entry in entries where entry.key.text != ComponentSignature.slot {
      if entry.key.text == "views" {
        view.children = ChunkedArray(views(entry.value))
      } else {
        report(.unknownKey(entry, of: "a slot", among: ["views"]))
      }
    }
    return view
  }

  // MARK: Components

  private mutating func use(
    _ name: Scalar, of signature: ComponentSignature, _ entries: [DocumentNode.Entry], at place: SourcePlace
  ) -> View {
    var use = ComponentUse(of: name.text)
    var view = View(.group, origin: place)
    for entry in entries {
      let key = entry.key
      if key.text == name.text {
        content(entry, of: signature, in: &use, &view)
      } else if signature.parameters.contains(key.text) {
        tell(key, entry.value, in: &use)
      } else if key.text == "views" {
        if !signature.slots.contains(nil) { report(.noSlot(key, in: name.text)) }
        view.children = ChunkedArray(views(entry.value))
      } else if signature.slots.contains(key.text) {
        use.slots.append(ComponentUse.Slot(key.text, ChunkedArray(views(entry.value))))
      } else if let field = ModifierField.named(key.text, of: .group) {
        field.read(entry.value, &self, &view)
      } else if !key.isKind {
        let slots = signature.slots.compactMap(\.self).sorted()
        report(.unknownKey(entry, of: name.text, in: ["view"], among: signature.parameters + slots + ["views"]))
      } else {
        report(.secondKind(key, beside: name))
      }
    }
    for parameter in signature.required where !use.arguments.contains(where: { $0.name == parameter }) {
      // What has another name there is told with that name.
      let isOffered = entries.contains { entry in
        let inside = entry.key.text == name.text ? entry.value.entries ?? [] : []
        return ([entry.key] + inside.map(\.key)).contains { signature.offers(parameter, for: $0) }
      }
      if !isOffered { report(.untold(parameter, of: name)) }
    }
    view.content = .component(use)
    return view
  }

  /// Reads what stands after the name: the first parameter, a map of them, or the views for the slot.
  private mutating func content(
    _ entry: DocumentNode.Entry, of signature: ComponentSignature, in use: inout ComponentUse, _ view: inout View
  ) {
    switch entry.value {
    case .scalar(let scalar):
      if scalar.isNull { return }
      guard let first = signature.parameters.first else { return report(.needless(entry)) }
      tell(Scalar(text: first, style: .plain, place: scalar.place), entry.value, in: &use)
    case .mapping(let entries, _):
      for inner in entries {
        if signature.parameters.contains(inner.key.text) {
          tell(inner.key, inner.value, in: &use)
        } else {
          report(.unknownKey(inner, of: entry.key.text, in: ["parameter"], among: signature.parameters))
        }
      }
    case .sequence:
      if !signature.slots.contains(nil) { report(.noSlot(entry.key, in: entry.key.text)) }
      view.children = ChunkedArray(views(entry.value))
    }
  }

  private mutating func tell(_ name: Scalar, _ node: DocumentNode, in use: inout ComponentUse) {
    if use.arguments.contains(where: { $0.name == name.text }) { return report(.toldTwice(name)) }
    // What is wrong with a value has been told: that the parameter is missing is no second mistake.
    var argument = ComponentUse.Argument(name.text, .value(.constant(.null)))
    if let scalar = node.scalar, refersToState(scalar) {
      if let path = statePath(scalar, dropping: 1) {
        argument = .init(name.text, .value(.expression(.path(path))), path: path)
      }
    } else if let value = ValueSchema<Template>.template.read(node, &self) {
      argument.value = value
    }
    use.arguments.append(argument)
  }
}

extension DocumentNode {
  /// Whether this may be a component that stands in a file that cannot be read.
  fileprivate func isComponentElsewhere(than known: [String: ComponentSignature]) -> Bool {
    let keys = scalar.map { [$0.text] } ?? entries?.map(\.key.text) ?? []
    return keys.contains { known[$0] == nil && ComponentSignature.isName($0) }
  }
}

extension ComponentSignature {
  /// Whether a key that means nothing to the component is told to be a parameter.
  fileprivate func offers(_ parameter: String, for key: Scalar) -> Bool {
    !parameters.contains(key.text) && NamesElsewhere.offered(for: key.text, in: [], among: parameters) == parameter
  }
}

extension Diagnostic {
  fileprivate static func strandedSlot(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "stranded-slot", "a slot stands only in a component", at: place, length: ComponentSignature.slot.count)
  }

  fileprivate static func noSlot(_ key: Scalar, in name: String) -> Diagnostic {
    Diagnostic(
      "no-slot", "'\(name)' has no slot for views", at: key.place, length: key.writtenLength,
      hints: ["write 'slot' among the views of the component"])
  }

  fileprivate static func secondKind(_ key: Scalar, beside name: Scalar) -> Diagnostic {
    Diagnostic(
      "several-kinds", "a view has one kind, found '\(name.text)' and '\(key.text)'", at: key.place,
      length: key.writtenLength, notes: [Note("'\(name.text)' stands here", at: name.place)])
  }

  fileprivate static func untold(_ parameter: String, of name: Scalar) -> Diagnostic {
    Diagnostic(
      "missing-parameter", "'\(name.text)' needs '\(parameter)'", at: name.place, length: name.writtenLength,
      hints: ["write '\(parameter): …' below it"])
  }

  fileprivate static func toldTwice(_ name: Scalar) -> Diagnostic {
    Diagnostic("told-twice", "'\(name.text)' is given a second time", at: name.place, length: name.writtenLength)
  }

  fileprivate static func needless(_ entry: DocumentNode.Entry) -> Diagnostic {
    Diagnostic(
      "needless-argument", "'\(entry.key.text)' has no parameters", at: entry.value.place,
      length: entry.value.scalar?.writtenLength ?? 1, hints: ["write '\(entry.key.text):'"])
  }
}
