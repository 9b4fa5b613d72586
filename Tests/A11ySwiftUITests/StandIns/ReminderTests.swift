import A11yAppServices
import Testing

/// Apple's reference of EventKit: an item has its alarms, and nothing is read before a person allows it.
@Suite("Reminders and events")
struct ReminderTests {
  @Test("A reminder keeps its alarms, and finds no other one")
  func alarms() {
    let store = EKEventStore()
    let reminder = EKReminder(eventStore: store)
    reminder.title = "Water the plants"
    let noon = Date(timeIntervalSince1970: 43_200)
    reminder.addAlarm(EKAlarm(absoluteDate: noon))
    #expect(reminder.hasAlarms && reminder.alarms?.first?.absoluteDate == noon)
    reminder.alarms.map { $0.forEach(reminder.removeAlarm) }
    #expect(!reminder.hasAlarms && !reminder.hasNotes && reminder.calendarItemExternalIdentifier != nil)
    let event = EKEvent(eventStore: store)
    event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: nil))
    #expect(event.hasRecurrenceRules && event.recurrenceRules?.first?.interval == 2)
    event.recurrenceRules?.first.map(event.removeRecurrenceRule)
    #expect(!event.hasRecurrenceRules && event.refresh())
    #expect(store.calendarItems(withExternalIdentifier: "1").isEmpty)
    var found: [EKReminder]?
    store.fetchReminders(matching: store.predicateForReminders(in: nil)) { found = $0 }
    #expect(found == [])
  }
}
