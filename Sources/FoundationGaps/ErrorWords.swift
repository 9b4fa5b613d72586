// What an error says of itself: Foundation on Linux has other words for it than Apple's.

extension Error {
  /// The words of Apple's Foundation for the error.
  ///
  /// - Parameters:
  ///   - module: The module that all files of an app are compiled as.
  ///   - name: How that of the app itself is called.
  /// - Returns: The words.
  public func _words(of module: String, called name: String) -> String {
    let error = self as NSError
    let own = (self as? any LocalizedError)?.errorDescription ?? error.userInfo[NSLocalizedDescriptionKey] as? String
    if let own { return own }
    let reason = (self as? any LocalizedError)?.failureReason ?? error.userInfo[NSLocalizedFailureReasonErrorKey]
    if let reason = reason as? String { return "\(ErrorWords.beginning) \(reason)" }
    if let words = ErrorWords.ofCocoa(error) { return words }
    let domain = ErrorWords.domain(error.domain, of: module, called: name)
    let all = error.localizedDescription.replacingOccurrences(of: error.domain, with: domain)
    return all.replacingOccurrences(of: "The operation could not be completed.", with: ErrorWords.beginning)
  }
}

private enum ErrorWords {
  static let beginning = "The operation couldn’t be completed."

  /// The words for what goes wrong most often with data and files, as apps quote them from their logs.
  static func ofCocoa(_ error: NSError) -> String? {
    guard error.domain == NSCocoaErrorDomain else { return nil }
    let file = (error.userInfo[NSFilePathErrorKey] as? String).map { " “\(($0 as NSString).lastPathComponent)”" } ?? ""
    return [
      CocoaError.Code.fileReadNoSuchFile.rawValue: "The file\(file) couldn’t be opened because there is no such file.",
      CocoaError.Code.propertyListReadCorrupt.rawValue: unreadable,
      CocoaError.Code.coderReadCorrupt.rawValue: unreadable,
      CocoaError.Code.coderValueNotFound.rawValue: "The data couldn’t be read because it is missing.",
    ][error.code]
  }

  private static let unreadable = "The data couldn’t be read because it isn’t in the correct format."

  /// The domain of an error of the app's own: its type, in the app's own module.
  ///
  /// The place of a private type in memory is another one each time.
  static func domain(_ domain: String, of module: String, called name: String) -> String {
    let words = domain.replacing(#/\(unknown context at \$[0-9a-f]+\)/#, with: "(unknown context at $100000000)")
    return words.hasPrefix("\(module).") ? name + words.dropFirst(module.count) : words
  }
}
