internal import A11ySimulation
internal import Foundation
internal import TestRuns

/// The folder that `a11ysim report` writes.
struct ReportFolder {
  private let path: String
  private let division: ReportPages?
  private var voice: ReportVoice?
  private var voiceError: VoiceError?
  /// The address at which the folder will be found.
  private let address: String?

  /// - Parameters:
  ///   - path: Where it is.
  ///   - address: The address at which it will be found, without a slash at its end; `nil` where it is looked at here.
  ///   - division: Whether there is one page; `nil` for what suits the number of scenarios.
  ///   - voice: Who says what is heard; `nil` for nobody.
  init(at path: String, foundAt address: String?, _ division: ReportPages?, speaking voice: ReportVoice?) {
    self.path = path
    self.address = address
    self.division = division
    self.voice = voice
  }

  /// The files that are written for certain.
  var files: [String] { ["index.html", "report.json", "summary.md"].map { "\(path)/\($0)" } }

  /// Writes all files of a report, and other forms of it; tells where the page is, and how much it is.
  mutating func write(_ report: Report, also forms: [ReportFormChoice]) -> Outcome {
    var report = report
    for index in report.cases.indices { speak(&report.cases[index]) }
    do {
      let isSplit = division.map { $0 == .each } ?? (report.cases.count > ReportFiles.mostOnOnePage)
      let pages = ReportFiles(report, isSplit: isSplit).pages
      let outdated = pagesBefore.subtracting(pages.map(\.path))
      for folder in [path, "\(path)/scenarios"] { FileReplacement.removeLeftovers(in: URL(filePath: folder)) }
      for page in pages {
        try WholeFile.make(Data(page.bytes), at: "\(path)/\(page.path)", isOneOfMany: true)
      }
      try WholeFile.make(report.json(), at: files[1])
      let comment = MarkdownComment(
        report, leadingTo: ReportFolder.place("index.html", at: address), thumbnails: try drawThumbnails(of: report))
      try WholeFile.make(Data(comment.text.utf8), at: files[2])
      for choice in forms { try WholeFile.make(Data(choice.form.text(of: report).utf8), at: choice.file) }
      for page in outdated { try? FileManager.default.removeItem(atPath: "\(path)/\(page)") }
      let size = pages.reduce(0) { $0 + $1.bytes.count } / 1000
      let count = pages.count == 1 ? "" : "\(pages.count) pages, "
      Console.output("\(report.verdictInWords)\n\(files[0]): \(count)\(size) kB\n")
      if let voice, voice.count > 0 { Console.output("with \(voice.summary)\n") }
      if let voiceError { Console.message("error: \(voiceError)\n") }
    } catch {
      return Console.unwritten(path, error)
    }
    if voiceError != nil { return .notWritten }
    return report.cases.contains { $0.verdict == .unusable } ? .wrongInput : .fine
  }

  private mutating func speak(_ item: inout Report.Case) {
    do { try voice?.speak(&item) } catch {
      voiceError = error as? VoiceError ?? .synthesisFailed(reason: error.localizedDescription)
    }
  }
}

extension Report.Case {
  /// The screens that changed, before and now, each with its words in a comment.
  fileprivate var changedPictures: [(picture: Report.Picture, words: String)] {
    sections.filter { $0.kind == .screen && $0.changes.total > 0 }.flatMap { section in
      [(section.pictureBefore, "before"), (section.picture, "now")].compactMap { index, moment in
        guard let index, pictures.indices.contains(index) else { return nil }
        return (pictures[index], "\(section.title), \(moment)")
      }
    }
  }
}

extension ReportFolder {
  /// How many pictures there can be in a comment.
  private static let mostThumbnails = 20

  private static func thumbnail(_ number: Int) -> String { "thumbnails/a11ysim-\(number).png" }

  private static func place(_ file: String, at address: String?) -> String {
    address.map { "\($0)/\(file)" } ?? file
  }

  /// Makes small pictures of the screens that changed, before and now, where there is a tool for that.
  private func drawThumbnails(of report: Report) throws -> [String: [MarkdownComment.Thumbnail]] {
    for number in 1...ReportFolder.mostThumbnails {
      try? FileManager.default.removeItem(atPath: "\(path)/\(ReportFolder.thumbnail(number))")
    }
    // A comment shows only pictures that have an address.
    guard address != nil, let tool = PictureTool() else { return [:] }
    var thumbnails: [String: [MarkdownComment.Thumbnail]] = [:]
    var count = 0
    for item in report.cases where item.verdict.needsLook {
      for (picture, words) in item.changedPictures where count < ReportFolder.mostThumbnails {
        // Without a picture the comment is as good.
        let size = (picture.width, picture.height)
        guard let data = try? tool.picture(of: Data(picture.svg.utf8), size, as: .png, scale: 1) else { continue }
        count += 1
        let file = ReportFolder.thumbnail(count)
        try WholeFile.make(data, at: "\(path)/\(file)")
        thumbnails[item.name, default: []].append(
          MarkdownComment.Thumbnail(words: words, address: ReportFolder.place(file, at: address)))
      }
    }
    return thumbnails
  }

  /// The pages of scenarios to which the index of an earlier report leads; only what such a report wrote is taken away.
  private var pagesBefore: Set<String> {
    // One page alone leads to no others, and may be large.
    guard let others = try? FileManager.default.contentsOfDirectory(atPath: "\(path)/scenarios"), !others.isEmpty,
      let index = try? String(contentsOfFile: files[0], encoding: .utf8), index.contains("<title>a11ysim: ")
    else { return [] }
    return Set(index.matches(of: /href="(scenarios\/[a-z0-9-]+\.html)"/).map { String($0.1) })
  }
}
