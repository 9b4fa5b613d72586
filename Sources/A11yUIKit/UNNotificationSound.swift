/// What is heard when a notification comes; nothing of it is.
public final class UNNotificationSound: NSObject, @unchecked Sendable {
  public static var `default`: UNNotificationSound { UNNotificationSound() }
  public static var defaultCritical: UNNotificationSound { UNNotificationSound() }
  public static var defaultRingtone: UNNotificationSound { UNNotificationSound() }
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }

  override public init() {}
  public init(named name: UNNotificationSoundName) {}
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}
