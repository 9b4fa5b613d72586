extension Array {
  /// In the order of the file, those at one place as they were; those without a place come first.
  func inFileOrder(by place: (Element) -> SourcePlace?) -> [Element] {
    // Most are so already, and are not copied.
    let isInOrder = indices.dropFirst().allSatisfy { (place(self[$0 - 1]) ?? .code) <= (place(self[$0]) ?? .code) }
    guard !isInOrder else { return self }
    return enumerated().sorted { first, second in
      let places = (place(first.element) ?? .code, place(second.element) ?? .code)
      return places.0 == places.1 ? first.offset < second.offset : places.0 < places.1
    }.map(\.element)
  }
}

extension [Finding] {
  /// In the order of the file; at one place in that of the rules.
  package var inFileOrder: [Finding] { inFileOrder(by: \.place) }
}
