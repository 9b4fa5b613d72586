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
  @Test("A copy of a content has all of it")
  func copies() throws {
    let content = UNMutableNotificationContent()
    (content.launchImageName, content.targetContentIdentifier) = ("launch", "fern")
    (content.summaryArgument, content.summaryArgumentCount) = ("plants", 2)
    (content.interruptionLevel, content.relevanceScore, content.filterCriteria) = (.critical, 0.5, "home")
    let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    #expect(copy.launchImageName == "launch" && copy.targetContentIdentifier == "fern")
    #expect(copy.summaryArgument == "plants" && copy.summaryArgumentCount == 2)
    #expect(copy.interruptionLevel == .critical && copy.relevanceScore == 0.5 && copy.filterCriteria == "home")
  }

  @Test("Who sets the number on an app's icon is told when it is set")
  func badge() async {
    await confirmation { isSet in
      UNUserNotificationCenter.current().setBadgeCount(3) { error in
        #expect(error == nil)
        isSet()
      }
    }
  }
}
