internal import Interface
internal import Layout

extension Derivation {
  /// Derives the system's player of films and sounds with its controls: the picture, and what stands over it.
  ///
  /// The words are AVKit's strings; iPhone User Guide for the double tap with two fingers, which plays and stops. Which controls
  /// there are, and that they are read from the top to the bottom, is assumed; what the system's own do is not simulated.
  mutating func derivePlayer(_ placed: PlacedView, into nodes: inout ChunkedArray<AccessibilityNode>) {
    let view = placed.view
    let isPlaying = view.isPlaying?.value.constant?.flag ?? false
    let toggle = view.isPlaying?.target.map { ActionToken(setting: $0, to: .flag(!isPlaying)) }
    var picture = Element(placed, label: nil, traits: [])
    finish(&picture, view)
    picture.label = words[view.isAudio ? .audio : .video]
    picture.value = nil
    if picture.hint == nil { picture.giveHint(words[.toggleControls]) }
    var elements = [picture]
    for control in PlayerControl.all(of: view) {
      var element = Element(placed, label: words[control.word(isPlaying: isPlaying)], traits: control.traits)
      element.id.turns.append(Int32(-1 - elements.count))
      if control == .position { element.value = view.value?.constant }
      if control == .play, let toggle { element.details.activation = .perform(toggle) }
      elements.append(element)
    }
    if let toggle {
      for index in elements.indices where elements[index].details.magicTap == nil {
        elements[index].details.magicTap = toggle
      }
    }
    let children = ChunkedArray(elements.map(AccessibilityNode.element))
    var player = container(.semanticGroup, placed, isOrdered: true, children: children)
    if player.label == nil { player.label = contentLabel(of: view) }
    if player.label == nil { player.role = .group }
    nodes.append(.container(player))
  }
}

/// What stands over the picture of a player.
private enum PlayerControl: CaseIterable {
  case fullScreen, pictureInPicture, volume, play, position, airPlay, mediaSelection

  /// The controls of a player: a sound fills no screen, and where there is nothing to choose no choice is offered.
  static func all(of view: View) -> [PlayerControl] {
    allCases.filter { control in
      switch control {
      case .fullScreen, .pictureInPicture: !view.isAudio
      case .mediaSelection: !view.captions.isEmpty || view.hasAudioDescription
      case .volume, .play, .position, .airPlay: true
      }
    }
  }

  func word(isPlaying: Bool) -> SystemWord {
    switch self {
    case .fullScreen: .fullScreen
    case .pictureInPicture: .pictureInPicture
    case .volume: .volume
    case .play: isPlaying ? .pause : .play
    case .position: .currentPosition
    case .airPlay: .airPlay
    case .mediaSelection: .mediaSelection
    }
  }

  var traits: ElementTraits { self == .position ? .adjustable : .button }
}
