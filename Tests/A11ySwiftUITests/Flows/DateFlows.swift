import A11ySwiftUI
import Interface
import Testing

// Choices of dates by a calendar.

@MainActor
@Suite("Calendars")
struct DateFlows {
  struct Calendars: A11ySwiftUI.View {
    @State private var dates: Set<DateComponents> = [DateComponents(year: 2026, month: 2, day: 27)]
    var body: some A11ySwiftUI.View {
      MultiDatePicker("Days off", selection: $dates)
      Text("\(dates.count) days")
    }
  }

  // As of a graphical date picker (MagentaA11y, date picker; Scenarios of date pickers).
  @Test("A choice of several dates is a month and its days") func dates() {
    let all = stops(Calendars())
    #expect(all.count == 30)
    #expect(all.first == "February 2026, button, adjustable")
    #expect(all.dropFirst().first == "Sunday, February 1, button")
    #expect(all.contains("selected, Friday, February 27, button"))
    #expect(all.last == "1 days")
    #expect(hear(Calendars(), .next(1), .activate, .last).last == "2 days")
    #expect(hear(Calendars(), .focus("Friday, February 27"), .activate, .last).last == "0 days")
    #expect(hear(Calendars(), .increment(1), .next(1)).last == "Sunday, March 1, button")
  }
}
