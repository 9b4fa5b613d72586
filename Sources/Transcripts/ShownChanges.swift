internal import Colors
internal import Elements
internal import Interface
internal import Layout
internal import Order
internal import OrderedCollections
internal import VoiceOver

/// What the system does by itself to the look of each stop, for what a person has set; nothing of it is heard.
///
/// Sources: Human Interface Guidelines, “Accessibility”, “Typography” and “Toggles”; WWDC19-244, WWDC19-261, WWDC20-10020;
/// SwiftUI's documentation of the environment values of the same names. What has no source there is named assumed.
struct ShownChanges {
  private var lines: [ViewID: [String]] = [:]
  private let settings: Settings
  private let idiom: Device.Idiom
  private let system: Platform.System

  init(on reading: ScreenReading, of screen: Screen, in scenario: Scenario) {
    settings = scenario.settings
    let device = scenario.device ?? .standard(for: scenario.platform)
    idiom = device.idiom
    system = scenario.platform.system
    guard !settings.changes.isEmpty else { return }
    let stops = Set(reading.order.stops.map(\.element.id))
    for view in reading.snapshot.views { add(view, in: Surroundings(), stops) }
    addReasons(on: reading, of: screen, in: scenario)
  }

  /// What is shown otherwise of a stop.
  subscript(element: Element) -> [String] { lines[element.id] ?? [] }

  /// What a view takes over from around it.
  private struct Surroundings {
    var font = Font.body
    var keepsColors = false
    var textSizes: [TextSizeLimits] = []
    /// The color behind the view; `nil` for that of the screen.
    var backdrop: String?
    var isInBar = false
    /// The stop that speaks for the view.
    var stop: ViewID?
  }

  private mutating func add(_ placed: PlacedView, in around: Surroundings, _ stops: Set<ViewID>) {
    let view = placed.view
    var inside = around
    if let font = view.font { inside.font = Font(font, within: around.font) }
    if let keeps = view.ignoresInvertColors?.constant { inside.keepsColors = keeps }
    if let limits = view.textSizes { inside.textSizes.append(limits) }
    if let color = view.backgroundColor?.constant { inside.backdrop = color }
    if view.kind.has(.bar) { inside.isInBar = true }
    if stops.contains(ViewID(view)) { inside.stop = ViewID(view) }
    if let stop = inside.stop {
      for line in changes(of: view, inside) where lines[stop]?.contains(line) != true {
        lines[stop, default: []].append(line)
      }
    }
    for part in placed.parts { add(part, in: inside, stops) }
  }
}

// What each setting does to a view.
extension ShownChanges {
  private func changes(of view: View, _ around: Surroundings) -> [String] {
    settings.changes.keys.compactMap { setting in
      switch setting {
      case .dynamicType: size(of: view, around)
      case .boldText: weight(of: view, around)
      case .buttonShapes: shape(of: view, around)
      case .onOffLabels: mark(of: view)
      case .increaseContrast, .appearance: color(of: view, on: around.backdrop)
      case .smartInvert: inverted(view, unless: around.keepsColors || !settings.invertsSmartly)
      case .classicInvert: inverted(view, unless: false)
      case .reduceTransparency: view.material.map { "the \($0.rawValue) material is one solid color" }
      case .reduceMotion, .preferCrossFadeTransitions: motion(of: view)
      case .dimFlashingLights: view.flashes != nil && view.kind == .video ? "dimmed while it flashes" : nil
      case .autoPlayAnimatedImages: animation(of: view)
      case .closedCaptions: captions(of: view)
      case .audioDescriptions: description(of: view)
      case .autoPlayVideo: playing(of: view)
      case .assistiveAccess: choice(view)
      // What an app does for them stands with the reasons; the others are heard.
      case .differentiateWithoutColor, .layoutDirection, .voiceOver, .switchControl, .voiceControl, .fullKeyboardAccess,
        .talkBack, .scanningTime, .navigationStyle, .assistiveAccessLayout, .verbosity, .hints, .controls, .values,
        .actions, .moreContent, .importantContent, .containers, .tableHeaders, .rowAndColumnNumbers, .punctuation,
        .capitalLetters, .typingFeedback, .deletedText, .numbers, .emoji, .recognition:
        nil
      }
    }
  }

  private func choice(_ view: View) -> String? {
    guard view.isChoice else { return nil }
    return settings.assistiveAccessLayout == .grid ? "large, in a grid" : "large, and as wide as the screen"
  }

