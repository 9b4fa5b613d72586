public import Foundation

public class PostgrestClient: @unchecked Sendable {
  public func from(_ table: String) -> PostgrestQueryBuilder { PostgrestQueryBuilder() }
  public func rpc(_ function: String) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
  public func rpc(_ function: String, params: some Encodable & Sendable) throws -> PostgrestFilterBuilder {
    PostgrestFilterBuilder()
  }
}

public struct FetchOptions: Sendable {
  public init(head: Bool = false, count: CountOption? = nil) {}
}
public enum CountOption: String, Sendable { case exact, planned, estimated }
public enum PostgrestReturningOptions: String, Sendable { case minimal, representation }

public struct PostgrestResponse<Value: Sendable>: Sendable {
  public let data: Data
  public let value: Value
  public let count: Int?
  public let status: Int
}

public struct PostgrestError: Error, LocalizedError, Sendable {
  public let message: String
  public let code: String?
  public let detail: String?
  public let hint: String?
  public init(detail: String? = nil, hint: String? = nil, code: String? = nil, message: String) {
    (self.detail, self.hint, self.code, self.message) = (detail, hint, code, message)
  }
  public var errorDescription: String? { message }
}

public class PostgrestBuilder: @unchecked Sendable {
  @discardableResult public func execute(
    options: FetchOptions = FetchOptions()
  ) async throws -> PostgrestResponse<Void> { throw offline() }
  @discardableResult public func execute<Value: Decodable & Sendable>(
    options: FetchOptions = FetchOptions()
  ) async throws -> PostgrestResponse<Value> { throw offline() }
}

public final class PostgrestQueryBuilder: PostgrestBuilder, @unchecked Sendable {
  private var filters: PostgrestFilterBuilder { PostgrestFilterBuilder() }
  public func select(_ columns: String = "*", head: Bool = false, count: CountOption? = nil) -> PostgrestFilterBuilder {
    filters
  }
  public func insert(
    _ values: some Encodable & Sendable, returning: PostgrestReturningOptions? = nil, count: CountOption? = nil
  ) throws -> PostgrestFilterBuilder { filters }
  public func upsert(
    _ values: some Encodable & Sendable, onConflict: String? = nil,
    returning: PostgrestReturningOptions = .representation, count: CountOption? = nil, ignoreDuplicates: Bool = false
  ) throws -> PostgrestFilterBuilder { filters }
  public func update(
    _ values: some Encodable & Sendable, returning: PostgrestReturningOptions = .representation,
    count: CountOption? = nil
  ) throws -> PostgrestFilterBuilder { filters }
  public func delete(
    returning: PostgrestReturningOptions = .representation, count: CountOption? = nil
  ) -> PostgrestFilterBuilder { filters }
}

public class PostgrestTransformBuilder: PostgrestBuilder, @unchecked Sendable {
  public func select(_ columns: String = "*") -> PostgrestTransformBuilder { self }
  public func order(
    _ column: String, ascending: Bool = true, nullsFirst: Bool = false, referencedTable: String? = nil
  ) -> PostgrestTransformBuilder { self }
  public func limit(_ count: Int, referencedTable: String? = nil) -> PostgrestTransformBuilder { self }
  public func range(from lower: Int, to upper: Int, referencedTable: String? = nil) -> PostgrestTransformBuilder {
    self
  }
  public func single() -> PostgrestTransformBuilder { self }
  public func csv() -> PostgrestTransformBuilder { self }
}

/// A value that a column is compared with.
public protocol PostgrestFilterValue: Sendable {}
extension String: PostgrestFilterValue {}
extension Int: PostgrestFilterValue {}
extension Double: PostgrestFilterValue {}
extension Bool: PostgrestFilterValue {}
extension UUID: PostgrestFilterValue {}
extension Date: PostgrestFilterValue {}
extension AnyJSON: PostgrestFilterValue {}
extension Array: PostgrestFilterValue where Element: PostgrestFilterValue {}
extension Optional: PostgrestFilterValue where Wrapped: PostgrestFilterValue {}
extension Dictionary: PostgrestFilterValue where Key: PostgrestFilterValue, Value: PostgrestFilterValue {}

public final class PostgrestFilterBuilder: PostgrestTransformBuilder, @unchecked Sendable {
  public enum Operator: String, Sendable {
    case eq, neq, gt, gte, lt, lte, like, ilike, `is`, `in`, cs, cd, sl, sr, nxl, nxr, adj, ov, fts, plfts, phfts, wfts
  }
  public func not(
    _ column: String, operator: Operator, value: some PostgrestFilterValue
  ) -> PostgrestFilterBuilder { self }
  public func or(_ filters: some PostgrestFilterValue, referencedTable: String? = nil) -> PostgrestFilterBuilder {
    self
  }
  public func eq(_ column: String, value: some PostgrestFilterValue) -> PostgrestFilterBuilder { self }
  public func neq(_ column: String, value: some PostgrestFilterValue) -> PostgrestFilterBuilder { self }
  public func gt(_ column: String, value: some PostgrestFilterValue) -> PostgrestFilterBuilder { self }
  public func gte(_ column: String, value: some PostgrestFilterValue) -> PostgrestFilterBuilder { self }
  public func lt(_ column: String, value: some PostgrestFilterValue) -> PostgrestFilterBuilder { self }
  public func lte(_ column: String, value: some PostgrestFilterValue) -> PostgrestFilterBuilder { self }
  public func like(_ column: String, pattern: some PostgrestFilterValue) -> PostgrestFilterBuilder { self }
  public func ilike(_ column: String, pattern: some PostgrestFilterValue) -> PostgrestFilterBuilder { self }
  public func `is`(_ column: String, value: Bool?) -> PostgrestFilterBuilder { self }
  public func `in`(_ column: String, values: [some PostgrestFilterValue]) -> PostgrestFilterBuilder { self }
  public func contains(_ column: String, value: some PostgrestFilterValue) -> PostgrestFilterBuilder { self }
  public func overlaps(_ column: String, value: some PostgrestFilterValue) -> PostgrestFilterBuilder { self }
  public func textSearch(_ column: String, query: some PostgrestFilterValue) -> PostgrestFilterBuilder { self }
  public func match(_ query: [String: some PostgrestFilterValue]) -> PostgrestFilterBuilder { self }
  public func filter(_ column: String, operator: String, value: String) -> PostgrestFilterBuilder { self }
}
