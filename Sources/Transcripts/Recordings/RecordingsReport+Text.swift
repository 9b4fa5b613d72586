internal import Diagnostics

extension RecordingsReport {
  /// The scores as a table, with a line about what was counted.
  package var table: String {
    let columns = ["cases", "utterances", "after an action", "walks in order"]
    var rows = [["", ""] + columns]
    for (title, groups) in sections {
      rows += groups.enumerated().map { index, group in
        [index == 0 ? title : "", group.name] + group.score.shares.map { RecordingsReport.cell($0) }
      }
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
    return (lines + ["", summary]).joined(separator: "\n") + "\n"
  }

  /// The scores as sentences, for people who listen.
  package var sentences: String {
    let lines = sections.flatMap { title, groups in
      groups.map { group in
        let names = ["cases", "utterances", "utterances after an action", "walks in order"]
        let shares = zip(names, group.score.shares).filter { $1.total > 0 }
        return "\(title) \(group.name): "
          + shares.map { "\($0) \($1.right) of \($1.total), \($1.percent ?? 0) percent" }.joined(separator: "; ") + "."
      }
    }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  private var sections: [(title: String, groups: [Group])] {
    let readers = byReader
    let isVoiceOverAlone = readers.map(\.name) == [RecordingComparison.Reader.voiceOver.rawValue]
    return [
      ("interface", [Group(name: "known (code, capture)", score: headline)] + byInterface), ("system", bySystem),
      ("year", byYear), ("reader", isVoiceOverAlone ? [] : readers),
    ].filter { !$1.isEmpty }
  }

  private var summary: String {
    var sentences = ["\(comparisons.count.counted("recorded case"))."]
    let known = [
      misses == 0 ? nil : "\(misses.counted("open miss counts", "open misses count")) as wrong",
      incomparable == 0
        ? nil
        : "\(incomparable.counted("case")) can't be compared and \(incomparable == 1 ? "counts" : "count") nowhere",
    ].compactMap(\.self)
    if !known.isEmpty { sentences.append(known.joined(separator: ", ") + ".") }
    if unexpected > 0 {
      sentences.append("\(unexpected) came out otherwise than \(unexpected == 1 ? "it is" : "they are") marked.")
    }
    return sentences.joined(separator: " ")
  }

  private static func cell(_ share: Share) -> String {
    guard let percent = share.percent else { return "none" }
    return "\(percent)% (\(share.right) of \(share.total))"
  }
}

extension RecordingScore {
  fileprivate var shares: [Share] { [cases, utterances, answers, walks] }
}