  private func size(of view: View, _ around: Surroundings) -> String? {
    guard view.drawsWords else { return nil }
    // HIG, “Typography”: the Mac has no Dynamic Type. WWDC19-261: bars keep their size, and show what is touched large.
    if idiom == .mac { return nil }
    if around.isInBar { return "as large as ever in a bar" }
    guard let style = around.font.style else { return "as large as ever: its size is given in points" }
    let set = settings.dynamicType
    let (usual, size) = (around.textSizes.held(.large), around.textSizes.held(set))
    let limits = size == set ? "" : ", held by \(around.textSizes.map(\.description).joined(separator: " and "))"
    return "\(style.rawValue) \(points(style, usual)) → \(points(style, size)) pt\(limits)"
  }

  private func points(_ style: TextStyle, _ size: DynamicTypeSize) -> String {
    Value.text(of: style.size(at: size, on: idiom))
  }

  private func weight(of view: View, _ around: Surroundings) -> String? {
    guard view.drawsWords, idiom != .mac else { return nil }
    if around.font.isOwn { return "as heavy as ever: the font is the app's own" }
    let resolved = { ResolvedFont(around.font, dynamicType: .large, isBoldTextOn: $0, idiom: idiom).weight }
    return "\(resolved(false).nameOfWeight) → \(resolved(true).nameOfWeight)"
  }

  /// Source: WWDC20-10020 (a visible shape for text buttons, a mark for the tab); react-navigation, issue 5031 (underlined
  /// in bars); brave-browser, issue 46014 (an outline where SwiftUI's button has no style); compound-ios, issue 120 (none
  /// for plain and custom styles).
  private func shape(of view: View, _ around: Surroundings) -> String? {
    if view.kind == .tab { return view.selected?.constant == true ? "outlined" : nil }
    guard view.kind.has(.act), !view.kind.has(.question),
      view.drawsWords || view.children.contains(where: \.drawsWords)
    else { return nil }
    if around.isInBar { return "underlined" }
    guard view.style != nil, view.controlStyle != .automatic, view.controlStyle != .borderless else {
      return "outlined"
    }
    return view.controlStyle?.isFilled == true ? nil : "no shape: a style of the app's own draws none"
  }

  /// Source: HIG, “Toggles”: a bar where it is on and a ring where it is off, on systems other than macOS.
  private func mark(of view: View) -> String? {
    guard view.kind == .toggle, system != .macOS, view.style == nil || view.controlStyle == .switch else { return nil }
    switch view.isOn?.value.constant {
    case .flag(true)?: return "I, for on"
    case .flag(false)?, nil: return "O, for off"
    default: return nil
    }
  }

  /// Source: HIG, “Color”: the system's colors have variants, an app's own only if it gives them.
  private func color(of view: View, on backdrop: String?) -> String? {
    guard let name = view.color?.constant ?? view.backgroundColor?.constant else { return nil }
    guard name != "clear" else { return nil }
    let words = name.hasPrefix("#") ? "\(name) as ever: a color of the app's own" : "the variant of \(name)"
    return [words, contrast(of: view.color?.constant, on: backdrop)].compactMap(\.self).joined(separator: ", ")
  }

  /// How much a color stands out as it is on a new device, and as it is now (WCAG 2.2, “contrast ratio”).
  private func contrast(of color: String?, on backdrop: String?) -> String? {
    let now = Look(isDark: settings.appearance == .dark, hasMoreContrast: settings.isOn(.increaseContrast))
    let pairs = [Look(), now].compactMap { look -> String? in
      guard let behind = backdrop.map({ Color($0, in: look)?.over(look.screen) }) ?? look.screen,
        let front = color.map({ Color($0, in: look) }) ?? look.text
      else { return nil }
      let seen = front.over(behind)
      let ratio = (seen.contrast(with: behind) * 10).rounded(.down) / 10
      return "\(seen.hexadecimal) on \(behind.hexadecimal) \(Value.text(of: ratio)):1"
    }
    return pairs.count == 2 ? pairs.joined(separator: " → ") : nil
  }

  /// In an app a picture is inverted unless it says otherwise.
  ///
  /// What is dark already keeps its colors with Smart Invert; Classic Invert asks nobody (the latter is assumed).
  ///
  /// Source: UIKit's `accessibilityIgnoresInvertColors`; Apple's forums, thread 109645.
  private func inverted(_ view: View, unless keeps: Bool) -> String? {
    guard view.drawsWords || view.color != nil || view.kind == .image || view.kind == .video else { return nil }
    return keeps ? "keeps its colors" : "inverted"
  }

