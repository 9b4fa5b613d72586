import A11yAppServices
import Foundation
import Testing

@Suite("Watches that are not there")
struct WatchTests {
  private final class Delegate: WCSessionDelegate {
    func session(_: WCSession, activationDidCompleteWith _: WCSessionActivationState, error: (any Error)?) {}
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
  }

  @Test("A phone has a session with no watch, and keeps what it would have sent")
  func sends() throws {
    let (session, delegate) = (WCSession.default, Delegate())
    session.delegate = delegate
    session.activate()
    #expect(WCSession.isSupported() && !session.isPaired && !session.isReachable)
    try session.updateApplicationContext(["count": 2])
    #expect(session.applicationContext["count"] as? Int == 2)
    #expect(session.transferUserInfo(["a": 1]).userInfo.count == 1)
  }
}
