internal import Foundation
internal import PreviewPackages

/// A program of the machine's that makes other pictures of SVG.
enum PictureTool {
  /// Of librsvg: quick, and the same everywhere.
  case rsvg(URL)
  /// Chromium, or a browser made of it: fits every line of text to its length, and has all letters.
  case browser(URL)

  /// Why there is no picture.
  enum Failure: Error {
    case missing(PictureFormat)
    case failed(String, reason: String)
  }

  /// The tool that is there; the one of librsvg if both are.
  init?(in environment: [String: String] = ProcessInfo.processInfo.environment) {
    func find(_ names: [String]) -> URL? {
      let folders = (environment["PATH"] ?? "").split(separator: ":").map { URL(filePath: String($0)) }
      return names.lazy.flatMap { name in folders.lazy.map { $0.appending(path: name) } }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
    if let tool = find(["rsvg-convert"]) {
      self = .rsvg(tool)
    } else if let tool = find(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]) {
      self = .browser(tool)
    } else {
      let apps = ["Google Chrome", "Chromium"].map { URL(filePath: "/Applications/\($0).app/Contents/MacOS/\($0)") }
      guard let tool = apps.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else { return nil }
      self = .browser(tool)
    }
  }

  /// Pixels for a point, in PNG.
  private static let usualScale = 2
  /// How long a tool may take for a picture, in seconds; a browser that starts takes a few.
  private static let patience = 60.0

  /// Makes a picture of SVG, which has a size in points.
  func picture(
    of svg: Data, _ size: (width: Double, height: Double), as format: PictureFormat, scale: Int = usualScale
  ) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11ysim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let order = Order(folder: folder, size: size, format: format, scale: scale)
    try svg.write(to: order.input)
    let command = try command(for: order)
    let outcome = try Shell.run(command, within: PictureTool.patience)
    guard !outcome.isLate else {
      throw Failure.failed(command[0], reason: "it was ended after \(Int(PictureTool.patience)) seconds")
    }
    let picture = try? Data(contentsOf: order.output)
    guard outcome.isExit, outcome.status == 0, let picture, !picture.isEmpty else {
      let reason = outcome.errors.split(whereSeparator: \.isNewline).last.map(String.init)
      throw Failure.failed(command[0], reason: reason ?? "exit status \(outcome.status)")
    }
    return picture
  }

  /// A picture that is to be made, and the folder for it.
  private struct Order {
    var folder: URL
    var size: (width: Double, height: Double)
    var format: PictureFormat
    /// Pixels for a point.
    var scale: Int

    var input: URL { folder.appending(path: "picture.svg") }
    var output: URL { folder.appending(path: "picture.\(format.rawValue)") }
  }

  private func command(for order: Order) throws -> [String] {
    switch self {
    case .rsvg(let tool):
      let zoom = order.format == .png ? ["--zoom", String(order.scale)] : []
      return [tool.path, "--format", order.format.rawValue] + zoom
        + ["--output", order.output.path, order.input.path]
    case .browser(let tool): return try [tool.path] + browserArguments(for: order)
    }
  }

  private func browserArguments(for order: Order) throws -> [String] {
    let (width, height) = (Int(order.size.width.rounded(.up)), Int(order.size.height.rounded(.up)))
    // A page without margins, as large as the picture.
    let page = order.folder.appending(path: "page.html")
    let style = "@page{size:\(width)px \(height)px;margin:0}body{margin:0}img{display:block}"
    let picture = "<img src=\"\(order.input.lastPathComponent)\">"
    try Data("<!DOCTYPE html><style>\(style)</style>\(picture)".utf8).write(to: page)
    let common = [
      "--headless", "--disable-gpu", "--no-first-run", "--hide-scrollbars",
      "--force-device-scale-factor=\(order.scale)",
      "--user-data-dir=\(order.folder.appending(path: "profile").path)",
    ]
    // A browser keeps itself in a sandbox, which it cannot make for the superuser, as in a container.
    let sandbox = getuid() == 0 ? ["--no-sandbox"] : []
    let task =
      switch order.format {
      case .pdf: ["--no-pdf-header-footer", "--print-to-pdf=\(order.output.path)"]
      case .png, .svg: ["--window-size=\(width),\(height)", "--screenshot=\(order.output.path)"]
      }
    return common + sandbox + task + [page.absoluteString]
  }
}

extension PictureTool.Failure: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing(let format):
      """
      \(format.rawValue.uppercased()) is made by rsvg-convert or by Chromium, and neither is here; install one of them: \
      'apt install librsvg2-bin', 'brew install librsvg', or write SVG
      """
    case .failed(let tool, let reason): "\(tool) made no picture: \(reason)"
    }
  }
}
