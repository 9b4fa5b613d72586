internal import Foundation

/// What is most used of swift-algorithms.
extension Sequence {
  public func uniqued<Subject: Hashable>(on projection: (Element) throws -> Subject) rethrows -> [Element] {
    var seen: Set<Subject> = []
    return try filter { seen.insert(try projection($0)).inserted }
  }

  public func chunked<Subject: Equatable>(on projection: (Element) throws -> Subject) rethrows -> [(Subject, [Element])]
  {
    try reduce(into: []) { chunks, element in
      let subject = try projection(element)
      if let last = chunks.indices.last, chunks[last].0 == subject {
        chunks[last].1.append(element)
      } else {
        chunks.append((subject, [element]))
      }
    }
  }

  public func compacted<Wrapped>() -> [Wrapped] where Element == Wrapped? { compactMap(\.self) }
}

extension Sequence where Element: Hashable {
  public func uniqued() -> [Element] { uniqued(on: \.self) }
}

extension Collection {
  public func chunks(ofCount count: Int) -> [SubSequence] {
    precondition(count > 0, "chunks have one element at least")
    var chunks: [SubSequence] = []
    var rest = self[...]
    while !rest.isEmpty {
      chunks.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return chunks
  }

  public func chunked(by belong: (Element, Element) throws -> Bool) rethrows -> [SubSequence] {
    var chunks: [SubSequence] = []
    var (start, last) = (startIndex, startIndex)
    for index in indices.dropFirst() {
      if try !belong(self[last], self[index]) {
        chunks.append(self[start..<index])
        start = index
      }
      last = index
    }
    return isEmpty ? [] : chunks + [self[start...]]
  }

  public func indexed() -> [(index: Index, element: Element)] { indices.map { ($0, self[$0]) } }
}
