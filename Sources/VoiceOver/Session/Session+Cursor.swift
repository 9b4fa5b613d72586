internal import Apps
internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Session {
  /// Moves to the next or the previous element.
  ///
  /// At the end there is a sound, and the element is said again: WWDC18-226 (“calculator. Hear that bonk?”), freee's
  /// guidelines on iOS 15, XCUIVoiceOverService on iOS 27 (IRS-Public/aloud, OpenCCman). The Mac only makes the sound
  /// (assumed).
  mutating func move(by distance: Int) {
    if selectsText { return changeSelection(distance > 0 ? .down : .up) }
    if moveAmongItems(by: distance) { return }
    if let cursor, reading.order.stops.indices.contains(cursor + distance) { return jump(to: cursor + distance) }
    soundBoundary()
    if !reading.speaker.isMac { speakFocus(comingFrom: isUnheard ? nil : stop) }
  }

  /// Puts the cursor on a stop, and says it.
  mutating func jump(to index: Int) {
    guard reading.order.stops.indices.contains(index) else { return soundBoundary() }
    let (previous, kept) = (isUnheard ? nil : stopAtCursor, keptAction)
    cursor = index
    if touchedThrough != nil, touchedThrough != reading.order.stops[index].element.id { touchedThrough = nil }
    rotor.leave()
    keepAction(kept)
    speakFocus(comingFrom: previous)
  }

  /// Says the element under the cursor as on landing on it.
  ///
  /// - Parameters:
  ///   - previous: Where the cursor comes from.
  ///   - name: The name of the app that the person has come into.
  ///   - entering: What is said of a group on the way into it.
  mutating func speakFocus(comingFrom previous: Stop?, inApp name: String? = nil, after entering: [Utterance.Part] = [])
  {
    if let group = groupInFocus {
      var utterance = utterance(of: group)
      utterance.parts.insert(contentsOf: entering, at: 0)
      isUnheard = false
      return outcome.land(.speech(utterance.naming(app: name)))
    }
    guard var stop else { return }
    isUnheard = false
    if editing?.element == stop.element.id { stop.element.traits.insert(.isEditing) }
    let isEdited = stop.element.has([.textEntry, .isEditing])
    var utterance = reading.utterance(
      at: stop, from: outcome.landsAnewOnNewScreen ? nil : previous, typing: isEdited ? typingNotices(at: stop) : nil)
    if !entering.isEmpty { utterance.parts.insert(contentsOf: entering, at: 0) }
    outcome.land(.focus(stop.element, utterance.naming(app: name)), then: reading.speaker.sounds(at: stop))
  }

  /// What is said of a field that is being edited: how the rotor goes through the text, and where the next character goes.
  ///
  /// On arrival no unit is named unless one was chosen (magentaA11y's recording of a message: “To, text field, is editing,
  /// insertion point at start”).
  private func typingNotices(at field: Stop) -> [Phrase.Key] {
    let isOwn = editing?.element == field.element.id
    let insertionPoint = isOwn ? editing?.insertionPoint : field.element.endOfText
    return [rotor.chosen?.typingMode, insertionPoint].compactMap(\.self)
  }

  /// Puts the cursor on the element that is meant; what none or several answer to is a problem.
  mutating func focus(on query: Query) {
    if let place = place(of: query) { jump(to: place) }
  }

  /// Where the element that is meant stands; what none or several answer to is a problem.
  mutating func place(of query: Query) -> Int? {
    let found = reading.order.stops(matching: query)
    switch found.count {
    case 1: return found[0]
    case 0:
      let names = reading.order.surroundingNames
      if let within = query.within, !names.contains(within) {
        fail(.wrongName(within, known: names), "there is no container or heading '\(within)' on this screen")
        return nil
      }
      fail(.wrongName(query.description, known: elementNames), "there is no element '\(query)' on this screen")
    default:
      let candidates = found.map { reading.words(at: reading.order.stops[$0]) }
      fail(
        .ambiguous(query.description),
        "'\(query)' means \(found.count) elements on this screen: \(candidates.numbered)")
    }
    return nil
  }

  /// The names of the elements on the screen.
  private var elementNames: [String] {
    reading.order.stops.flatMap(\.element.answers)
  }

  /// Says everything from a stop to the last, without what follows pauses; at the end of a page it goes on with the next.
  mutating func readAll(from start: Int?) {
    guard var index = start else { return }
    var previous = stop
    var turns = 0
    while reading.order.stops.indices.contains(index) {
      cursor = index
      repeat {
        guard let stop else { return }
        outcome.append(.focus(stop.element, reading.utterance(at: stop, from: previous).atOnce))
        previous = stop
      } while turns < Session.mostTurns && turnsPage(&turns)
      index = (cursor ?? index) + 1
    }
    rotor.leave()
    if turns >= Session.mostTurns { fail(.failedEffect, "the app turns one page after another, without an end") }
  }

  /// How many pages are turned at most: a book may not end, and an app may move the cursor back each time.
  private static let mostTurns = 1_000

  /// Turns the page that the cursor is on, as reading does at its end.
  ///
  /// Sources: Apple's reference of `causesPageTurn`, WWDC19-248 (“So you'll be able to read continuously”).
  ///
  /// - Parameter turns: How often a page was turned, to which this time is added.
  /// - Returns: Whether another page has come.
  private mutating func turnsPage(_ turns: inout Int) -> Bool {
    guard let page = focused, page.has(.causesPageTurn), page.hasDetails, let token = page.details.nextPage else {
      return false
    }
    turns += 1
    note(.nextPage, on: page)
    take(app.perform(token))
    guard let focused, focused.id == page.id else { return false }
    return focused.label != page.label || focused.value != page.value
  }
}

extension Editing {
  /// Where the next character goes, at either end of the text; `nil` in the middle of it.
  fileprivate var insertionPoint: Phrase.Key? {
    if insertion == text.count { return text.isEmpty ? .insertionAtStart : .insertionAtEnd }
    return insertion == 0 ? .insertionAtStart : nil
  }
}
