internal import Apps
internal import Elements
internal import Interface
internal import Order
internal import Readers
internal import Utterances

/// Where the cursor lands on a screen that is new to it.
///
/// The rules are those of VoiceOver's own log in the iOS 26.5 simulator (EhPanda-Team/EhPanda, focus investigation), which
/// the reports named below agree with. Older systems, up to iOS 12, said the title first and began in the bar.
extension Session {
  /// The app appears, or VoiceOver does: what sums the screen up is said, then the cursor lands, and the app's name comes
  /// in front.
  ///
  /// Source for what sums up: accessibilityupto11.com (“Moving 55%… Summary, heading”).
  mutating func enterApp() {
    let summaries = reading.summaries
    for summary in summaries.naming(app: app.name) { speak(summary) }
    land(inApp: summaries.isEmpty ? app.name : nil)
  }

  /// Puts the cursor where it lands when the screen has changed as a whole, and says what is there.
  mutating func land(inApp name: String? = nil) {
    land(at: firstPlace, inApp: name)
  }

  /// Finds another screen in front, which was pushed or presented.
  ///
  /// A push keeps the cursor in the part of the screen that it was in: from a row it lands on the first element of the
  /// new content, from the bar on the first of the new bar, which is the way back. So it does where there is no content
  /// yet. Sources: EhPanda, iOS 26.5; ouds-ios, issue 1584; firefox-ios, issues 33177 and 30614.
  ///
  /// Up to iOS 16 it lands on the way back from everywhere. Sources: Apple's View Controller Programming Guide;
  /// WWDC18-226; EmbeddedSocial-iOS-SDK, issue 699 (iOS 11); mastodon-ios, issue 542 (iOS 16.1).
  mutating func arrive(at screen: AppScreen, answering feedback: Feedback) {
    left.append(LeftScreen(row: row(doubleTappedFor: feedback), isCovered: screen.isPresented, ring: ring))
    let staysInContent = isInContent && !screen.isPresented && circumstances.platform.generation > 16
    show(screen)
    switch arrival {
    case .region: land(at: staysInContent ? firstPlaceInContent : firstPlace)
    case .bar:
      guard let place = titlePlace, place > 0 else { return land() }
      if let title = reading.title { speak(reading.speaker.words(title, of: nil)) }
      land(at: 0)
    case .title: land()
    }
  }

  /// Finds the screen before in front again.
  ///
  /// What was pushed gives the cursor back to the row that was double tapped, as UIKit's tables remember it (openradar
  /// 36283035), or else to the part of the screen that it was in: the first row, or the first item of the bar (EhPanda,
  /// iOS 26.5; dotnet/maui 27465). What was presented does not: the cursor lands on the first element, not on what opened
  /// it (EhPanda, iOS 26.5, with Apple's Contacts; cvs-health, Sheets).
  ///
  /// Where several screens have gone, the one that was left first tells where the cursor was.
  ///
  /// The ring of Full Keyboard Access comes back to where it was (UIKit's `restoresFocusAfterTransition`; that the ring goes by
  /// it is assumed).
  mutating func comeBack(to screen: AppScreen, over levels: Int) {
    let (gone, wasInContent) = (left.suffix(max(levels, 1)), isInContent)
    left.removeLast(gone.count)
    let before = gone.first
    show(screen)
    if let before { ring.comeBack(to: before.ring) }
    guard arrival == .region, before?.isCovered == false else { return land() }
    let row = before?.row.flatMap { reading.order.index(of: $0, near: 0) }
    land(at: row ?? (wasInContent ? firstPlaceInContent : firstPlace))
  }

  private mutating func show(_ screen: AppScreen) {
    menu = nil
    editing = nil
    page = Page()
    derive(screen)
    outcome.soundNewScreen()
  }

  private mutating func land(at place: Int?, inApp name: String? = nil) {
    cursor = place
    landOnGroup()
    rotor.leave()
    if place == nil, let name { return speak(reading.speaker.words(name, of: nil)) }
    speakFocus(comingFrom: nil, inApp: name)
  }

  /// Which sources are followed.
  private var arrival: SourceReading.Arrival { circumstances.readings.arrival }

