import A11yAlamofire
import Foundation
import Testing

/// The documentation of Alamofire ("Usage" and "Advanced usage"), on a device that is offline.
@Suite("Requests of the package Alamofire")
struct AlamofireTests {
  private struct Forecast: Codable, Sendable { var degrees: Int }

  @Test("Who asks for an answer is told that there is none")
  func answers() async {
    let words = await withCheckedContinuation { continuation in
      AF.request("https://example.com/weather", parameters: ["days": 3], headers: ["Accept": "application/json"])
        .validate(statusCode: 200..<300)
        .responseDecodable(of: Forecast.self) { response in
          switch response.result {
          case .success(let forecast): continuation.resume(returning: "\(forecast.degrees) degrees")
          case .failure(let error): continuation.resume(returning: error.isSessionTaskError ? "Offline" : "Broken")
          }
        }
    }
    #expect(words == "Offline")
  }

  @Test("Code that waits for an answer gets the error")
  func tasks() async {
    let task = AF.request("https://example.com/weather", method: .post, parameters: Forecast(degrees: 3))
      .serializingDecodable(Forecast.self)
    #expect(await task.response.error?.underlyingError as? URLError == URLError(.notConnectedToInternet))
    await #expect(throws: AFError.self) { try await task.value }
  }

  @Test("An address that is none is the reason")
  func addresses() async {
    let error = await AF.request("").serializingString().response.error
    #expect(error?.isInvalidURLError == true)
  }

  /// "GET Request With URL-Encoded Parameters" and "POST Request With JSON-Encoded Parameters" of the documentation.
  @Test("Parameters go into the address, a form or JSON")
  func parameters() throws {
    let get = try URLRequest(url: "https://example.com/get", method: .get)
    #expect(
      try URLEncoding.default.encode(get, with: ["foo": ["b", "a"]]).url?.absoluteString
        == "https://example.com/get?foo%5B%5D=b&foo%5B%5D=a")
    let post = try URLRequest(
      url: "https://example.com/post", method: .post, headers: [.authorization(bearerToken: "x")])
    let form = try URLEncoding.default.encode(post, with: ["isOn": true, "name": "Ada"])
    #expect(form.httpBody.map { String(decoding: $0, as: UTF8.self) } == "isOn=1&name=Ada")
    #expect(form.headers["content-type"] == "application/x-www-form-urlencoded; charset=utf-8")
    let address = try #require(get.url)
    let answer = HTTPURLResponse(url: address, statusCode: 200, httpVersion: nil, headerFields: ["Age": "3"])
    #expect(answer?.headers["age"] == "3")
    #expect(Session(cachedResponseHandler: .doNotCache).interceptor == nil)
    #expect(form.headers["Authorization"] == "Bearer x")
    let json = try JSONEncoding.default.encode(post, with: ["name": "Ada"])
    #expect(json.httpBody.map { String(decoding: $0, as: UTF8.self) } == #"{"name":"Ada"}"#)
  }
}
