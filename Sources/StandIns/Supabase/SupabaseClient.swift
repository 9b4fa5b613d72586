@_exported public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

// The package Supabase: nobody is signed in, and every request finds the device offline.

public final class SupabaseClient: @unchecked Sendable {
  public let supabaseURL: URL
  public let supabaseKey: String
  public let auth = AuthClient()
  public let storage: SupabaseStorageClient
  public let functions = FunctionsClient()
  public let realtimeV2 = RealtimeClientV2()

  public init(supabaseURL: URL, supabaseKey: String, options: SupabaseClientOptions = SupabaseClientOptions()) {
    (self.supabaseURL, self.supabaseKey) = (supabaseURL, supabaseKey)
    storage = SupabaseStorageClient(of: supabaseURL)
  }

  public func from(_ table: String) -> PostgrestQueryBuilder { PostgrestQueryBuilder() }
  public func schema(_ schema: String) -> PostgrestClient { PostgrestClient() }
  public func rpc(_ function: String) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
  public func rpc(_ function: String, params: some Encodable & Sendable) throws -> PostgrestFilterBuilder {
    PostgrestFilterBuilder()
  }
  public func channel(_ name: String) -> RealtimeChannelV2 { RealtimeChannelV2() }
  public func removeChannel(_ channel: RealtimeChannelV2) async {}
  public func removeAllChannels() async {}
  public func handle(_ url: URL) {}
}

public struct SupabaseClientOptions: Sendable {
  public struct DatabaseOptions: Sendable {
    public init(schema: String? = nil, encoder: JSONEncoder = JSONEncoder(), decoder: JSONDecoder = JSONDecoder()) {}
  }
  public struct AuthOptions: Sendable {
    public init(
      redirectToURL: URL? = nil, storageKey: String? = nil, flowType: AuthFlowType = .pkce,
      autoRefreshToken: Bool = true, emitLocalSessionAsInitialSession: Bool = false
    ) {}
  }
  public struct GlobalOptions: Sendable {
    public init(headers: [String: String] = [:], session: URLSession = .shared) {}
  }
  public init(
    db: DatabaseOptions = DatabaseOptions(), auth: AuthOptions = AuthOptions(), global: GlobalOptions = GlobalOptions()
  ) {}
}

public enum AuthFlowType: Sendable { case implicit, pkce }

/// A value of JSON of whatever kind.
public enum AnyJSON: Sendable, Hashable, Codable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  case null
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case object([String: AnyJSON])
  case array([AnyJSON])

  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: AnyJSON...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, AnyJSON)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([String: AnyJSON].self) {
      self = .object(value)
    } else if let value = try? container.decode([AnyJSON].self) {
      self = .array(value)
    } else {
      self = .null
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    }
  }

  public var isNil: Bool { self == .null }
  public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var intValue: Int? { if case .integer(let value) = self { value } else { nil } }
  public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
  public var objectValue: [String: AnyJSON]? { if case .object(let value) = self { value } else { nil } }
  public var arrayValue: [AnyJSON]? { if case .array(let value) = self { value } else { nil } }
  public var doubleValue: Double? {
    switch self {
    case .double(let value): value
    case .integer(let value): Double(value)
    case .null, .bool, .string, .object, .array: nil
    }
  }
}

public typealias JSONObject = [String: AnyJSON]

/// What every request ends with.
func offline() -> URLError { URLError(.notConnectedToInternet) }
