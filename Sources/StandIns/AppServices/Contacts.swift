// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import A11yUIKit
@_exported public import Foundation

// Contacts and ContactsUI: nobody has allowed anything, so that nobody is known.

public protocol CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum CNContactType: Int, Sendable { case person, organization }
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

// MARK: - Who it is
open class CNContact: NSObject, @unchecked Sendable {
  public let identifier: String
  public fileprivate(set) var values = Values()

  /// What is known of somebody.
  public struct Values: Sendable {
    var type = CNContactType.person
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var note = ""
    var imageData: Data?
    var birthday: DateComponents?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
  }

  public override init() { identifier = UUID().uuidString }

  open var contactType: CNContactType { values.type }
  open var namePrefix: String { values.namePrefix }
  open var givenName: String { values.givenName }
  open var middleName: String { values.middleName }
  open var familyName: String { values.familyName }
  open var nameSuffix: String { values.nameSuffix }
  open var nickname: String { values.nickname }
  open var organizationName: String { values.organizationName }
  open var departmentName: String { values.departmentName }
  open var jobTitle: String { values.jobTitle }
  open var note: String { values.note }
  open var imageData: Data? { values.imageData }
  open var thumbnailImageData: Data? { values.imageData }
  open var imageDataAvailable: Bool { values.imageData != nil }
  open var birthday: DateComponents? { values.birthday }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keys: [any CNKeyDescriptor]) -> Bool { true }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  open override func mutableCopy() -> Any {
    let copy = CNMutableContact()
    copy.values = values
    return copy
  }
}
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var contactType: CNContactType {
    get { values.type }
    set { values.type = newValue }
  }
  open override var namePrefix: String {
    get { values.namePrefix }
    set { values.namePrefix = newValue }
  }
  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  open override var middleName: String {
    get { values.middleName }
    set { values.middleName = newValue }
  }
  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  open override var nameSuffix: String {
    get { values.nameSuffix }
    set { values.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { values.nickname }
    set { values.nickname = newValue }
  }
  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  open override var departmentName: String {
    get { values.departmentName }
    set { values.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { values.jobTitle }
    set { values.jobTitle = newValue }
  }
  open override var note: String {
    get { values.note }
    set { values.note = newValue }
  }
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { values.postalAddresses }
    set { values.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { values.urlAddresses }
    set { values.urlAddresses = newValue }
  }
}
public final class CNLabeledValue<Value>: NSObject, @unchecked Sendable {
  public let identifier = UUID().uuidString
  public let label: String?
  public let value: Value
  public init(label: String?, value: Value) {
    self.label = label
    self.value = value
  }
  /// What a label of the system's is called by people: what stands between its marks.
  public class func localizedString(forLabel label: String) -> String {
    guard let start = label.range(of: "!<"), let end = label.range(of: ">!"), start.upperBound <= end.lowerBound
    else { return label }
    return label[start.upperBound..<end.lowerBound].lowercased()
  }
}
public final class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}
open class CNPostalAddress: NSObject, @unchecked Sendable {
  public fileprivate(set) var values = Values()
  public struct Values: Sendable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
  }
  open var street: String { values.street }
  open var subLocality: String { values.subLocality }
  open var city: String { values.city }
  open var subAdministrativeArea: String { values.subAdministrativeArea }
  open var state: String { values.state }
  open var postalCode: String { values.postalCode }
  open var country: String { values.country }
  open var isoCountryCode: String { values.isoCountryCode }
}
public final class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  public override var street: String {
    get { values.street }
    set { values.street = newValue }
  }
  public override var subLocality: String {
    get { values.subLocality }
    set { values.subLocality = newValue }
  }
  public override var city: String {
    get { values.city }
    set { values.city = newValue }
  }
  public override var subAdministrativeArea: String {
    get { values.subAdministrativeArea }
    set { values.subAdministrativeArea = newValue }
  }
  public override var state: String {
    get { values.state }
    set { values.state = newValue }
  }
  public override var postalCode: String {
    get { values.postalCode }
    set { values.postalCode = newValue }
  }
  public override var country: String {
    get { values.country }
    set { values.country = newValue }
  }
  public override var isoCountryCode: String {
    get { values.isoCountryCode }
    set { values.isoCountryCode = newValue }
  }
}

// MARK: - How it is written
open class CNContactFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable { case fullName, phoneticFullName }
  open var style = Style.fullName
  open class func string(from contact: CNContact, style: Style) -> String? {
    let names = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
    let name = names.filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty { return name }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { "name" }
  open func string(from contact: CNContact) -> String? { CNContactFormatter.string(from: contact, style: style) }
}
public final class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable { case mailingAddress }
  public class func string(from address: CNPostalAddress, style: Style) -> String {
    let region = [address.city, address.state, address.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
    return [address.street, region, address.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }
  public func string(from address: CNPostalAddress) -> String {
    CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
  }
}

// MARK: - The store
public final class CNContactFetchRequest: NSObject {
  public var predicate: NSPredicate?
  public var sortOrder = CNContactSortOrder.none
  public var unifyResults = true
  public init(keysToFetch keys: [any CNKeyDescriptor]) {}
}
public final class CNSaveRequest: NSObject {
  public func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  public func update(_ contact: CNMutableContact) {}
  public func delete(_ contact: CNMutableContact) {}
}
open class CNContactStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
  open func requestAccess(for type: CNEntityType) async throws -> Bool { false }
  open func requestAccess(for type: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
    completionHandler(false, nil)
  }
  open func enumerateContacts(
    with request: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws {}
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> [CNContact]
  { [] }
  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> CNContact
  { throw CNError(.recordDoesNotExist) }
  open func execute(_ request: CNSaveRequest) throws {}
}
public struct CNError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

// MARK: - Screens of the system's
@preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController, DrawnElsewhere {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
}
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: AnyObject {}
@preconcurrency @MainActor open class CNContactViewController: UIViewController, DrawnElsewhere {
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var allowsEditing = true
  open var allowsActions = true
  open var contactStore: CNContactStore?
  public convenience init(for contact: CNContact) { self.init(nibName: nil, bundle: nil) }
  public convenience init(forNewContact contact: CNContact?) { self.init(nibName: nil, bundle: nil) }
  public convenience init(forUnknownContact contact: CNContact) { self.init(nibName: nil, bundle: nil) }
}
