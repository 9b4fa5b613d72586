/// Why the text of a scenario cannot be changed as a finding asks.
package enum EditRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// The view was not written in this file.
  case notThere
  /// The words that are to be others do not stand at the view as they are heard.
  case otherWords(String)
  /// The words stand in a file of the app's words.
  case inStrings(key: String)
  /// Something else that stands there would be lost, such as a comment.
  case loss(key: String)
  /// Another change stands at the same place.
  case changedAlready

  package var description: String {
    switch self {
    case .notThere: "the view does not stand in this file"
    case .otherWords(let words): "“\(words)” is not written at the view in one piece"
    case .inStrings(let key): "its words stand in a file of 'strings', under the key “\(key)”"
    case .loss(let key): "'\(key)' cannot be changed there without touching what stands around it"
    case .changedAlready: "something else is changed at the same place"
    }
  }
}
