// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import FoundationGaps

// Fonts that an app registers from its files by Core Text: all of them are there, and say nothing.

public typealias CFURL = URL
public typealias CFData = Data

/// What Core Foundation's functions tell of a failure; none of them fails.
public final class CFError: Error, Sendable {}
public func CFErrorGetCode(_ error: CFError) -> Int { 0 }
public func CFErrorCopyDescription(_ error: CFError) -> CFString { "" }

public final class CGDataProvider: Sendable {
  public init?(url: CFURL) {}
  public init?(data: CFData) {}
}
public final class CGFont: Sendable {
  public init?(_ provider: CGDataProvider) {}
  public var postScriptName: CFString? { nil }
  public var fullName: CFString? { nil }
}

public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent
  public static let user = CTFontManagerScope.persistent
}
public typealias CTFontManagerErrorPointer = UnsafeMutablePointer<Unmanaged<CFError>?>
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: CTFontManagerErrorPointer?
) -> Bool { true }
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: CTFontManagerErrorPointer?) -> Bool { true }
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: CTFontManagerErrorPointer?
) -> Bool { true }
