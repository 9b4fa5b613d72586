/// What a page asks for.
enum SitePage: String {
  /// The page itself.
  case whole = ""
  /// The pieces of the page, once they are others.
  case state
  /// That a key is pressed on the walk.
  case key
  /// That a question is answered.
  case answer
  /// What something sounds like.
  case say

  /// What changes something is not asked for by a mere link.
  var method: String {
    switch self {
    case .whole, .state, .say: "GET"
    case .key, .answer: "POST"
    }
  }
}
