internal import Elements
internal import Interface
internal import Order
internal import VoiceOver

/// What a person can find at a stop besides what is heard there, by the name of each thing.
struct Offer: Sendable, Hashable {
  /// Where it is found.
  enum Kind: Sendable, Hashable {
    case actions, links, menu
    /// A rotor of the app's own, by its name.
    case rotor(String)
    case moreContent, dropPoints, inputLabels

    /// What stands before the names.
    var heading: String {
      switch self {
      case .actions: "actions"
      case .links: "links"
      case .menu: "menu"
      case .rotor(let name): "rotor \(name)"
      case .moreContent: "more content"
      case .dropPoints: "drop points"
      case .inputLabels: "input labels"
      }
    }
  }

  let kind: Kind
  /// The names; empty where something was offered before and is not any more.
  let names: [String]

  /// The offer as a line tells it: `actions: Favorite, Reply`.
  var text: String { OfferText(heading: kind.heading, names: names).text }
}

extension Offer {
  /// All that an element offers and does not say.
  static func all(of element: Element, in scenario: Scenario) -> [Offer] {
    guard element.hasDetails else { return [] }
    let details = element.details
    let lists: [(Kind, [String])] = [
      (.actions, details.actions.map(\.name) + [details.drag?.name].compactMap(\.self)),
      (.links, details.links.map(\.name)),
      (.menu, details.activation?.menu.map { names(ofMenu: $0, in: scenario) } ?? []),
    ]
    let content = details.customContent.map { $0.words(on: scenario.platform) }
    let others: [(Kind, [String])] = [
      (.moreContent, content), (.dropPoints, details.drops.compactMap(\.name)),
      // A field has its placeholder as an input label, which tells nothing that is not heard.
      (.inputLabels, details.inputLabels == [element.name] ? [] : details.inputLabels),
    ]
    let rotors = details.rotors.map { (Kind.rotor($0.name), $0.entries.map(\.name)) }
    return (lists + rotors + others).filter { !$0.1.isEmpty }.map { Offer(kind: $0.0, names: $0.1) }
  }

  private static func names(ofMenu items: [View], in scenario: Scenario) -> [String] {
    let menu = Screen(views: [View(.sheet, children: items)])
    let reading = ScreenReading(of: menu, under: scenario.circumstances, settings: scenario.settings)
    return reading.order.stops.compactMap(\.element.name)
  }
}

extension Activation {
  /// The items of the menu that a double tap opens.
  fileprivate var menu: [View]? {
    guard case .perform(let token) = self else { return nil }
    return token.menu
  }
}

extension CustomDetail {
  /// The detail as the rotor says it: on iOS the value comes first, on the Mac the label (WWDC21-10121).
  fileprivate func words(on platform: Platform) -> String {
    let words = platform.system == .macOS ? [label, value] : [value, label]
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
