/// A flow as a strip: what the person does, how the screen looks then, and what is heard.
struct FlowView: Sendable {
  private let section: Report.Section
  private let item: Report.Case
  private let anchor: Anchor
  private let isPlayed: Bool

  init(_ section: Report.Section, of item: Report.Case, anchor: Anchor, isPlayed: Bool) {
    self.section = section
    self.item = item
    self.anchor = anchor
    self.isPlayed = isPlayed
  }

  /// What belongs to a task.
  private struct Task {
    var name: String?
    var heading: Report.Entry?
    var frames: [Frame] = []
  }

  /// A step with what is heard after it.
  private struct Frame {
    var entries: [Report.Entry] = []
  }

  var html: HTML { HTML(tasks.map(html)) }

  private var tasks: [Task] {
    var tasks: [Task] = []
    for entry in section.entries where !entry.isSectionTitle {
      if entry.line?.kind == .task {
        tasks.append(Task(name: entry.line?.text, heading: entry))
        continue
      }
      if tasks.isEmpty { tasks.append(Task()) }
      let last = tasks.count - 1
      if entry.line?.kind == .step || tasks[last].frames.isEmpty { tasks[last].frames.append(Frame()) }
      tasks[last].frames[tasks[last].frames.count - 1].entries.append(entry)
    }
    return tasks
  }

  private func html(of task: Task) -> HTML {
    HTML(.div, .css("task")) {
      if let name = task.name { HTML(.h4, text: "Task: \(name)") }
      if let heading = task.heading, heading.change != .same {
        EntryList([heading], anchor: anchor, isPlayed: isPlayed).html
      }
      if let cost = section.costs.first(where: { $0.task == task.name }) {
        HTML(.p, .css("summary"), text: cost.inWords)
      }
      HTML(.ol, .css("strip")) { HTML(task.frames.map(html)) }
    }
  }

  private func html(of frame: Frame) -> HTML {
    HTML(.li, .css(frame.entries.contains { $0.change != .same } ? "frame different" : "frame")) {
      HTML(pictures(of: frame))
      EntryList(frame.entries, anchor: anchor, isPlayed: isPlayed).html
    }
  }

  /// How the screen looks after the step, where it looks otherwise than before.
  private func pictures(of frame: Frame) -> [HTML] {
    let lines = frame.entries.compactMap { $0.now.first?.number }
    guard let first = lines.min(), let last = lines.max() else { return [] }
    return section.scenes.filter { (first...last).contains($0.line) && item.pictures.indices.contains($0.picture) }
      .suffix(1).map { PictureView.html(item.pictures[$0.picture], "The screen after this step") }
  }
}
