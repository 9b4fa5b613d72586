public import A11ySimulation
public import XCTest

/// Asserts in XCTest that a transcript says what stands here, with or without its header.
///
/// - Parameters:
///   - transcript: What was heard.
///   - expected: What should be heard.
///   - file: The file of the assertion.
///   - line: The line of the assertion.
public func assertSpeech(
  of transcript: Transcript, matches expected: String, file: StaticString = #filePath, line: UInt = #line
) {
  assertSpeech(transcript.difference(from: expected), file: file, line: line)
}

/// Asserts in XCTest that a transcript says what the golden `Goldens/NAME.golden.txt` beside the test does.
///
/// - Parameters:
///   - transcript: What was heard.
///   - name: The name of the golden.
///   - recording: Which goldens may be written, where the variable `A11YSIM_UPDATE` says nothing.
///   - file: The file of the assertion.
///   - line: The line of the assertion.
/// - Throws: Why the golden could not be read or written.
public func assertSpeech(
  of transcript: Transcript, matchesGolden name: String, record recording: GoldenRecording? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  let difference = try GoldenRecording.$current.withValue(recording) {
    try transcript.difference(fromGolden: name, besides: "\(file)")
  }
  assertSpeech(difference, file: file, line: line)
}

/// Asserts in XCTest that there is no difference, such as that of a preview from its golden.
public func assertSpeech(_ difference: SpeechDifference, file: StaticString = #filePath, line: UInt = #line) {
  if !difference.isEmpty { XCTFail(difference.failureText, file: file, line: line) }
}
