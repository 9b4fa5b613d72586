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
    guard let details = element.sharedDetails else { return [] }
    var offers: [Offer] = []
    func add(_ kind: Kind, _ names: [String]) {
      if !names.isEmpty { offers.append(Offer(kind: kind, names: names)) }
    }
    add(.actions, details.wrapped.actions.map(\.name) + (details.wrapped.drag?.name.map { [$0] } ?? []))
    add(.links, details.wrapped.links.map(\.name))
    if let menu = details.wrapped.activation?.menu { add(.menu, names(ofMenu: menu, in: scenario)) }
    for rotor in details.wrapped.rotors { add(.rotor(rotor.name), rotor.entries.map(\.name)) }
    add(.moreContent, details.wrapped.customContent.map { $0.words(on: scenario.platform) })
    add(.dropPoints, details.wrapped.drops.compactMap(\.name))
    let labels = details.wrapped.inputLabels
    // A field has its placeholder as an input label, which tells nothing that is not heard.
    if labels.count != 1 || labels.first != element.name { add(.inputLabels, labels) }
    return offers
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
