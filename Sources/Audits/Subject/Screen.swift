internal import Colors
internal import Diagnostics
internal import Elements
package import Interface
internal import Languages
internal import Order
internal import OrderedCollections
internal import Utterances
package import VoiceOver

extension Audit {
  /// A screen at one moment, as VoiceOver finds it.
  public final class Screen {
    /// How a person comes to a screen.
    enum Opening: Sendable {
      /// It is there when the app appears.
      case root
      case pushed, presented
    }

    /// What the author calls the screen.
    public let name: String
    let reading: ScreenReading
    let circumstances: Circumstances
    let opening: Opening
    /// Whether the screen has not been looked at before.
    let isFirstSight: Bool
    /// The places at which the cursor stops, in their order.
    public private(set) lazy var stops: [Stop] = makeStops()
    /// What is heard at each stop.
    private(set) lazy var utterances: [Utterance] = reading.utterances()
    /// Whether texts of the screen are ages for certain, such as “3h”.
    private(set) lazy var tellsAges = stops.contains { Mispronunciation.tellsAge($0.label) }
    /// Whether there are as many keys with one character as a keypad has.
    private(set) lazy var hasPad = stops.count(where: \.isKey) >= 6
    /// Where the fields for searching are.
    private(set) lazy var searchFields = stops.filter { $0.element.traits.contains(.searchField) }.compactMap(
      \.element.frame)
    /// What is drawn, with what it inherits from around it.
    private(set) lazy var drawing = Drawing(of: self)
    /// Which stop speaks for each piece of the drawing; most rules ask for few of them, if for any.
    private(set) lazy var speakers = Speakers(of: stops, in: drawing)
    /// The texts that hardly stand out, in the appearance in force or in others.
    private(set) lazy var faintTexts = findFaintTexts()
    /// Whether words of anything on the screen are not known.
    private(set) lazy var lacksWords = drawing.pieces.contains { $0.view.lacksWords }
    /// The controls that sound exactly alike, though they do not do the same, group by group in the order of the screen.
    private(set) lazy var alike = groupsOfAlike()
    /// Whether it is known how views look; captures of apps do not tell it.
    var showsLooks = true
    /// Where the views are written that cannot be used, whatever the state is.
    var alwaysDimmed: Set<SourcePlace> = []
    /// Opens the screen in another appearance; `nil` where nothing on it is other there.
    var repaint: ((Look) -> Audit.Screen?)?
    private var repainted: [Look: Audit.Screen?] = [:]
    /// The language of VoiceOver without its region, by which lists of words are chosen.
    let language: String
    /// The words of the language; none where there is no list.
    let wordList: WordList

    package convenience init(_ name: String, _ reading: ScreenReading, under circumstances: Circumstances) {
      self.init(name, reading, under: circumstances, opening: .root, isFirstSight: true)
    }

    init(
      _ name: String, _ reading: ScreenReading, under circumstances: Circumstances, opening: Opening,
      isFirstSight: Bool
    ) {
      self.name = name
      self.reading = reading
      self.circumstances = circumstances
      self.opening = opening
      self.isFirstSight = isFirstSight
      language = String(circumstances.locale.prefix { $0 != "-" && $0 != "_" })
      wordList = .of(language)
    }

    /// The screen as it is in an appearance; `nil` if that is not known.
    func seen(in look: Look) -> Audit.Screen? {
      guard look != self.look, let repaint else { return self }
      if let known = repainted[look] { return known }
      let screen = repaint(look)
      repainted[look] = .some(screen)
      return screen
    }

    private func makeStops() -> [Stop] {
      var place = 0
      return reading.order.stops.map { stop in
        defer { place += 1 }
        return Stop(stop.element, at: place, on: self)
      }
    }
  }
}

extension Audit.Screen {
  /// The appearance in which the person has the screen.
  var look: Look {
    Look(
      isDark: reading.settings.appearance == .dark || circumstances.platform.system == .watchOS,
      hasMoreContrast: reading.settings.isOn(.increaseContrast))
  }

  /// The title of the screen, as it is now.
  public var title: String? { reading.title }

  /// Whether rows run from right to left.
  var isRightToLeft: Bool { LanguageTag(circumstances.locale).isRightToLeft }

  /// Whether the screen was described as a whole, and not as the piece that was heard of in a recording.
  var isWhole: Bool { reading.snapshot.screen.recording == nil }

  /// Whether something is in front of the screen, behind which nothing is reached.
  var hasPresentation: Bool { reading.tree.presentation != nil }
}

extension Audit.Screen.Opening {
  /// How each screen of a scenario is opened from others: what is presented anywhere counts as presented.
  static func openings(in scenario: Scenario) -> [String: Audit.Screen.Opening] {
    var openings: [String: Audit.Screen.Opening] = [:]
    func look(at action: Action?) {
      for effect in action?.effects ?? [] {
        switch effect {
        case .push(let name, _): if openings[name] == nil { openings[name] = .pushed }
        case .present(let name, _): openings[name] = .presented
        case .after(_, let action): look(at: action)
        case .set, .assign, .toggle, .append, .insert, .remove, .move, .dismiss, .back, .focus, .announce,
          .screenChanged, .layoutChanged, .pageScrolled, .call:
          break
        }
      }
    }
    func look(at view: View) {
      for action in view.writtenActions { look(at: action) }
      if case .screen(let name, _) = view.destination, openings[name] == nil { openings[name] = .pushed }
      view.forEachInside(look)
    }
    for screen in scenario.screens.values {
      for action in [screen.onAppear] + screen.onChange.map(\.action) { look(at: action) }
      screen.views.forEach(look)
    }
    for component in scenario.components.values { component.views.forEach(look) }
    return openings
  }
}
