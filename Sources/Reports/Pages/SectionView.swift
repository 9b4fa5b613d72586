internal import Diagnostics

/// A screen or a flow of a scenario.
struct SectionView: Sendable {
  private let section: Report.Section
  private let item: Report.Case
  private let anchor: Anchor
  private let isLive: Bool

  init(_ section: Report.Section, of item: Report.Case, anchor: Anchor, isLive: Bool) {
    self.section = section
    self.item = item
    self.anchor = anchor
    self.isLive = isLive
  }

  var html: HTML {
    let title = anchor.appending("title")
    let isChanged = section.changes.total > 0
    // Parts are found by their headings; as landmarks they would be many, and several of one name.
    return HTML(.section, .id(anchor), .css(isChanged ? "part changed" : "part"), .target) {
      HTML(.h3, .id(title)) {
        section.title
        " "
        PermanentLink.html(to: anchor, named: section.title)
      }
      // Of a scenario that somebody has to look at, what changed is open, and what nobody has accepted yet.
      if isChanged || isLive || !item.isRecorded || !item.verdict.needsLook {
        HTML(.p, .css("summary"), text: summary)
        content
      } else {
        HTML(.details) {
          HTML(.summary, text: summary)
          content
        }
      }
    }
  }

  private var summary: String {
    let changes = section.changes.inWords
    let count = section.heardCount
    let beginning = item.isRecorded ? "As recorded" : "Heard, with nothing recorded yet"
    return changes.isEmpty ? "\(beginning): \(count.counted("utterance"))" : changes
  }

  private var content: HTML {
    switch section.kind {
    case .heading: EntryList(section.entries, anchor: anchor, isPlayed: isPlayed).html
    case .screen: screen
    case .flow: HTML([sounds, FlowView(section, of: item, anchor: anchor, isPlayed: isPlayed).html])
    }
  }

  /// Whether lines can be played alone.
  private var isPlayed: Bool { isLive || section.sound != nil || section.soundBefore != nil }

  private var sounds: HTML {
    guard section.sound != nil || section.soundBefore != nil else { return .nothing }
    return HTML(.div, .css("sounds")) {
      if let sound = section.soundBefore {
        SoundView(sound: sound, title: "\(section.title), before", moment: "Before").html
      }
      if let sound = section.sound {
        SoundView(sound: sound, title: "\(section.title), now", moment: section.soundBefore == nil ? nil : "Now").html
      }
    }
  }

  private var screen: HTML {
    HTML(.div, .css("screen")) {
      HTML(.div, .css("pictures")) {
        if let index = section.pictureBefore { figure(of: index, "Before") }
        if let index = section.picture { figure(of: index, section.pictureBefore == nil ? nil : "Now") }
      }
      HTML(.div, .css("words")) {
        sounds
        EntryList(section.entries, anchor: anchor, numbersStops: true, isPlayed: isPlayed).html
        silence
        explanation
      }
    }
  }

  private func figure(of index: Int, _ moment: String?) -> HTML {
    guard item.pictures.indices.contains(index) else { return .nothing }
    let words = "\(section.title)\(moment.map { ", \($0.lowercased())" } ?? ""), with its stops numbered as in the list"
    return HTML(.figure) {
      PictureView.html(item.pictures[index], words)
      if let moment { HTML(.figcaption, text: moment) }
    }
  }

  private var silence: HTML {
    guard !section.silent.isEmpty else { return .nothing }
    return HTML(.details, section.changes.total > 0 ? .open : nil) {
      HTML(.summary, text: "Not heard on this screen, and why: \(section.silent.count)")
      HTML(.ul, .css("silent")) {
        HTML(
          section.silent.map { silence in
            HTML(.li) {
              if silence.isNew == true { HTML(.strong, text: "New: ") }
              silence.words
            }
          })
      }
    }
  }

  private var explanation: HTML {
    guard !section.explanation.isEmpty else { return .nothing }
    let title = "Why these words, in this order"
    return HTML(.details) {
      HTML(.summary, text: title)
      HTML(.pre, .reachable, .group, .label("\(title): \(section.title)"), text: section.explanation)
    }
  }
}

/// A picture of a screen.
enum PictureView {
  /// The picture with words for those who do not see it; as an image nothing in it can be run.
  static func html(_ picture: Report.Picture, _ words: String) -> HTML {
    HTML(
      .img, .source(DataAddress(svg: picture.svg)), .alternative(words), .width(Int(picture.width.rounded())),
      .height(Int(picture.height.rounded())), .lazy)
  }
}
