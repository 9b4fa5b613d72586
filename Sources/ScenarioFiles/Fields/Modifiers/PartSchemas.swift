import Diagnostics
import Interface

extension ValueSchema where Output == Interface.PickerOption {
  /// The label of an option, or a map.
  static let option = forms.map({ $0.keepingKey }, back: { $0.withoutKey })

  private static let forms = ValueSchema.forms(
    "an option", text: .bareOption,
    map: .record(
      "an option", PickerOption(""),
      [
        Field("label", "What the option is called.", .template, isRequired: true, into: \.label),
        Field("tag", "What the selection is when the option is chosen.", .dynamicValue, into: \.tag),
        Field("symbol", "The symbol of the option.", .code, into: \.symbol),
        Field("enabled", "Whether the option can be chosen.", .dynamicFlag, into: \.isEnabled),
      ]))

  /// The label alone; a number or `true` is also what the selection will be.
  private static let bareOption = ValueSchema(
    "an option", schema: JSONValue.words,
    write: { option in
      guard option == PickerOption(option.label, tag: option.tag) else { return nil }
      guard let tag = option.tag else { return option.label.written }
      guard case .constant(let label) = option.label, case .constant(let value) = tag, value.text == label else {
        return nil
      }
      switch value {
      case .number(let number): return .number(number)
      case .flag: return .plain(label)
      case .null, .text, .list, .record: return nil
      }
    },
    read: { node, reading in
      guard let label = ValueSchema<Dynamic<String>>.template.read(node, &reading) else { return nil }
      var option = PickerOption(label)
      switch node.scalar?.value {
      case .number(let number)?: option.tag = .constant(.number(number))
      case .flag(let flag)?: option.tag = .constant(.flag(flag))
      case .null?, .text?, .list?, .record?, nil: break
      }
      return option
    })
}

extension Interface.PickerOption {
  /// The key of the label, by which the option is chosen in all languages; `nil` for a label that has none.
  private var key: Dynamic<Value>? {
    guard case .expression(.localized) = label, let key = label.authored else { return nil }
    return .constant(.text(key))
  }

  /// The option with the key of its label in place of the words, which are others in each language.
  fileprivate var keepingKey: PickerOption {
    var option = self
    if option.tag == nil { option.tag = key }
    return option
  }

  /// The option as it is written.
  fileprivate var withoutKey: PickerOption {
    var option = self
    if option.tag == key { option.tag = nil }
    return option
  }
}

extension ValueSchema where Output == [ElementReference] {
  /// Elements by their identifiers or labels.
  static let elementNames = ValueSchema.list(of: .elementName, "a list of elements by name")
}

extension ValueSchema where Output == ElementReference {
  /// An element by its identifier or its label.
  static let elementName = ValueSchema.scalar(
    "the name of an element", schema: JSONValue.text, write: { .text($0.name.escaped) },
    read: {
      scalar, reading in
      reading.plainText(scalar) == nil ? nil : reading.reference(scalar)
    })
}

extension ValueSchema where Output == [Rotor] {
  /// A map from the names of rotors to elements, or a list of rotors.
  static let rotors = ValueSchema.forms(
    "a map of rotors, or a list of them",
    list: .list(
      of: .record(
        "a rotor", Rotor(name: "", entries: []),
        [
          Field("name", "What the rotor is called.", .template, isRequired: true, into: \.name),
          Field("elements", "The places that it visits.", .rotorEntries, isRequired: true, into: \.entries),
        ]), "a list of rotors"),
    map: .named(
      .rotorEntries, "a map of rotors",
      entry: { rotor in rotor.name.constant.map { ($0.escapedInTemplate, rotor.entries) } }
    ) { name, entries, reading in
      reading.dynamicText(name).map { Rotor(name: $0, entries: entries) }
    })
}

extension ValueSchema where Output == [Rotor.Entry] {
  /// Elements by name, or words in the text of one.
  fileprivate static let rotorEntries = ValueSchema.list(of: .rotorEntry, "a list of elements by name")
}

