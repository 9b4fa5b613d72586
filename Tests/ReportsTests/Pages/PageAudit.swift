/// Looks for what keeps people from using a page; a check of our own, by the rules of axe-core that need no browser.
enum PageAudit {
  /// What is wrong, a line for each thing.
  static func problems(of page: String) -> [String] {
    guard let nodes = PageTree.nodes(of: page) else { return ["the page is not well-formed"] }
    return landmarks(nodes) + headings(nodes) + names(nodes) + links(nodes) + lists(nodes) + safety(nodes)
  }

  private static func landmarks(_ nodes: [PageTree.Node]) -> [String] {
    var problems: [String] = []
    for name in ["main", "h1", "title"] where nodes.count(where: { $0.name == name }) != 1 {
      problems.append("there is not one \(name)")
    }
    if nodes.first?.name != "html" || nodes.first?.attributes["lang"]?.isEmpty != false {
      problems.append("the page has no language")
    }
    problems += nodes.filter { $0.name == "nav" && $0.attributes["aria-label"] == nil }.map { _ in "a nav has no name" }
    return problems
  }

  private static func headings(_ nodes: [PageTree.Node]) -> [String] {
    let levels = nodes.compactMap { node in
      node.name.count == 2 && node.name.hasPrefix("h") ? Int(node.name.dropFirst()) : nil
    }
    return zip(levels, levels.dropFirst()).filter { $1 > $0 + 1 }.map { "heading \($1) follows heading \($0)" }
  }

  private static func names(_ nodes: [PageTree.Node]) -> [String] {
    let labels = Set(nodes.filter { $0.name == "label" }.compactMap { $0.attributes["for"] })
    return nodes.compactMap { node in
      switch node.name {
      case "img": node.attributes["alt"]?.isEmpty == false ? nil : "a picture has no words"
      case "a", "button", "summary", "h1", "h2", "h3", "h4", "legend":
        node.accessibleName.isEmpty ? "a \(node.name) has no name" : nil
      case "input": node.attributes["id"].map(labels.contains) == true ? nil : "an input has no label"
      case "audio": node.attributes["aria-label"] == nil ? "a sound has no name" : nil
      case "pre": node.attributes["tabindex"] == "0" ? nil : "what scrolls is out of reach of keys"
      default: nil
      }
    }
  }

  private static func links(_ nodes: [PageTree.Node]) -> [String] {
    let ids = nodes.compactMap { $0.attributes["id"] }
    let known = Set(ids)
    var problems = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.map {
      "\($0.key) is given \($0.value) times"
    }
    for node in nodes {
      if let target = node.attributes["href"], target.hasPrefix("#"), !known.contains(String(target.dropFirst())) {
        problems.append("a link leads nowhere: \(target)")
      }
      for key in ["aria-labelledby", "for"] {
        for id in (node.attributes[key] ?? "").split(separator: " ") where !known.contains(String(id)) {
          problems.append("\(key) names nothing: \(id)")
        }
      }
    }
    return problems
  }

  private static func lists(_ nodes: [PageTree.Node]) -> [String] {
    nodes.filter {
      ["ul", "ol"].contains($0.name) && ($0.children.isEmpty || $0.children.contains { $0.name != "li" })
    }
    .map { "a \($0.name) holds \($0.children.isEmpty ? "nothing" : "something else than items")" }
  }

  private static func safety(_ nodes: [PageTree.Node]) -> [String] {
    nodes.flatMap { node in
      node.attributes.compactMap { name, value in
        if name.hasPrefix("on") || name == "style" || name == "srcdoc" { return "\(node.name) has \(name)" }
        guard ["href", "src"].contains(name) else { return nil }
        let isPage = value.wholeMatch(of: /(\.\.\/index|(scenarios\/)?[a-z0-9-]+)\.html/) != nil
        return isPage || value.hasPrefix("#") || value.hasPrefix("data:") ? nil : "\(node.name) leads to \(value)"
      }
    }
  }
}
