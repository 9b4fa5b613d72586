internal import A11ySwiftUI

// What an app keeps in its keychain; here it is empty when a preview begins, and forgotten when it ends.

public typealias CFString = String
public typealias CFDictionary = [String: Any]
public typealias CFTypeRef = AnyObject

public let kSecClass = "class"
public let kSecClassGenericPassword = "genp"
public let kSecClassInternetPassword = "inet"
public let kSecClassKey = "keys"
public let kSecAttrAccount = "acct"
public let kSecAttrService = "svce"
public let kSecAttrServer = "srvr"
public let kSecAttrLabel = "labl"
public let kSecAttrGeneric = "gena"
public let kSecAttrAccessGroup = "agrp"
public let kSecAttrSynchronizable = "sync"
public let kSecAttrSynchronizableAny = "syna"
public let kSecAttrAccessible = "pdmn"
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
public let kSecAttrAccessibleWhenUnlocked = "ak"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
public let kSecAttrApplicationTag = "atag"
public let kSecValueData = "v_Data"
public let kSecReturnData = "r_Data"
public let kSecReturnAttributes = "r_Attributes"
public let kSecReturnPersistentRef = "r_PersistentRef"
public let kSecMatchLimit = "m_Limit"
public let kSecMatchLimitOne = "m_LimitOne"
public let kSecMatchLimitAll = "m_LimitAll"
public let kSecUseDataProtectionKeychain = "nleg"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanTrue: Bool! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanFalse: Bool! = false

public let noErr: OSStatus = 0
public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300

public typealias OSStatus = Int32

/// What a number means, in words: nobody is told here.
///
/// - Parameter reserved: Nothing.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> String? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  Keychain.change { items in
    let isThere = items.contains { Keychain.isSame($0, attributes) }
    if !isThere { items.append(attributes) }
    return isThere ? errSecDuplicateItem : errSecSuccess
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  Keychain.change { items in
    let found = items.filter { Keychain.isMatch($0, query) }
    guard let first = found.first else { return errSecItemNotFound }
    let wantsAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
    if query[kSecReturnAttributes] as? Bool == true {
      result?.pointee = wantsAll ? found as NSArray : first as NSDictionary
    } else if query[kSecReturnData] as? Bool == true {
      result?.pointee = (first[kSecValueData] as? Data).map { $0 as NSData }
    }
    return errSecSuccess
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
  Keychain.change { items in
    let places = items.indices.filter { Keychain.isMatch(items[$0], query) }
    for place in places { items[place].merge(changes) { _, new in new } }
    return places.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.change { items in
    let count = items.count
    items.removeAll { Keychain.isMatch($0, query) }
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}

/// The items of the preview that is played.
private enum Keychain {
  /// What items are told apart by.
  private static let keys = [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrAccessGroup]

  private struct Items: @unchecked Sendable { var all: [CFDictionary] = [] }

  static func change(_ body: (inout [CFDictionary]) -> OSStatus) -> OSStatus {
    PreviewMemory.change("keychain", Items()) { body(&$0.all) } ?? errSecItemNotFound
  }

  static func isSame(_ one: CFDictionary, _ other: CFDictionary) -> Bool {
    keys.allSatisfy { one[$0] as? String == other[$0] as? String }
  }

  /// Whether an item has all that a query names.
  static func isMatch(_ item: CFDictionary, _ query: CFDictionary) -> Bool {
    keys.allSatisfy { key in query[key].map { item[key] as? String == $0 as? String } ?? true }
  }
}

public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil

/// The same bytes in every run.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecRandomCopyBytes(_ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> OSStatus {
  bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
  return errSecSuccess
}