extension ValueSchema where Output == Rotor.Entry {
  fileprivate static let rotorEntry = ValueSchema.forms(
    "the name of an element, or a map",
    text: ValueSchema<ElementReference>.elementName.map(
      { Rotor.Entry($0) }, back: { $0.text == nil ? $0.element : nil }),
    map: .record(
      "a place", Rotor.Entry(ElementReference("")),
      [
        Field("in", "The element that has the text.", .elementName, isRequired: true, into: \.element),
        Field("text", "The words that are read.", .text, isRequired: true, into: \.text),
      ]))
}

extension ValueSchema where Output == Draggable {
  /// Yes, no, `${…}`, the name of the drag, or a map.
  static let draggable = ValueSchema.forms(
    "true, false, the name of the drag or a map", text: .bareDraggable,
    map: .record(
      "a drag", Draggable(),
      [
        Field("name", "What the drag is called in the actions rotor.", .template, into: \.name),
        Field("enabled", "Whether the view can be picked up now.", .dynamicFlag, into: \.isEnabled),
      ]))

  private static let bareDraggable = ValueSchema.scalar(
    "true, false or a name", schema: JSONValue.text,
    write: { draggable in
      switch (draggable.isEnabled, draggable.name) {
      case (let isEnabled, nil): ValueSchema<Dynamic<Bool>>.dynamicFlag.write(isEnabled)
      case (.constant(true), let name?) where name.isName: name.written
      case (_, _?): nil
      }
    },
    read: { scalar, reading in
      if let flag = FlagWord.value(of: scalar.text) { return Draggable(isEnabled: .constant(flag)) }
      switch reading.template(scalar) {
      case .constant(let name)?: return Draggable(name: reading.localized(name, at: scalar.place) ?? .constant(name))
      case .expression(.interpolation(let parts))?:
        return Draggable(
          name: reading.localized(parts, at: scalar.place) ?? .expression(.interpolation(parts)))
      case .expression(let expression)?: return Draggable(isEnabled: .expression(expression))
      case nil: return nil
      }
    })
}

extension Dynamic<String> {
  /// Whether text is a name where an expression alone would be yes or no.
  fileprivate var isName: Bool {
    switch self {
    case .constant(let text): FlagWord.value(of: text) == nil
    case .expression(.interpolation), .expression(.localized): true
    case .expression: false
    }
  }
}

extension ValueSchema where Output == DropPoint {
  /// The name of a drop point, or a map.
  static let dropPoint = ValueSchema.forms(
    "a drop point",
    text: ValueSchema<Dynamic<String>>.template.map(
      { DropPoint(name: $0) }, back: { $0.action == Action() ? $0.name : nil }),
    map: .record(
      "a drop point", DropPoint(),
      [
        Field("name", "What the drop is called in the actions rotor.", .template, into: \.name),
        Field("action", "What the drop does.", .action, into: \.action),
      ]))
}

extension ValueSchema where Output == DropPoint? {
  /// Yes, no, the name of the drop, or a map.
  static let dropTarget = ValueSchema(
    "true, false, a name or a map", schema: ValueSchema<DropPoint>.dropPoint.schema,
    write: { point in
      guard let point, point != DropPoint() else { return .plain("\(point != nil)") }
      return ValueSchema<DropPoint>.dropPoint.write(point)
    },
    read: { node, reading in
      if let scalar = node.scalar, let flag = FlagWord.value(of: scalar.text) { return flag ? DropPoint() : .some(nil) }
      return ValueSchema<DropPoint>.dropPoint.read(node, &reading)
    })
}

extension ValueSchema where Output == Destination {
  /// The name of a screen, or an address, which is told by its colon.
  static let destination = ValueSchema.scalar(
    "a screen or an address", schema: ["type": "string"],
    write: { destination in
      switch destination {
      case .screen(let name, _): .text(name.escaped)
      case .address(let address): .text(address.escaped)
      }
    },
    read: { scalar, reading in
      guard let text = reading.plainText(scalar) else { return nil }
      let isAddress = !reading.screens.contains(text) && (text.contains(":") || text.hasPrefix("http"))
      return isAddress ? .address(text) : .screen(reading.screen(scalar), scalar.place)
    })
}
