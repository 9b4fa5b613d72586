public import A11yUIKit

/// Why a request failed, in the words of the package.
public enum AFError: Error {
  public enum ResponseValidationFailureReason: Sendable {
    case dataFileNil
    case dataFileReadFailed(at: URL)
    case missingContentType(acceptableContentTypes: [String])
    case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
    case unacceptableStatusCode(code: Int)
    case customValidationFailed(error: any Error)
  }
  public enum ResponseSerializationFailureReason: Sendable {
    case inputDataNilOrZeroLength
    case inputFileNil
    case inputFileReadFailed(at: URL)
    case stringSerializationFailed(encoding: String.Encoding)
    case jsonSerializationFailed(error: any Error)
    case decodingFailed(error: any Error)
    case customSerializationFailed(error: any Error)
    case invalidEmptyResponse(type: String)
  }
  public enum ParameterEncodingFailureReason: Sendable {
    case missingURL
    case jsonEncodingFailed(error: any Error)
    case customEncodingFailed(error: any Error)
  }
  public enum ParameterEncoderFailureReason: Sendable { case encoderFailed(error: any Error) }
  public enum ServerTrustFailureReason: Sendable {
    case noRequiredEvaluator(host: String)
    case customEvaluationFailed(error: any Error)
  }

  case createUploadableFailed(error: any Error)
  case createURLRequestFailed(error: any Error)
  case downloadedFileMoveFailed(error: any Error, source: URL, destination: URL)
  case explicitlyCancelled
  case invalidURL(url: any URLConvertible)
  case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
  case parameterEncoderFailed(reason: ParameterEncoderFailureReason)
  case requestAdaptationFailed(error: any Error)
  case requestRetryFailed(retryError: any Error, originalError: any Error)
  case responseValidationFailed(reason: ResponseValidationFailureReason)
  case responseSerializationFailed(reason: ResponseSerializationFailureReason)
  case serverTrustEvaluationFailed(reason: ServerTrustFailureReason)
  case sessionDeinitialized
  case sessionInvalidated(error: (any Error)?)
  case sessionTaskFailed(error: any Error)
}

extension AFError {
  public var isSessionTaskError: Bool { if case .sessionTaskFailed = self { true } else { false } }
  public var isExplicitlyCancelledError: Bool { if case .explicitlyCancelled = self { true } else { false } }
  public var isInvalidURLError: Bool { if case .invalidURL = self { true } else { false } }
  public var isResponseValidationError: Bool { if case .responseValidationFailed = self { true } else { false } }
  public var isResponseSerializationError: Bool {
    if case .responseSerializationFailed = self { true } else { false }
  }

  public var responseCode: Int? {
    if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self { code } else { nil }
  }
  public var url: URL? { if case .invalidURL(let url) = self { try? url.asURL() } else { nil } }

  /// What went wrong beneath.
  public var underlyingError: (any Error)? {
    switch self {
    case .createUploadableFailed(let error), .createURLRequestFailed(let error), .requestAdaptationFailed(let error),
      .downloadedFileMoveFailed(let error, _, _), .requestRetryFailed(let error, _), .sessionTaskFailed(let error),
      .parameterEncoderFailed(.encoderFailed(let error)), .parameterEncodingFailed(.jsonEncodingFailed(let error)),
      .parameterEncodingFailed(.customEncodingFailed(let error)),
      .responseValidationFailed(.customValidationFailed(let error)),
      .responseSerializationFailed(.jsonSerializationFailed(let error)),
      .responseSerializationFailed(.decodingFailed(let error)),
      .responseSerializationFailed(.customSerializationFailed(let error)),
      .serverTrustEvaluationFailed(.customEvaluationFailed(let error)):
      error
    case .sessionInvalidated(let error): error
    case .explicitlyCancelled, .invalidURL, .parameterEncodingFailed(.missingURL), .responseValidationFailed,
      .responseSerializationFailed, .serverTrustEvaluationFailed, .sessionDeinitialized:
      nil
    }
  }
}

extension AFError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .explicitlyCancelled: "Request explicitly cancelled."
    case .invalidURL(let url): "URL is not valid: \(url)"
    case .sessionTaskFailed(let error): "URLSessionTask failed with error: \(error.localizedDescription)"
    case .sessionDeinitialized:
      """
      Session was invalidated without error, so it was likely deinitialized unexpectedly. \
      Be sure to retain a reference to your Session for the duration of your requests.
      """
    case .sessionInvalidated(let error): "Session was invalidated with error: \(error?.localizedDescription ?? "")"
    case .responseValidationFailed(.unacceptableStatusCode(let code)):
      "Response status code was unacceptable: \(code)."
    case .responseSerializationFailed(.inputDataNilOrZeroLength):
      "Response could not be serialized, input data was nil or zero length."
    case .responseSerializationFailed(.decodingFailed(let error)):
      "Response could not be decoded because of error:\n\(error.localizedDescription)"
    case .createURLRequestFailed(let error):
      "Failed to create URLRequest with error: \(error.localizedDescription)"
    case .createUploadableFailed, .downloadedFileMoveFailed, .parameterEncodingFailed, .parameterEncoderFailed,
      .requestAdaptationFailed, .requestRetryFailed, .responseValidationFailed, .responseSerializationFailed,
      .serverTrustEvaluationFailed:
      underlyingError?.localizedDescription
    }
  }
}

extension Error {
  public var asAFError: AFError? { self as? AFError }
  func asAFError(or other: @autoclosure () -> AFError) -> AFError { asAFError ?? other() }
}
