internal import Foundation

/// The forms in which a report can be told.
package enum ReportForm: String, Sendable, CaseIterable {
  case html, markdown, junit, sarif, json

  /// The whole report in this form.
  package func text(of report: Report) -> String {
    switch self {
    case .html: ReportPage(report).text
    case .markdown: MarkdownComment(report).text
    case .junit: JUnitDocument(report).text
    case .sarif: ReportForm.text(try? SARIFLog(report).data())
    case .json: ReportForm.text(report.json())
    }
  }

  /// Values such as these can always be written.
  private static func text(_ data: Data?) -> String { String(decoding: data ?? Data(), as: UTF8.self) }
}
