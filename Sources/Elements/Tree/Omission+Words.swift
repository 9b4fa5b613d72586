extension Omission.Reason {
  /// The reason as a person reads it.
  package var words: String {
    switch self {
    case .hidden: "hidden"
    case .transparent: "its opacity is 0"
    case .decorative: "decorative"
    case .insideElement: "inside an element, which speaks for it"
    case .behindModal: "behind a modal view"
    case .zeroSize: "it has no size"
    case .empty: "it has no words"
    case .unnamed: "an image without a label, which says nothing here"
    case .notShown: "not shown, since a popover has no button that cancels"
    case .notListed: "not in the list of elements of the view around it"
    }
  }
}
