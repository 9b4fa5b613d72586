internal import Colors
internal import Diagnostics
internal import Interface
internal import Layout

extension Audit.Rule {
  static let modalLeaks = Audit.Rule(
    "modal-leaks",
    "What is behind a layer in front is read as well.",
    because: "After the last button of a dialog swiping goes on to what it covers (about 18 of 330 public threads).",
    severity: .error, confidence: .likely, criteria: ["2.4.3", "1.3.2"], clauses: ["11.2.4.3", "11.5.2.9"],
    firing: [
      "views: [{ zstack: [{ text: Behind }, { rectangle: , opacity: 0.4 }, { vstack: [{ text: Really? }, { button: OK, action: back }] }] }]",
      "state: { on: true }\nviews: [{ zstack: [{ button: Buy, action: back }, { rectangle: , opacity: 0, gestures: { tap: { set: { on: false } } } }, { vstack: [{ text: Plans }, { button: Monthly, action: back }] }] }]",
      "views: [{ zstack: [{ button: Buy, action: back }, { vstack: [{ text: It failed }, { button: OK, action: back }], frame: [0, 0, 393, 852], backgroundColor: black }] }]",
      ##"views: [{ zstack: [{ text: Behind }, { rectangle: , color: "#00000080" }, { vstack: [{ text: Really? }, { button: OK, action: back }] }] }]"##,
      "views: [{ button: Buy, action: back }, { view: , frame: [0, 0, 402, 874], backgroundColor: black, opacity: 0.4 }, { view: [{ text: Plans }, { button: OK, action: back }], frame: [40, 300, 322, 240] }]",
    ],
    passing: [
      "views: [{ view: , frame: [0, 0, 402, 874], backgroundColor: black, opacity: 0.4 }, { text: Plans }, { button: OK, action: back }]",
      "views: [{ zstack: [{ text: Behind }, { rectangle: , opacity: 0.4 }, { vstack: [{ text: Really? }, { button: OK, action: back }], isModal: true }] }]",
      "views: [{ zstack: [{ image: beach, label: Beach }, { button: Play, action: back }] }]",
      // What darkens a picture makes room for words on it.
      ##"views: [{ zstack: [{ image: beach, label: Beach }, { rectangle: , color: "#00000060" }, { vstack: [{ text: Summer }, { button: Book, action: back }] }] }]"##,
      "views: [{ zstack: [{ button: Buy, action: back }, { vstack: [{ text: New }, { button: OK, action: back }], frame: [0, 752, 393, 100], backgroundColor: black }] }]",
    ],
    .screens { screen in
      screen.leaks.compactMap { leak in
        guard let stop = leak.behind.first(where: { $0.isStop && $0.view.kind != .image }), let behind = stop.speaker,
          let control = leak.front.first(where: { $0.isStop && $0.view.kind.isControl }), let last = control.speaker
        else { return nil }
        return Audit.Remark(
          message: "\(screen.stops[behind].sentence.quoted) is behind a layer in front, and is read as well",
          place: control.view.origin, stop: screen.stops[last],
          notes: [Diagnostic.Note("it stands here", at: stop.view.origin.known)],
          hints: ["add \(code: "isModal: true") to the layer, or hide what is behind"])
      }
    })
}

extension Audit.Screen {
  /// A layer in front of others that nothing keeps VoiceOver from.
  struct Leak {
    var behind: [Drawing.Piece]
    var front: [Drawing.Piece]
  }

  /// The layers behind a veil or a full screen of color, with what they cover.
  var leaks: [Leak] {
    let pieces = drawing.pieces
    return layers.compactMap { layers in
      let veil = layers.lastIndex { pieces[$0].isVeil }.map { $0 + 1 }
      guard let first = veil ?? layers.lastIndex(where: { pieces[$0].covers(self) }) else { return nil }
      return Leak(
        behind: layers[..<(veil.map { $0 - 1 } ?? first)].flatMap { drawing.subtree($0) },
        front: layers[first...].flatMap { drawing.subtree($0) })
    }
  }
}

extension Audit.Screen {
  /// What lies over each other, from back to front: the layers of stacks, and neighbors of which one is drawn over the
  /// whole screen.
  private var layers: [[Int]] {
    let pieces = drawing.pieces
    let canHaveVeils = !drawing.groups.isDisjoint(with: [.exposure, .appearance])
    let veils = (canHaveVeils ? pieces : []).filter { piece in
      piece.isVeil && piece.fills(self) && piece.parent.map { pieces[$0].view.kind != .zstack } ?? true
    }
    return drawing.stacks.map { drawing.children(of: $0.place) }
      + Set(veils.map(\.parent)).map { parent in
        parent.map { drawing.children(of: $0) } ?? pieces.indices.filter { pieces[$0].parent == nil }
      }
  }
}

extension Drawing.Piece {
  /// Whether the piece darkens what is behind it, or takes the touches for it.
  fileprivate var isVeil: Bool {
    let isEmptyView = view.kind == .view && view.children.isEmpty && view.ownBackdrop != nil
    guard view.kind.isShape || isEmptyView, view.opacity != nil || drawnColor != nil else { return false }
    let opacity = (view.opacity?.constant ?? 1) * (drawnColor?.opacity ?? 1)
    return opacity >= 0.1 && opacity <= 0.9 || opacity < 0.1 && (!view.gestures.isEmpty || view.action != nil)
  }

  /// The color that fills the piece; `nil` where none is given.
  private var drawnColor: Color? {
    (view.kind.isShape ? view.color ?? view.backgroundColor : view.backgroundColor)?.constant.flatMap {
      Color($0, in: Look())
    }
  }

  /// Whether the piece hides nearly all of the screen, and stands where its author put it.
  fileprivate func covers(_ screen: Audit.Screen) -> Bool {
    guard case .color(let name)? = view.ownBackdrop, let color = Color(name, in: Look()) else { return false }
    return color.opacity == 1 && fills(screen)
  }

  /// Whether its author has given the piece a frame of nearly all of the screen.
  func fills(_ screen: Audit.Screen) -> Bool {
    guard placed.isGiven, let frame = placed.frame else { return false }
    let whole = Canvas(for: screen.circumstances).size
    return frame.width * frame.height >= 0.8 * whole.width * whole.height
  }
}
