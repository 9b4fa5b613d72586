/// A view that changes with time: it is made again after time has passed, with the date of its schedule.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, Renderable {
  public struct Context {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public var cadence: Cadence { .live }
  }

  let site = CallSite()
  private let schedule: Schedule
  // A context of this type would have to be known with the content that is made from it.
  private let content: (TimelineViewDefaultContext) -> Content
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }
  @MainActor func render(in context: RenderContext) -> Output {
    let start = context.keep("start") { StateBox(Date()) }.look()
    return context.render(
      context.evaluate {
        content(TimelineViewDefaultContext(date: schedule.date(at: AppClock.now, shownSince: start)))
      })
  }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
