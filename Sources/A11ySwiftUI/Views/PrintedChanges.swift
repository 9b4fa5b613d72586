nonisolated extension View {
  /// What SwiftUI prints of why a view was made again; nothing of that is heard.
  public static func _printChanges() {}
  public static func _logChanges() {}
}