  /// Source: WWDC19-244: a push slides with Reduce Motion as well, and fades with Prefer Cross-Fade Transitions.
  private func motion(of view: View) -> String? {
    if let motion = view.animation?.constant, motion != "none" { return "\(motion): an app's own motion" }
    guard settings.isOn(.reduceMotion), view.opensScreen else { return nil }
    return settings.isOn(.preferCrossFadeTransitions) ? "what it opens fades in" : "what it opens slides in as ever"
  }

  private func animation(of view: View) -> String? {
    guard view.kind == .image, view.autoplays != nil else { return nil }
    return view.autoplays?.constant == true ? "moves as ever: an image of the app's own" : "still"
  }
}

// What each setting does to films.
extension ShownChanges {
  /// Source: AVFoundation, `appliesMediaSelectionCriteriaAutomatically`: the system's player takes the captions and the
  /// descriptions that there are by itself.
  private func captions(of view: View) -> String? {
    guard view.kind == .video else { return nil }
    return view.captions.isEmpty ? "no captions to show" : "captions in \(view.captions.joined(separator: ", "))"
  }

  private func description(of view: View) -> String? {
    guard view.kind == .video else { return nil }
    return view.hasAudioDescription ? "what is only seen is told" : "no audio description to play"
  }

  /// Source: WWDC19-244: the switch asks an app not to play films by itself.
  private func playing(of view: View) -> String? {
    guard view.kind == .video, let autoplays = view.autoplays else { return nil }
    return autoplays.constant == true ? "plays as ever: a film of the app's own" : "waits to be played"
  }
}

// Why views are there.
extension ShownChanges {
  /// Notes what an author shows only because of a setting, and is not there without it: stops, and what is drawn at stops
  /// without being heard.
  private mutating func addReasons(on reading: ScreenReading, of screen: Screen, in scenario: Scenario) {
    let stops = Set(reading.order.stops.map(\.element.id))
    for (setting, value) in settings.changes {
      var other = scenario
      other.settings[setting] = setting.standard
      let before = ScreenReading(of: other.begun(screen), in: other)
      let known = Set(before.order.stops.map(\.element.id))
      let reason = "there because of \(setting.rawValue) \(value.asSetting)"
      for stop in reading.order.stops where !known.contains(stop.element.id) {
        lines[stop.element.id, default: []].append(reason)
      }
      var drawn: Set<ViewID> = []
      before.snapshot.views.collect(into: &drawn)
      // What belongs to a stop that is new has the reason of the stop.
      let owners = Dictionary(uniqueKeysWithValues: stops.map { ($0, known.contains($0) ? $0 : nil) })
      for view in reading.snapshot.views { add(reason, to: view, unless: drawn, at: nil, owners) }
    }
  }

  /// Notes a reason at the stop that a view which is drawn only now belongs to.
  private mutating func add(
    _ reason: String, to placed: PlacedView, unless drawn: Set<ViewID>, at stop: ViewID?, _ owners: [ViewID: ViewID?]
  ) {
    let id = ViewID(placed.view)
    if let stop, owners[id] == nil, !drawn.contains(id), let words = placed.view.title ?? placed.view.symbol,
      !words.isEmpty
    {
      lines[stop, default: []].append("“\(words)” is \(reason)")
    }
    for part in placed.parts { add(reason, to: part, unless: drawn, at: owners[id] ?? stop, owners) }
  }
}

extension ChunkedArray<PlacedView> {
  /// Notes all views, however deep.
  fileprivate func collect(into ids: inout Set<ViewID>) {
    for placed in self {
      ids.insert(ViewID(placed.view))
      placed.parts.collect(into: &ids)
    }
  }
}

extension View {
  /// Whether the view itself draws words or a symbol that grows with them.
  fileprivate var drawsWords: Bool {
    self.symbol != nil || kind != .image && kind != .video && self.title?.isEmpty == false
  }

  /// Whether activating the view opens another screen.
  fileprivate var opensScreen: Bool {
    if case .screen? = self.destination { return true }
    return self.action?.effects.contains { effect in
      switch effect {
      case .push, .present: true
      case .set, .assign, .toggle, .append, .insert, .remove, .move, .dismiss, .back, .focus, .announce, .screenChanged,
        .layoutChanged, .pageScrolled, .after, .call:
        false
      }
    } ?? false
  }
}

extension Double {
  /// The name of the weight that is nearest, from thin to black.
  fileprivate var nameOfWeight: String {
    let names: [(Double, String)] = [
      (-0.3, "thin"), (-0.15, "light"), (0, "regular"), (0.33, "medium"), (0.67, "semibold"), (1, "bold"),
      (1.1, "heavy"), (1.2, "black"),
    ]
    return names.min { abs($0.0 - self) < abs($1.0 - self) }?.1 ?? "regular"
  }
}
