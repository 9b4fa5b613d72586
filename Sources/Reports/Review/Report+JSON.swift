package import Foundation
internal import Markup

extension Report {
  /// The report for programs: the same report gives the same bytes.
  package func json() -> Data {
    var json = JSONText(.compact)
    json.write(self)
    return Data(json.file())
  }

  /// Reads a report for programs.
  package init(json: Data) throws(ReportReadingError) {
    struct Head: Decodable { var version: Int }
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(Head.self, from: json) else { throw .notAReport }
    guard head.version == Report.currentVersion else { throw .otherVersion(head.version) }
    do {
      self = try decoder.decode(Report.self, from: json)
    } catch {
      throw .incomplete(ReportReadingError.place(error))
    }
  }
}

/// Why a file is not a report that can be read.
package enum ReportReadingError: Error, Sendable, Hashable {
  case notAReport
  case otherVersion(Int)
  /// Something is missing, or is not what it should be, at this place.
  case incomplete(String)

  /// Where something is wrong: `cases.2.title`.
  fileprivate static func place(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "" }
    let (path, key): ([any CodingKey], (any CodingKey)?) =
      switch error {
      case .keyNotFound(let key, let context): (context.codingPath, key)
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
        (context.codingPath, nil)
      @unknown default: ([], nil)
      }
    return (path + [key].compactMap(\.self)).map { $0.intValue.map(String.init) ?? $0.stringValue }
      .joined(separator: ".")
  }
}

extension ReportReadingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAReport: "this is not a report.json of a11ysim"
    case .otherVersion(let version):
      "the report is of version \(version); this program reads version \(Report.currentVersion)"
    case .incomplete(let place): "'\(place)' is missing, or is not what it should be"
    }
  }
}
