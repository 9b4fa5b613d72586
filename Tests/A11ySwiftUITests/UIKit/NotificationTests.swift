import A11yUIKit
import Testing

/// Apple's reference of UserNotifications: what an app asks for keeps what it is made with; nobody has allowed any here.
@Suite("Notifications of an app")
struct NotificationTests {
  @Test("A request has its content, and a category its actions")
  func requests() async throws {
    let content = UNMutableNotificationContent()
    content.title = "Water the plants"
    content.sound = UNNotificationSound(named: UNNotificationSoundName("drop.caf"))
    content.userInfo = ["plant": "fern"]
    let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    #expect(copy.title == "Water the plants" && copy.userInfo["plant"] as? String == "fern")
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    let request = UNNotificationRequest(identifier: "plants", content: copy, trigger: trigger)
    #expect(request.trigger?.repeats == true && trigger.nextTriggerDate() == nil)
    let done = UNNotificationAction(identifier: "done", title: "Done", options: [.foreground])
    let category = UNNotificationCategory(
      identifier: "plants", actions: [done], intentIdentifiers: [], options: .customDismissAction)
    #expect(category.actions.map(\.title) == ["Done"])
    let center = UNUserNotificationCenter.current()
    try await center.add(request)
    #expect(try await !center.requestAuthorization(options: [.alert, .badge]))
    #expect(await center.pendingNotificationRequests().isEmpty)
  }
}
