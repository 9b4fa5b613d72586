internal import Foundation

extension Error {
  /// What is told where the error has kept a file from being written.
  package func unwritten(_ path: String) -> String { "cannot write \(path): \(localizedDescription)" }
}
