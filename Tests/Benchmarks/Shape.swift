/// An interface of a certain form that can be made as large as wanted, as the JSON text of a scenario.
enum Shape: String, CaseIterable {
  /// A heading and a list of n texts.
  case texts
  /// A heading and n buttons.
  case buttons
  /// A section with a heading and a list of 20 buttons, n / 20 times.
  case sections
  /// A list of n / 4 rows, each with two texts over each other, a spacer and two buttons.
  case rows
  /// A stack of n texts.
  case stack

  /// The text of a scenario with about this many elements.
  func scenario(elements count: Int) -> String {
    "{\"scenario\": \"\(rawValue)\", \"views\": [\(views(count))]}"
  }

  private func views(_ count: Int) -> String {
    switch self {
    case .texts: heading + ", {\"list\": [\(repeated(count) { "{\"text\": \"Message \($0)\"}" })]}"
    case .rows: heading + ", {\"list\": [\(repeated(count / 4, row))]}"
    case .stack: "{\"vstack\": [\(repeated(count) { "{\"text\": \"Message \($0)\"}" })]}"
    case .buttons: heading + ", " + repeated(count) { button($0) }
    case .sections:
      repeated(count / 20) { section in
        "{\"section\": \"Section \(section)\", \"views\": [{\"list\": [\(repeated(20, button))]}]}"
      }
    }
  }

  private var heading: String { "{\"text\": \"Heading\", \"traits\": [\"header\"]}" }

  private func row(_ index: Int) -> String {
    let texts = "{\"vstack\": [{\"text\": \"Message \(index)\"}, {\"text\": \"Nick\"}]}"
    return "{\"hstack\": [\(texts), {\"spacer\": null}, \(button(2 * index)), \(button(2 * index + 1))]}"
  }

  private func button(_ index: Int) -> String {
    "{\"button\": \"Open \(index)\", \"hint\": \"Opens the message\", \"identifier\": \"open-\(index)\"}"
  }

  private func repeated(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: ",\n")
  }
}
