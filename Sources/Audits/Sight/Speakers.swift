internal import Elements
internal import Interface

/// Which stop speaks for each piece of a drawing, and which piece each stop stands for.
struct Speakers {
  /// The stop that speaks for each piece, if any does, and whether it is the piece's own.
  private var voices: [(speaker: Int?, isOwn: Bool)] = []
  /// The stops by the views that they stand for; of several the first.
  private let stops: [ViewID: Int]
  /// The piece that each stop stands for; of several the first.
  private var owners: [Drawing.Piece?]

  init(of stops: [Audit.Stop], in drawing: Drawing) {
    self.stops = Dictionary(stops.lazy.map { ($0.element.id, $0.index) }, uniquingKeysWith: { first, _ in first })
    owners = Array(repeating: nil, count: stops.count)
    voices.reserveCapacity(drawing.pieces.count)
    for piece in drawing.pieces {
      let own = self.stops[ViewID(piece.view)]
      if let own, owners[own] == nil { owners[own] = piece }
      // What is around a piece comes before it.
      voices.append((own ?? piece.parent.flatMap { voices[$0].speaker }, own != nil))
    }
  }

  /// The stop that speaks for a piece: its own, or that of the nearest view around it.
  func speaker(at place: Int) -> Int? { voices[place].speaker }

  /// Whether the stop that speaks for a piece is its own.
  func isStop(at place: Int) -> Bool { voices[place].isOwn }

  /// The piece that a stop stands for; `nil` where the system has made the element.
  func piece(of stop: Audit.Stop) -> Drawing.Piece? {
    // Most stops are the only one of their view.
    owners[stop.index] ?? stops[stop.element.id].flatMap { owners[$0] }
  }
}
