import Diagnostics
import Interface
import ScenarioFiles

extension OpenDocument {
  /// What can be written at a place.
  func completion(at position: Position) -> CompletionList {
    guard analysis.subject.isOurs else { return CompletionList(items: []) }
    let proposals = analysis.help.proposals(at: file.place(of: position), elements: elementNames)
    let words = Set(proposals.filter { $0.role == .word }.map(\.entry.name))
    let digits = "\(proposals.count)".count
    return CompletionList(
      items: proposals.enumerated().map { index, proposal in
        let number = "\(index)"
        return CompletionItem(
          // Some words can stand alone or have something after them.
          label: proposal.entry.name + (proposal.role == .key && words.contains(proposal.entry.name) ? ": …" : ""),
          kind: proposal.role.kind, detail: proposal.entry.form,
          documentation: proposal.entry.summary.isEmpty ? nil : proposal.entry.summary,
          sortText: String(repeating: "0", count: digits - number.count) + number, filterText: proposal.text,
          textEdit: TextEdit(range: file.range(from: proposal.start, to: proposal.end), newText: proposal.text))
      })
  }
}

extension Proposal.Role {
  /// The number of the protocol's for what it is.
  fileprivate var kind: Int {
    switch self {
    case .key: 5
    case .word: 12
    case .name: 18
    }
  }
}
