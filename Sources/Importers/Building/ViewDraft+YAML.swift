internal import Interface
internal import ScenarioFiles

extension ViewDraft {
  /// The view as an item of a list in YAML, without indentation of its own.
  var lines: [String] {
    var lines = guesses.map { "# guessed: \($0.words)" }
    lines += content(of: kind.rawValue, indented: "- ")
    lines += keys.map { "  \($0)" }
    return lines
  }

  /// The key of the kind with its title, or with the views inside.
  private func content(of key: String, indented lead: String) -> [String] {
    if !children.isEmpty {
      return [lead + key + ":"] + children.flatMap(\.lines).map { "    " + $0 }
    }
    return [lead + key + ":" + (title.map { " " + YAMLText.template($0) } ?? "")]
  }

  /// The other keys, in the order in which people ask for them.
  private var keys: [String] {
    var keys: [String] = []
    func add(_ key: String, _ text: String?) {
      if let text { keys.append("\(key): \(text)") }
    }
    add("label", label.map(YAMLText.template))
    add("value", value.map(YAMLText.quoted))
    add("isOn", isOn.map { $0 == .text("mixed") ? "mixed" : $0 == .flag(true) ? "true" : "false" })
    add("text", text.map(YAMLText.bound))
    add("prompt", prompt.map(YAMLText.template))
    if isEditing { add("isEditing", "true") }
    add("hint", hint.map(YAMLText.template))
    if !traits.isEmpty {
      add("traits", traits.count == 1 ? traits[0].rawValue : "[\(traits.map(\.rawValue).joined(separator: ", "))]")
    }
    if isSelected { add("selected", "true") }
    if isDisabled { add("enabled", "false") }
    add("isExpanded", isExpanded.map { $0 ? "true" : "false" })
    add("heading", headingLevel.map { "\($0)" })
    add("language", language)
    add("identifier", identifier.map(YAMLText.template))
    add("inputLabels", YAMLText.list(inputLabels))
    add("actions", YAMLText.list(actions))
    add("customContent", contentText)
    if !rotors.isEmpty { add("rotors", "{ \(rotors.map { "\(YAMLText.quoted($0)): []" }.joined(separator: ", ")) }") }
    if isDraggable { add("draggable", "true") }
    add("container", container?.rawValue)
    if groupsChildren { add("shouldGroupChildren", "true") }
    add("elements", YAMLText.list(elements ?? []))
    add("frame", frame.map(YAMLText.frame))
    return keys
  }

  private var contentText: String? {
    guard !content.isEmpty else { return nil }
    let items = content.map { item in
      let importance = item.isImportant ? ", importance: high" : ""
      return "{ label: \(YAMLText.quoted(item.label)), value: \(YAMLText.quoted(item.value))\(importance) }"
    }
    return "[\(items.joined(separator: ", "))]"
  }
}

/// Text, numbers and lists as YAML writes them on one line.
enum YAMLText {
  /// Text that is taken as it is.
  static func plain(_ text: String) -> String { YAMLScalar.isPlain(text) ? text : YAMLScalar.quoted(text) }

  /// Text in a place where expressions could stand.
  static func template(_ text: String) -> String { plain(escaped(text)) }

  /// Text that must not be taken for a number, in a place where expressions could stand.
  static func quoted(_ text: String) -> String { YAMLScalar.quoted(escaped(text)) }

  /// Text in a place where a name of state could stand as well.
  static func bound(_ text: String) -> String {
    text.hasPrefix("$") && !text.contains("'") ? YAMLScalar.doubleQuoted("${'\(text)'}") : quoted(text)
  }

  static func list(_ texts: [String]) -> String? {
    guard !texts.isEmpty else { return nil }
    return "[\(texts.map(quoted).joined(separator: ", "))]"
  }

  static func frame(_ frame: Rect) -> String {
    "[\([frame.x, frame.y, frame.width, frame.height].map { Value.text(of: $0) }.joined(separator: ", "))]"
  }

  /// The text with its own marks of expressions made harmless.
  private static func escaped(_ text: String) -> String { text.replacing("${", with: "$${") }
}
