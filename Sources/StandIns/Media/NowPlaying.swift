// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import A11yUIKit

// What the lock screen and the control center show of what is played, and the commands that they have.

public final class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()
  public static func `default`() -> MPNowPlayingInfoCenter { shared }
  public var nowPlayingInfo: [String: Any]?
  public var playbackState = MPNowPlayingPlaybackState.unknown
}
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  public var timestamp: TimeInterval { 0 }
}
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public var positionTime: TimeInterval { 0 }
}
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public var playbackRate: Float { 1 }
}
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public var interval: TimeInterval { 15 }
}

open class MPRemoteCommand: NSObject, @unchecked Sendable {
  public var isEnabled = true
  @discardableResult
  public func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { self }
  public func removeTarget(_ target: Any?) {}
}
public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  public var preferredIntervals: [NSNumber] = []
}
public final class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
public final class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  public var supportedPlaybackRates: [NSNumber] = []
}
public final class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  public var isActive = false
  public var localizedTitle = ""
}

public final class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  public static func shared() -> MPRemoteCommandCenter { center }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
}

public final class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {}
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
