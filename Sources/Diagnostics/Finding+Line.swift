extension Finding {
  /// A finding in one line: `trip.yaml:3:5: warning: this button has no name [name-missing]`.
  package static func line(at position: String, severity: String, message: String, rule: String) -> String {
    "\(position): \(severity): \(message) [\(rule)]"
  }
}
