internal import A11ySimulation

/// What a program with a team's previews in it is asked, in a line of JSON: a key, an answer, or only how it stands.
struct LiveRequest: Codable {
  var key: String?
  var isAnswer = false
  var words: String?
}

/// What such a program answers, in a line of JSON.
struct LiveReply: Codable {
  var turn: LiveTurn
  var view: LiveView
}
