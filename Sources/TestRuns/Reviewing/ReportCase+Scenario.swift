internal import Audits
import Interface
import Reports
import Transcripts
import VoiceOver

extension Report.Case {
  /// A case as it came out, with its pictures and with the reasons for what is heard.
  ///
  /// - Parameters:
  ///   - result: How it came out.
  ///   - played: The scenario, with what was done and heard.
  ///   - transcript: The same as a transcript.
  ///   - text: What a golden would hold of it.
  init(_ result: TestResult, of played: PlayedScenario, in transcript: Transcript, _ text: String) {
    self.init(of: result.testCase)
    title = transcript.scenario.onOneLine
    reader = transcript.reader
    settings = transcript.settings
    language = transcript.language
    assumptions = transcript.assumptions.map(\.onOneLine)
    let difference: SpeechDifference =
      if case .differs(let change) = result.comparison { change.difference } else {
        SpeechDifference(unchanged: text)
      }
    sections =
      ReportSections(
        difference, opening: played.scenario.opening?.name.onOneLine, language: language,
        languages: transcript.languages(in: played.style)
      ).all
    addScreens(of: played)
    addFlows(of: played, in: transcript)
  }

  /// Adds to each changed screen how it looked, and tells what makes no sound any more.
  mutating func addScreensBefore(_ earlier: PlayedScenario) {
    for (title, _, reading) in earlier.screens {
      guard let index = sections.firstIndex(where: { $0.kind == .screen && $0.name == title }),
        sections[index].changes.total > 0
      else { continue }
      let picture = ScreenPicture(of: reading, titled: "\(self.title): \(title)", in: earlier.scenario, isTold: false)
      sections[index].pictureBefore = add(picture)
      let known = Set(picture.silences.map(\.onOneLine))
      for place in sections[index].silent.indices {
        sections[index].silent[place].isNew = !known.contains(sections[index].silent[place].words)
      }
    }
  }

  /// Adds to each screen how it looks, what makes no sound on it, and why the rest sounds as it does.
  private mutating func addScreens(of played: PlayedScenario) {
    let scenario = played.scenario
    for (title, name, reading) in played.screens {
      guard let index = sections.firstIndex(where: { $0.kind == .screen && $0.name == title }) else { continue }
      let picture = ScreenPicture(of: reading, titled: "\(self.title): \(title)", in: scenario, isTold: false)
      sections[index].picture = add(picture)
      sections[index].silent = picture.silences.map { Report.Silence($0.onOneLine) }
      guard let screen = scenario.screen(named: name) else { continue }
      sections[index].explanation =
        Explanation(of: screen, named: title, in: scenario, file: path, as: reading, heard: []).text(citing: .once)
    }
  }

  /// Adds to each flow how the screen looks on the way, and what the tasks take.
  private mutating func addFlows(of played: PlayedScenario, in transcript: Transcript) {
    let scenario = played.scenario
    guard !scenario.flowNames.isEmpty else { return }
    let lines = transcript.eventLines(in: played.style)
    let costs = Dictionary(grouping: TaskCost.all(in: played.walk, of: scenario), by: \.flow.onOneLine)
    let starts = sections.map { $0.entries.compactMap { $0.now.first?.number }.min() ?? .max }
    for index in sections.indices where sections[index].kind == .flow {
      sections[index].costs = (costs[sections[index].name] ?? []).map(Report.Cost.init)
    }
    for scene in played.walk.scenes {
      // The screen was so when the last of these events had happened.
      guard lines.indices.contains(scene.eventCount - 1) else { continue }
      let line = lines[scene.eventCount - 1]
      guard let index = starts.indices.last(where: { starts[$0] <= line }), sections[index].kind == .flow else {
        continue
      }
      let picture = ScreenPicture(inPassing: scene.reading, titled: title, in: scenario)
      sections[index].scenes.append(Report.Scene(line: line, picture: add(picture, isSmall: true)))
    }
  }

  /// Keeps a picture, once; tells its place.
  private mutating func add(_ picture: ScreenPicture, isSmall: Bool = false) -> Int {
    let picture = Report.Picture(picture, isSmall: isSmall)
    if let index = pictures.firstIndex(of: picture) { return index }
    pictures.append(picture)
    return pictures.count - 1
  }
}

extension PlayedScenario {
  /// The screens at rest, each with its title in the transcript and its name in the file.
  fileprivate var screens: [(title: String, name: String, reading: ScreenReading)] {
    var screens = resting.map { (title: $0.title.onOneLine, name: $0.screen, reading: $0.reading) }
    // A walk without flows goes through the first screen, which is not told at rest.
    if scenario.flowNames.isEmpty, let name = scenario.opening?.name, let reading = walk.readings.first {
      screens.append((name.onOneLine, name, reading))
    }
    return screens
  }
}

extension Report.Cost {
  fileprivate init(_ cost: TaskCost) {
    self.init(
      task: cost.task?.onOneLine, gestures: cost.gestures, words: cost.words, seconds: Int(cost.seconds.rounded()))
  }
}
