public import Foundation

/// The database, which is empty.
public final class Firestore: @unchecked Sendable {
  private static let shared = Firestore()

  public var settings = FirestoreSettings()
  public var app: FirebaseApp? { FirebaseApp.app() }

  public static func firestore() -> Firestore { shared }
  public static func firestore(app: FirebaseApp) -> Firestore { shared }
  public static func firestore(database: String) -> Firestore { shared }
  public static func firestore(app: FirebaseApp, database: String) -> Firestore { shared }

  public func collection(_ path: String) -> CollectionReference { CollectionReference(path: path) }
  public func collectionGroup(_ path: String) -> Query { Query() }
  public func document(_ path: String) -> DocumentReference { DocumentReference(path: path) }
  public func batch() -> WriteBatch { WriteBatch() }
  public func useEmulator(withHost host: String, port: Int) {}
  public func enableNetwork() async throws {}
  public func disableNetwork() async throws {}
  public func waitForPendingWrites() async throws {}
  public func clearPersistence() async throws {}
  @discardableResult public func runTransaction(
    _ change: @escaping (Transaction, UnsafeMutablePointer<NSError?>?) -> Any?
  ) async throws -> Any? { throw FirebaseUnreachable() }
  public func runTransaction(
    _ change: @escaping (Transaction, UnsafeMutablePointer<NSError?>?) -> Any?,
    completion: @escaping (Any?, (any Error)?) -> Void
  ) { completion(nil, FirebaseUnreachable()) }

  /// Turns values into what is written, and back.
  public struct Encoder {
    public init() {}
    public func encode<Value: Encodable>(_ value: Value) throws -> [String: Any] {
      let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
      return object as? [String: Any] ?? [:]
    }
  }
  public struct Decoder {
    public init() {}
    public func decode<Value: Decodable>(_ type: Value.Type, from data: [String: Any]) throws -> Value {
      try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: data))
    }
  }
}

public final class FirestoreSettings: @unchecked Sendable {
  public var isPersistenceEnabled = true
  public var isSSLEnabled = true
  public var host = ""
  public var cacheSizeBytes = 0
  public var cacheSettings: Any?
  public init() {}
}
public final class MemoryCacheSettings: NSObject {
  public override init() {}
  public init(garbageCollectorSettings: Any) {}
}
public final class PersistentCacheSettings: NSObject {
  public override init() {}
  public init(sizeBytes: NSNumber) {}
}

public enum FirestoreSource: Sendable { case `default`, server, cache }

public protocol ListenerRegistration: AnyObject {
  func remove()
}
final class SilentListener: ListenerRegistration {
  func remove() {}
}

public class Query: @unchecked Sendable {
  public typealias Listener = (QuerySnapshot?, (any Error)?) -> Void

  public func whereField(_ field: String, isEqualTo value: Any) -> Query { self }
  public func whereField(_ field: String, isNotEqualTo value: Any) -> Query { self }
  public func whereField(_ field: String, isLessThan value: Any) -> Query { self }
  public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query { self }
  public func whereField(_ field: String, isGreaterThan value: Any) -> Query { self }
  public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query { self }
  public func whereField(_ field: String, arrayContains value: Any) -> Query { self }
  public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query { self }
  public func whereField(_ field: String, in values: [Any]) -> Query { self }
  public func whereField(_ field: String, notIn values: [Any]) -> Query { self }
  public func whereField(_ field: FieldPath, isEqualTo value: Any) -> Query { self }
  public func whereField(_ field: FieldPath, in values: [Any]) -> Query { self }
  public func whereFilter(_ filter: Filter) -> Query { self }
  public func order(by field: String) -> Query { self }
  public func order(by field: String, descending: Bool) -> Query { self }
  public func order(by field: FieldPath, descending: Bool = false) -> Query { self }
  public func limit(to count: Int) -> Query { self }
  public func limit(toLast count: Int) -> Query { self }
  public func start(afterDocument document: DocumentSnapshot) -> Query { self }
  public func start(atDocument document: DocumentSnapshot) -> Query { self }
  public func start(after values: [Any]) -> Query { self }
  public func start(at values: [Any]) -> Query { self }
  public func end(before values: [Any]) -> Query { self }
  public func end(at values: [Any]) -> Query { self }

  public var count: AggregateQuery { AggregateQuery() }
  public func getDocuments() async throws -> QuerySnapshot { QuerySnapshot() }
  public func getDocuments(source: FirestoreSource) async throws -> QuerySnapshot { QuerySnapshot() }
  public func getDocuments(completion: @escaping Listener) { completion(QuerySnapshot(), nil) }
  public func getDocuments(source: FirestoreSource, completion: @escaping Listener) {
    completion(QuerySnapshot(), nil)
  }
  @discardableResult public func addSnapshotListener(_ listener: @escaping Listener) -> any ListenerRegistration {
    listener(QuerySnapshot(), nil)
    return SilentListener()
  }
  @discardableResult public func addSnapshotListener(
    includeMetadataChanges: Bool, listener: @escaping Listener
  ) -> any ListenerRegistration { addSnapshotListener(listener) }
}

public final class AggregateQuery: Sendable {
  public enum Source: Sendable { case server }
  public func getAggregation(source: Source) async throws -> AggregateQuerySnapshot { AggregateQuerySnapshot() }
}
public final class AggregateQuerySnapshot: Sendable {
  public var count: NSNumber { 0 }
}

