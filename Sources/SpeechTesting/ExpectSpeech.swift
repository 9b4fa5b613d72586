public import A11ySimulation
public import Testing

/// Expects that a transcript says what stands here, with or without its header.
///
/// A failure is told as the difference in speech; the difference and the transcript are attached to the test.
///
/// - Parameters:
///   - transcript: What was heard.
///   - expected: What should be heard.
///   - location: Where the expectation stands.
/// - Returns: Whether it holds.
@discardableResult
public func expectSpeech(
  of transcript: Transcript, matches expected: String, sourceLocation location: SourceLocation = #_sourceLocation
) -> Bool {
  expectSpeech(transcript.difference(from: expected), of: transcript, sourceLocation: location)
}

/// Expects that an utterance is these words.
@discardableResult
public func expectSpeech(
  of utterance: Utterance, matches expected: String, sourceLocation location: SourceLocation = #_sourceLocation
) -> Bool {
  expectSpeech(utterance.difference(from: expected), sourceLocation: location)
}

/// Expects that a scenario sounds as it was written.
@discardableResult
public func expectSpeech(
  of scenario: Scenario, matches expected: String, sourceLocation location: SourceLocation = #_sourceLocation
) -> Bool {
  expectSpeech(of: Transcript(of: scenario), matches: expected, sourceLocation: location)
}

/// Expects that a transcript says what the golden `Goldens/NAME.golden.txt` beside the test does.
///
/// - Parameters:
///   - transcript: What was heard.
///   - name: The name of the golden.
///   - file: The file of the test.
///   - location: Where the expectation stands.
/// - Returns: Whether it holds.
/// - Throws: Why the golden could not be read or written.
@discardableResult
public func expectSpeech(
  of transcript: Transcript, matchesGolden name: String, besides file: String = #filePath,
  sourceLocation location: SourceLocation = #_sourceLocation
) throws -> Bool {
  let difference = try transcript.difference(fromGolden: name, besides: file)
  return expectSpeech(difference, of: transcript, sourceLocation: location)
}

/// Expects that a scenario file sounds as the golden beside it says.
///
/// - Parameters:
///   - path: Where the scenario is, from the working directory.
///   - location: Where the expectation stands.
/// - Returns: Whether it holds.
/// - Throws: What is wrong with the file, or why the golden could not be read or written.
@discardableResult
public func expectSpeech(
  ofFile path: String, sourceLocation location: SourceLocation = #_sourceLocation
) throws -> Bool {
  let transcript = Transcript(of: try Scenario(contentsOfFile: path))
  let difference = try transcript.difference(fromGoldenOf: path)
  return expectSpeech(difference, of: transcript, sourceLocation: location)
}

/// Expects that there is no difference, such as that of a preview from its golden.
///
/// - Parameters:
///   - difference: The difference.
///   - transcript: What was heard, which is attached to a test that fails.
///   - location: Where the expectation stands.
/// - Returns: Whether it holds.
@discardableResult
public func expectSpeech(
  _ difference: SpeechDifference, of transcript: Transcript? = nil,
  sourceLocation location: SourceLocation = #_sourceLocation
) -> Bool {
  guard !difference.isEmpty else { return true }
  let text = difference.failureText
  #if compiler(>=6.2)
  Attachment.record(text, named: "speech.diff", sourceLocation: location)
  if let transcript {
    Attachment.record(transcript.text(), named: "transcript.txt", sourceLocation: location)
    if let sound = difference.sound(language: transcript.language) {
      Attachment.record(sound.bytes, named: sound.name, sourceLocation: location)
    }
  }
  #endif
  Issue.record(Comment(rawValue: text), sourceLocation: location)
  return false
}
