internal import Foundation

// What the package of Point-Free's for what has gone wrong brings: a preview is no test, and goes on.

/// Whether a test is under way.
public let isTesting = false

public func reportIssue(
  _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {}
public func reportIssue(
  _ error: any Error, _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTFail(_ message: @autoclosure () -> String = "") {}

/// Does something that can fail, and yields nothing if it does.
@discardableResult
public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String? = nil, catching body: () throws -> Result
) -> Result? { try? body() }
@discardableResult
public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String? = nil, isolation: isolated (any Actor)? = #isolation,
  catching body: () async throws -> sending Result
) async -> Result? { try? await body() }

public func withExpectedIssue(
  _ message: String? = nil, isIntermittent: Bool = false, _ body: () throws -> Void
) { try? body() }
public func withIssueContext<Result>(
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, operation: () throws -> Result
) rethrows -> Result { try operation() }

/// What is done about issues.
public protocol IssueReporter: Sendable {}
