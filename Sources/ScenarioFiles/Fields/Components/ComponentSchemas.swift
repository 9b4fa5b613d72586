import Diagnostics
import Interface
import OrderedCollections

extension ValueSchema where Output == OrderedDictionary<String, Component> {
  /// Components by name; views can use them like kinds.
  static let components = ValueSchema<[(String, Component)]>.named(
    .component, "a map of components", entry: { ($0.0, $0.1) },
    make: { name, component, reading in
      if !ComponentSignature.isName(name.text) { reading.report(.notAComponentName(name)) }
      var component = component
      component.origin = name.place
      return (name.text, component)
    }
  ).onLines.dictionary()
}

extension ValueSchema where Output == Component {
  /// A component; its parameters and its own state can be seen by the views inside, and by nothing else.
  fileprivate static let component: ValueSchema = {
    let record = ValueSchema.record(
      "a component", Component(),
      [
        Field(
          "parameters",
          "What it is told where it is used: names, or a map from them to what they are if nothing is told.",
          .parameters, into: \.parameters),
        Field(
          "state", "What each instance keeps for itself, with the values that it begins with.", .ownState, into: \.state
        ),
        Field(
          "views", "What it is made of; 'slot' shows what is put in where it is used.", .views, isRequired: true,
          value: { Array($0.views) }, store: { $0.views = ChunkedArray($1) }),
      ])
    return ValueSchema(record.expectation, schema: record.schema, write: record.write) { node, reading in
      let outside = (reading.names, reading.isInComponent)
      defer { (reading.names, reading.isInComponent) = outside }
      reading.isInComponent = true
      return record.read(node, &reading)
    }
  }()
}

extension ValueSchema where Output == [Component.Parameter] {
  /// Names, or a map from names to what they are where nothing is told; from here on, expressions can see them.
  fileprivate static let parameters: ValueSchema = {
    let name = ValueSchema<Component.Parameter>.parameter
    let list = ValueSchema.oneOrMore(of: name, "a list of names")
    let map = ValueSchema.named(
      ValueSchema<Value>.value, "a map of parameters", entry: { ($0.name, $0.standard ?? .null) },
      make: { name, value, reading in reading.parameter(name, standard: value == .null ? nil : value) })
    return ValueSchema(
      "names, or a map of parameters", schema: JSONValue.any(of: [list.schema, map.schema]),
      write: { $0.allSatisfy { $0.standard == nil } ? list.write($0) : map.write($0) },
      read: { node, reading in node.entries == nil ? list.read(node, &reading) : map.read(node, &reading) })
  }()
}

extension ValueSchema where Output == Component.Parameter {
  fileprivate static let parameter = ValueSchema.scalar(
    "a name", schema: ["type": "string"], write: { .text($0.name) },
    read: { scalar, reading in reading.parameter(scalar, standard: nil) })
}

extension ValueSchema where Output == [Template.Entry] {
  /// State by name, which may be computed from the parameters; from here on, expressions can see it.
  fileprivate static let ownState = ValueSchema.named(
    .template, "a map of state", entry: { ($0.name, $0.template) },
    make: { name, template, reading in
      guard reading.isFine(name) else { return nil }
      reading.names.push(name.text, template.shape)
      return Template.Entry(name.text, template)
    })
}

extension Reading {
  fileprivate mutating func parameter(_ name: Scalar, standard: Value?) -> Component.Parameter? {
    guard isFine(name) else { return nil }
    names.push(name.text, standard.map { ValueShape(of: $0) } ?? .any)
    return Component.Parameter(name.text, standard: standard)
  }

  /// Whether expressions can refer to a name.
  fileprivate mutating func isFine(_ name: Scalar) -> Bool {
    if name.isName { return true }
    report(.notAName(name))
    return false
  }
}

extension Template {
  /// What is known of the value.
  fileprivate var shape: ValueShape {
    if case .value(.constant(let value)) = self { ValueShape(of: value) } else { .any }
  }
}

extension Diagnostic {
  fileprivate static func notAComponentName(_ name: Scalar) -> Diagnostic {
    let words = name.text.split { !$0.isLetter && !$0.isNumber }
    let proposal = words.map(\.withCapital).joined()
    if KindRow.all.contains(where: { $0.name.lowercased() == name.text.lowercased() }) {
      return Diagnostic(
        "not-a-component-name", "'\(name.excerpt)' is a kind of view already", at: name.place,
        length: name.writtenLength)
    }
    return Diagnostic(
      "not-a-component-name", "the name of a component is written like that of a type, found '\(name.excerpt)'",
      at: name.place, length: name.writtenLength,
      hints: ComponentSignature.isName(proposal) ? ["write '\(proposal)'"] : [])
  }
}
