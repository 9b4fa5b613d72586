package import Interface

/// Texts, images, and labels made of both.
extension Emitter {
  package mutating func text(_ text: ResolvedText, _ path: PathKey) -> Interface.View {
    var view = make(.text, path, self.text(text.string))
    if text.spoken != text.string { view.label = Interface.Label(.constant(text.spoken)) }
    for (index, run) in text.runs.enumerated() {
      guard let url = run.link else { continue }
      let open = environment.openURL
      view.links.append(
        make(.link, path.at(.index(index)), self.text(run.text)).with { $0.action = tokens.action { open(url) } })
    }
    if let level = text.runs.first?.headingLevel { view.headingLevel = level }
    if let language = text.runs.first?.language, text.runs.allSatisfy({ $0.language == language }) {
      view.language = language
    }
    if let speech = text.runs.first.flatMap(Speech.init) { view.speech = speech }
    view.font = text.style.description
    if let paint = text.style.paint { view.color = .constant(paint.name(isTinted: isTinted)) }
    view.lineLimit = text.style.lineLimit
    view.minimumScaleFactor = text.style.minimumScale
    return view
  }

  func image(_ image: ResolvedImage, _ path: PathKey) -> Interface.View {
    var view: Interface.View
    if let symbol = image.symbol {
      view = make(.image, path, .symbol(.constant(symbol)))
      if let label = image.label { view.label = Interface.Label(.constant(label)) }
    } else {
      view = make(.image, path, self.text(image.label ?? image.name ?? ""))
    }
    view.decorative = image.isDecorative
    view.resizable = image.isResizable
    if let size = image.size, !image.isResizable {
      view.layout.append(
        .size(
          SizeLimits(width: LengthLimits(Double(size.width)), height: LengthLimits(Double(size.height)))))
    }
    return view
  }

  mutating func label(
    _ title: [Piece], _ icon: [Piece], _ parts: LabelParts, _ path: PathKey
  ) -> Interface.View {
    let words = title.plainText
    let symbol = icon.plainSymbol
    switch parts {
    case .titleAndIcon:
      if let words, let symbol {
        return make(.label, path, .textAndSymbol(.constant(words), symbol: .constant(symbol)))
      }
      return make(.label, path, children: views(icon) + views(title))
    case .titleOnly:
      return make(.label, path, children: views(title))
    case .iconOnly:
      // The words of the title stay the label of the icon, which says nothing of its own: neither its name nor that
      // something is selected, as a checkmark alone does (assumed).
      var view = make(.image, path, symbol.map { .symbol(.constant($0)) } ?? self.text(title.words))
      view.label = Interface.Label(.constant(title.words))
      view.removeTraits = [.selected]
      return view
    }
  }
}

extension Speech {
  /// How a run is to be spoken; `nil` where nothing is said about it.
  init?(_ run: ResolvedText.Run) {
    guard run.speech != SpeechTraits() || run.phonetics != nil else { return nil }
    self.init()
    spellsOut = run.speech.spellsOut ?? false
    speaksPunctuation = run.speech.includesPunctuation ?? false
    pitch = run.speech.pitch
    ipa = run.phonetics
  }
}

extension [Piece] {
  /// The words, where there is one text that nothing was done to.
  var plainText: String? {
    guard count == 1, let only = first, only.modifications.allSatisfy(\.isLook), case .text(let text) = only.kind,
      text.spoken == text.string, text.runs.allSatisfy({ $0.link == nil && $0.speech == SpeechTraits() })
    else { return nil }
    return text.string
  }

  /// The symbol, where there is one that nothing was done to.
  var plainSymbol: String? { onlyImage(where: \.isLook)?.symbol }

  /// The symbol, where there is one and nothing else is said, whatever room it takes and whatever is around it.
  var framedSymbol: String? { onlyImage(where: \.isSilent).flatMap { words == $0.words ? $0.symbol : nil } }

  /// The image that they are, if it says what its picture says, and only so much was done to it.
  private func onlyImage(where isAllowed: (Modification) -> Bool) -> ResolvedImage? {
    guard count == 1, let only = first, only.modifications.allSatisfy(isAllowed), case .image(let image) = only.kind,
      image.label == nil, !image.isDecorative
    else { return nil }
    return image
  }
}

extension Modification {
  /// Whether it changes only what is seen.
  var isLook: Bool {
    if case .look = self { return true }
    return false
  }

  /// Whether it says nothing of a piece, and leaves it to be heard and seen.
  fileprivate var isSilent: Bool {
    switch self {
    case .look, .layout, .layer: true
    case .accessibility, .hidden, .opacity, .tap, .longPress, .drag, .drop, .inset: false
    }
  }
}

extension TextStyle {
  /// The font as layout reads it; `nil` for the one around.
  var description: String? {
    var words: [String] = []
    if let style = font?.style, font?.size == nil {
      if style != .body { words.append("\(style)") }
    } else if let size = font?.size {
      words += ["system", "\(Double(size))"]
    }
    if isBold || font?.weight?.isBold == true { words.append("bold") }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
