import Interface

extension View {
  /// The view as it is written: a map with the key of its kind first, or the name of a kind that needs nothing.
  var written: WrittenNode {
    var entries = writtenContent
    let kindKeys = entries.count
    let short = Shorthand.key(of: self)
    let fields = ModifierField.fields(of: kind).filter { $0.name != short }
    let isPlaced = self.layout.contains(.element)
    for field in fields where !(isPlaced && field.name == "children") {
      if let node = field.write(self) { entries.append(WrittenNode.Entry(field.name, node)) }
    }
    for modifier in self.layout {
      if modifier == .element {
        if let node = fields.first(where: { $0.name == "children" })?.write(self) {
          entries.append(WrittenNode.Entry("children", node))
        }
      } else if let (field, node) = fields.lazy.compactMap({ field in field.writeLayout(modifier).map { (field, $0) } })
        .first
      {
        entries.append(WrittenNode.Entry(field.name, node))
      }
    }
    let keys = entries.map(\.key)
    if Set(keys).count < keys.count { return .unwritable("\(kind.rawValue) with two keys of one name") }
    if kindKeys == 1, keys.count == 1, entries[0].value == .nothing, self.comment == nil { return .plain(keys[0]) }
    return .block(entries, comment: self.comment)
  }

  /// The key of the kind with what stands after it, and the views inside if they need a key of their own.
  private var writtenContent: [WrittenNode.Entry] {
    let name = kind.rawValue
    let views = WrittenNode.list(children.map(\.written))
    let inside = children.isEmpty ? [] : [WrittenNode.Entry("views", views)]
    switch content {
    case .none:
      if let node = Shorthand.write(self) { return [WrittenNode.Entry(name, node)] + inside }
      return [WrittenNode.Entry(name, children.isEmpty ? .nothing : views)]
    case .text(let text): return [WrittenNode.Entry(name, text.written)] + inside
    case .symbol(let symbol):
      if kind == .image { return [WrittenNode.Entry("symbol", .text(symbol.template))] + inside }
      return [WrittenNode.Entry(name, .pair("symbol", .text(symbol.template)))] + inside
    case .textAndSymbol(let text, let symbol) where ModifierField.isKey(name):
      // Beside a name that could also be a key, the symbol would be taken for the kind.
      let caption = [
        WrittenNode.Entry("text", text.written), WrittenNode.Entry("symbol", .text(symbol.template)),
      ]
      return [WrittenNode.Entry(name, .map(caption))] + inside
    case .textAndSymbol(let text, let symbol):
      return [WrittenNode.Entry(name, text.written), WrittenNode.Entry("symbol", .text(symbol.template))]
        + inside
    case .component(let use):
      let arguments = use.arguments.map { WrittenNode.Entry($0.name, $0.written) }
      let slots = use.slots.map { WrittenNode.Entry($0.name, .list($0.views.map(\.written))) }
      return [WrittenNode.Entry(use.name, arguments.isEmpty ? .nothing : .map(arguments))] + inside + slots
    case .slot(let slot):
      return [WrittenNode.Entry(ComponentSignature.slot, slot.map { .text($0) } ?? .nothing)] + inside
    case .iteration(let variable, let index, over: let list):
      let names = [variable, index].compactMap(\.self).joined(separator: ", ")
      return [WrittenNode.Entry(name, .text("\(names) in \(list.written)"))] + inside
    }
  }
}

extension ComponentUse.Argument {
  /// What a component is told: a place in state that it can change, or a value.
  fileprivate var written: WrittenNode {
    path.map { .text("$\($0.written)") } ?? ValueSchema<Template>.template.write(value) ?? .unwritable(name)
  }
}
