// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Foundation

// What C headers of Apple's declare of times, and files use with Foundation alone.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000

/// Seconds since the beginning of the year 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.now.timeIntervalSinceReferenceDate }

/// Seconds since the machine was started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
