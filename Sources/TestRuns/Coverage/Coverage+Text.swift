import Transcripts

extension Coverage {
  /// The coverage in one line: `5 of 6 stops heard, 3 of 5 actions performed, 2 of 2 screens visited`.
  package var summary: String {
    let parts = [
      (stops, "stop", "stops", "heard"), (actions, "action", "actions", "performed"),
      (screens, "screen", "screens", "visited"),
    ]
    return parts.filter { $0.0.all > 0 }.map { share, one, many, verb in
      "\(share.done) of \(share.all) \(share.all == 1 ? one : many) \(verb)"
    }.joined(separator: ", ")
  }

  /// What was left out, a line for each thing.
  package var omissions: [String] {
    stops.missing.map { "not heard: \($0.onOneLine)" } + actions.missing.map { "not performed: \($0.onOneLine)" }
      + screens.missing.map { "not visited: \($0.onOneLine)" } + closedLines
  }

  /// The screens that cannot be opened by themselves, a line for each.
  var closedLines: [String] {
    closed.map { "screen \($0.onOneLine) cannot be opened by itself, so that no golden holds it; have a flow open it" }
  }
}
