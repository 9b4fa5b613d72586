public import Foundation

// MARK: - Files
public final class SupabaseStorageClient: Sendable {
  private let url: URL
  init(of server: URL) { url = server.appendingPathComponent("storage/v1/object/public") }
  public func from(_ bucket: String) -> StorageFileApi {
    StorageFileApi(bucket: url.appendingPathComponent(bucket))
  }
}

public struct FileOptions: Sendable {
  public init(cacheControl: String = "3600", contentType: String? = nil, upsert: Bool = false) {}
}
public struct FileUploadResponse: Sendable {
  public let path: String
  public let fullPath: String
}
public struct FileObject: Sendable, Identifiable {
  public let name: String
  public let id: UUID?
}
public struct TransformOptions: Sendable {
  public init(width: Int? = nil, height: Int? = nil, resize: String? = nil, quality: Int? = 80) {}
}

public struct StorageFileApi: Sendable {
  let bucket: URL

  @discardableResult public func upload(
    _ path: String, data: Data, options: FileOptions = FileOptions()
  ) async throws -> FileUploadResponse { throw offline() }
  @discardableResult public func upload(
    path: String, file: Data, options: FileOptions = FileOptions()
  ) async throws -> FileUploadResponse { throw offline() }
  @discardableResult public func update(
    _ path: String, data: Data, options: FileOptions = FileOptions()
  ) async throws -> FileUploadResponse { throw offline() }
  public func download(path: String, options: TransformOptions? = nil) async throws -> Data { throw offline() }
  public func list(path: String? = nil) async throws -> [FileObject] { throw offline() }
  @discardableResult public func remove(paths: [String]) async throws -> [FileObject] { throw offline() }
  public func createSignedURL(path: String, expiresIn: Int) async throws -> URL { throw offline() }
  public func getPublicURL(path: String, options: TransformOptions? = nil) throws -> URL {
    bucket.appendingPathComponent(path)
  }
}

// MARK: - Functions
public struct FunctionInvokeOptions: Sendable {
  public enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
  }
  public init(method: Method? = nil, headers: [String: String] = [:]) {}
  public init(method: Method? = nil, headers: [String: String] = [:], body: some Encodable) {}
}

public final class FunctionsClient: Sendable {
  public func invoke(_ function: String, options: FunctionInvokeOptions = FunctionInvokeOptions()) async throws {
    throw offline()
  }
  public func invoke<Response: Decodable>(
    _ function: String, options: FunctionInvokeOptions = FunctionInvokeOptions(), decoder: JSONDecoder = JSONDecoder()
  ) async throws -> Response { throw offline() }
}

// MARK: - What changes
public final class RealtimeClientV2: Sendable {
  public func connect() async {}
  public func disconnect() {}
  public func channel(_ name: String) -> RealtimeChannelV2 { RealtimeChannelV2() }
}

public protocol PostgresAction: Sendable {}
public struct InsertAction: PostgresAction {
  public let record: JSONObject
  public func decodeRecord<Record: Decodable>(as type: Record.Type = Record.self, decoder: JSONDecoder) throws -> Record
  {
    throw offline()
  }
}
public struct UpdateAction: PostgresAction {
  public let record: JSONObject
  public let oldRecord: JSONObject
  public func decodeRecord<Record: Decodable>(as type: Record.Type = Record.self, decoder: JSONDecoder) throws -> Record
  {
    throw offline()
  }
}
public struct DeleteAction: PostgresAction { public let oldRecord: JSONObject }
public enum AnyAction: PostgresAction {
  case insert(InsertAction)
  case update(UpdateAction)
  case delete(DeleteAction)
}

public final class RealtimeChannelV2: Sendable {
  public func postgresChange<Action: PostgresAction>(
    _ action: Action.Type, schema: String = "public", table: String? = nil, filter: String? = nil
  ) -> AsyncStream<Action> { AsyncStream { $0.finish() } }
  public func broadcastStream(event: String) -> AsyncStream<JSONObject> { AsyncStream { $0.finish() } }
  public func broadcast(event: String, message: JSONObject) async {}
  public func subscribe() async {}
  public func subscribeWithError() async throws { throw offline() }
  public func unsubscribe() async {}
}