  /// The first element of the screen: that of the bar, if there is one; an item that stands before the title comes before it.
  ///
  /// What only shows that something goes on is passed over.
  var firstPlace: Int? {
    if arrival != .region, let titlePlace { return titlePlace }
    if let special = defaultButtonPlace ?? chosenItemPlace { return special }
    let stops = reading.order.stops
    let front = reading.tree.presentation.flatMap { $0.leavesBackground ? $0 : nil }
    // A sheet that leaves what is behind it as it is comes after that.
    let begin = front.map { stops.count - AccessibilityNode.elements(of: [.container($0)]).count } ?? 0
    let first =
      stops.indices.dropFirst(begin).first { !stops[$0].element.isActivityIndicator } ?? (stops.isEmpty ? nil : 0)
    return first.map { largeTitlePlace(after: $0) ?? $0 }
  }

  /// The button of an alert that the return key presses, on which the cursor lands on the Mac, past the message.
  ///
  /// Sources: microsoft/workbooks, issue 271, macOS 10.13 (“sets focus on OK button”, and the alert is heard on the way
  /// back); libsdl-org/SDL, issue 6948, 2022 (“default focus is … put on the OK button, not the text”). Which one it is
  /// of several is AppKit's: the first, or the one that has the key; that an action sheet is like an alert, and that a field
  /// in it comes before the button, is assumed.
  private var defaultButtonPlace: Int? {
    guard reading.speaker.isMac, let alert = reading.tree.presentation, alert.role == .alert else { return nil }
    let inside = Set(AccessibilityNode.elements(of: alert.children).map(\.id))
    let places = reading.order.stops.indices.filter { inside.contains(reading.order.stops[$0].element.id) }
    let cancelling = alert.cancellation.map(Activation.perform)
    let wanted: [(Element) -> Bool] = [
      { $0.has(.textEntry) }, { $0.hasDetails && $0.details.keyboardShortcut == Keystroke(.returnKey) },
      { $0.has(.button) && (cancelling == nil || $0.details.activation != cancelling) }, { $0.has(.button) },
    ]
    return wanted.lazy.compactMap { isWanted in
      places.first { isWanted(reading.order.stops[$0].element) }
    }.first
  }

  /// What is chosen of an open menu of the Mac's, on which the cursor lands (WWDC14-516: “checkmark 100%”, the third
  /// of five).
  private var chosenItemPlace: Int? {
    reading.order.stops.firstIndex { $0.element.has([.menuItem, .selected]) }
  }

  /// The large title of the bar that begins with a stop, if the cursor lands on it.
  private func largeTitlePlace(after first: Int) -> Int? {
    let bar = reading.tree.elements { $0.landsOnTitle }
    let stops = reading.order.stops[first...]
    guard let element = stops.first?.element, bar[element.id] != nil, !element.has(.header) else { return nil }
    return stops.firstIndex { bar[$0.element.id] != nil && $0.element.has(.header) }
  }

  /// The first element that stands in no bar, or else the first of all.
  private var firstPlaceInContent: Int? {
    let bars = reading.tree.elements { $0.role.isBar }
    let place = reading.order.stops.firstIndex { bars[$0.element.id] == nil && !$0.element.isActivityIndicator }
    return place ?? firstPlace
  }

  /// Whether an item of a bar at the top stands before all else, a title among it.
  var beginsWithBarItem: Bool {
    guard let first = reading.order.stops.first?.element, !first.has(.header) else { return false }
    return reading.tree.elements { $0.role == .navigationBar }[first.id] != nil
  }

  private var titlePlace: Int? {
    guard let title = reading.title, !title.isEmpty else { return nil }
    return reading.order.stops.firstIndex { $0.element.label == title && $0.element.has(.header) }
  }

  /// Whether the cursor is in the content, rather than in a bar.
  private var isInContent: Bool {
    focused.map { reading.tree.elements { $0.role.isBar }[$0.id] == nil } ?? false
  }

  /// The row of a list whose double tap is answered; `nil` for anything else.
  private func row(doubleTappedFor feedback: Feedback) -> ViewID? {
    guard case .activation(let element) = feedback else { return nil }
    return reading.tree.elements { $0.hasRows }[element.id] != nil ? element.id : nil
  }
}

extension Element {
  /// Whether the element only shows that something goes on.
  fileprivate var isActivityIndicator: Bool { kind == .progressView && value == nil }
}