public final class CollectionReference: Query, @unchecked Sendable {
  public let path: String
  public var collectionID: String { path.split(separator: "/").last.map(String.init) ?? path }
  public var parent: DocumentReference? {
    let parent = path.split(separator: "/").dropLast().joined(separator: "/")
    return parent.isEmpty ? nil : DocumentReference(path: parent)
  }
  init(path: String) { self.path = path }
  public func document() -> DocumentReference { document(UUID().uuidString) }
  public func document(_ path: String) -> DocumentReference { DocumentReference(path: "\(self.path)/\(path)") }
  @discardableResult public func addDocument(data: [String: Any]) async throws -> DocumentReference { document() }
  @discardableResult public func addDocument(
    data: [String: Any], completion: (((any Error)?) -> Void)? = nil
  ) -> DocumentReference {
    completion?(nil)
    return document()
  }
  @discardableResult public func addDocument<Value: Encodable>(
    from value: Value, encoder: Firestore.Encoder = .init(), completion: (((any Error)?) -> Void)? = nil
  ) throws -> DocumentReference {
    completion?(nil)
    return document()
  }
}

public final class DocumentReference: NSObject, Codable, @unchecked Sendable {
  public typealias Listener = (DocumentSnapshot?, (any Error)?) -> Void
  public typealias Completion = ((any Error)?) -> Void

  public let path: String
  public var documentID: String { path.split(separator: "/").last.map(String.init) ?? path }
  public var parent: CollectionReference {
    CollectionReference(path: path.split(separator: "/").dropLast().joined(separator: "/"))
  }
  init(path: String) { self.path = path }
  public func collection(_ path: String) -> CollectionReference { CollectionReference(path: "\(self.path)/\(path)") }
  public func setData(_ data: [String: Any]) async throws {}
  public func setData(_ data: [String: Any], merge: Bool) async throws {}
  public func setData(_ data: [String: Any], merge: Bool = false, completion: Completion? = nil) { completion?(nil) }
  public func setData<Value: Encodable>(
    from value: Value, merge: Bool = false, encoder: Firestore.Encoder = .init(), completion: Completion? = nil
  ) throws { completion?(nil) }
  public func updateData(_ fields: [AnyHashable: Any]) async throws {}
  public func updateData(_ fields: [AnyHashable: Any], completion: Completion? = nil) { completion?(nil) }
  public func delete() async throws {}
  public func delete(completion: Completion? = nil) { completion?(nil) }
  public func getDocument() async throws -> DocumentSnapshot { DocumentSnapshot(reference: self) }
  public func getDocument(source: FirestoreSource) async throws -> DocumentSnapshot {
    DocumentSnapshot(reference: self)
  }
  public func getDocument(completion: @escaping Listener) { completion(DocumentSnapshot(reference: self), nil) }
  public func getDocument<Value: Decodable>(
    as type: Value.Type, decoder: Firestore.Decoder = .init()
  ) async throws -> Value { try DocumentSnapshot(reference: self).data(as: type) }
  @discardableResult public func addSnapshotListener(_ listener: @escaping Listener) -> any ListenerRegistration {
    listener(DocumentSnapshot(reference: self), nil)
    return SilentListener()
  }
}

public class DocumentSnapshot: @unchecked Sendable {
  public let reference: DocumentReference
  public var documentID: String { reference.documentID }
  public var exists: Bool { false }
  public var metadata: SnapshotMetadata { SnapshotMetadata() }
  init(reference: DocumentReference) { self.reference = reference }
  public func data() -> [String: Any]? { nil }
  public func get(_ field: Any) -> Any? { nil }
  public subscript(_ field: String) -> Any? { nil }
  public func data<Value: Decodable>(as type: Value.Type, decoder: Firestore.Decoder = .init()) throws -> Value {
    throw DecodingError.valueNotFound(
      type, .init(codingPath: [], debugDescription: "there is no document \(reference.path)"))
  }
}
public final class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
  public override func data() -> [String: Any] { [:] }
}
public final class QuerySnapshot: @unchecked Sendable {
  public var documents: [QueryDocumentSnapshot] { [] }
  public var documentChanges: [DocumentChange] { [] }
  public var isEmpty: Bool { true }
  public var count: Int { 0 }
  public var metadata: SnapshotMetadata { SnapshotMetadata() }
}
public enum DocumentChangeType: Sendable { case added, modified, removed }
public final class DocumentChange: @unchecked Sendable {
  public let type: DocumentChangeType
  public let document: QueryDocumentSnapshot
  init(_ type: DocumentChangeType, of document: QueryDocumentSnapshot) {
    self.type = type
    self.document = document
  }
}
public final class SnapshotMetadata: Sendable {
  public var isFromCache: Bool { true }
  public var hasPendingWrites: Bool { false }
}

public final class WriteBatch: @unchecked Sendable {
  @discardableResult public func setData(_ data: [String: Any], forDocument document: DocumentReference) -> WriteBatch {
    self
  }
  @discardableResult public func setData<Value: Encodable>(
    from value: Value, forDocument document: DocumentReference
  ) throws -> WriteBatch { self }
  @discardableResult public func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> WriteBatch { self }
  @discardableResult public func deleteDocument(_ document: DocumentReference) -> WriteBatch { self }
  public func commit() async throws {}
  public func commit(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}
public final class Transaction: @unchecked Sendable {
  public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
    DocumentSnapshot(reference: document)
  }
  @discardableResult public func setData(
    _ data: [String: Any], forDocument document: DocumentReference
  ) -> Transaction { self }
  @discardableResult public func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> Transaction { self }
  @discardableResult public func deleteDocument(_ document: DocumentReference) -> Transaction { self }
}
