import Foundation

/// The name of a request, by which it is answered.
enum RequestID: Codable, Hashable, Sendable {
  case number(Int)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// What a message is about; its parameters are read once that is known.
struct MessageHead: Decodable {
  /// `nil` for a notification, which is not answered.
  var id: RequestID?
  /// `nil` for the answer to a request of ours; there are none.
  var method: String?
}

/// The parameters of a message.
struct MessageBody<Parameters: Decodable>: Decodable {
  var params: Parameters
}

/// Why a request is not answered as asked.
struct ResponseError: Error, Encodable, Equatable {
  var code: Int
  var message: String

  // The codes of JSON-RPC 2.0 and of the Language Server Protocol.
  static func unreadable(_ reason: String) -> ResponseError { ResponseError(code: -32700, message: reason) }
  static let notARequest = ResponseError(code: -32600, message: "this is not a request of JSON-RPC 2.0")
  static let alreadyInitialized = ResponseError(code: -32600, message: "the server has been initialized already")
  static let afterShutdown = ResponseError(code: -32600, message: "the server has been shut down")
  static func unknownMethod(_ name: String) -> ResponseError {
    ResponseError(code: -32601, message: "there is no method '\(name)'")
  }
  static func wrongParameters(_ method: String) -> ResponseError {
    ResponseError(code: -32602, message: "the parameters of '\(method)' cannot be read")
  }
  static let notInitialized = ResponseError(code: -32002, message: "the server has not been initialized")
}

/// The answer to a request.
struct Response<Answer: Encodable>: Encodable {
  /// `nil` for a request that could not be read.
  var id: RequestID?
  var result: Result<Answer?, ResponseError>

  private enum CodingKeys: String, CodingKey { case jsonrpc, id, result, error }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("2.0", forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    switch result {
    // That there is no answer is an answer too, and is written.
    case .success(let answer): try container.encode(answer, forKey: .result)
    case .failure(let error): try container.encode(error, forKey: .error)
    }
  }
}

/// Something that the server tells by itself.
struct Notification<Parameters: Encodable>: Encodable {
  let jsonrpc = "2.0"
  var method: String
  var params: Parameters
}
