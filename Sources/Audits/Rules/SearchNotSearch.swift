internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let searchNotSearch = Audit.Rule(
    "search-not-search",
    "A field for searching does not say that it is one.",
    because: "The rotor finds search fields, and the keyboard says “Search” in them (cvs-health, SearchSuggestions).",
    severity: .note, confidence: .likely, criteria: ["4.1.2"], clauses: ["11.4.1.2.1"],
    firing: ["state: { t: '' }\nviews: [{ textField: , text: $t, label: Search trips }]"],
    passing: [
      "state: { t: '' }\nviews: [{ searchField: , text: $t, label: Search trips }]", "views: [{ textField: Research }]",
    ],
    .stops { stop in
      let traits = stop.element.traits
      guard traits.contains(.textEntry), !traits.contains(.searchField),
        let first = (stop.label.isEmpty ? stop.value ?? "" : stop.label).spokenWords.first,
        stop.screen.wordList.search.contains(first)
      else { return nil }
      return Audit.Remark(
        message: "this field is for searching, and does not say so",
        hints: ["write \(code: "searchField:") in place of \(code: "\(stop.element.kind.rawValue):")"])
    })
}
