internal import Markup

// What stands in report.json, by the names that its readers look for: what has no value is left out.
extension JSONText {
  mutating func write(_ report: Report) {
    object { json in
      json.member("cases", of: report.cases) { $0.write($1) }
      json.member("coverage", report.coverage)
      json.member("folder", report.folder)
      json.member("generator", report.generator)
      json.member("notes", report.notes)
      json.member("rules", of: report.rules) { $0.write($1) }
      json.member("summary", report.summary)
      json.member("version", report.version)
    }
  }

  private mutating func write(_ item: Report.Case) {
    object { json in
      json.member("accepted", item.accepted)
      json.member("assumptions", item.assumptions)
      if let coverage = item.coverage {
        json.member("coverage") { json in
          json.member("omissions", coverage.omissions)
          json.member("summary", coverage.summary)
        }
      }
      if let discrepancy = item.discrepancy {
        json.member("discrepancy") { json in
          json.member("headline", discrepancy.headline)
          json.member("sentences", discrepancy.sentences)
          json.member("text", discrepancy.text)
        }
      }
      json.member("failures", of: item.failures) { json, failure in
        json.object { json in
          json.member("flow", failure.flow)
          json.member("message", failure.message)
          json.member("place", failure.place)
        }
      }
      json.member("file", item.file)
      json.member("findings", of: item.findings) { $0.write($1) }
      json.member("golden", item.golden)
      json.member("isRecorded", item.isRecorded)
      json.member("language", item.language)
      json.member("notes", item.notes)
      json.member("patch", item.patch)
      json.member("path", item.path)
      json.member("pictures", of: item.pictures) { json, picture in
        json.object { json in
          json.member("height", picture.height)
          json.member("svg", picture.svg)
          json.member("width", picture.width)
        }
      }
      json.member("place", item.place)
      json.member("reader", item.reader)
      json.member("seconds", item.seconds)
      json.member("sections", of: item.sections) { $0.write($1) }
      json.member("settings", item.settings)
      json.member("title", item.title)
      json.member("variant", item.variant)
      json.member("verdict", item.verdict.rawValue)
    }
  }

  private mutating func member(_ key: StaticString, _ place: Report.Place?) {
    guard let place else { return }
    member(key) { json in
      json.member("column", place.column)
      json.member("file", place.file)
      json.member("line", place.line)
    }
  }
}

// Sections, with what is heard in them.
extension JSONText {
  private mutating func write(_ section: Report.Section) {
    object { json in
      json.member("costs", of: section.costs) { json, cost in
        json.object { json in
          json.member("gestures", cost.gestures)
          json.member("seconds", cost.seconds)
          json.member("task", cost.task)
          json.member("words", cost.words)
        }
      }
      json.member("entries", of: section.entries) { $0.write($1) }
      json.member("explanation", section.explanation)
      json.member("kind", section.kind.rawValue)
      json.member("name", section.name)
      json.member("picture", section.picture)
      json.member("pictureBefore", section.pictureBefore)
      json.member("scenes", of: section.scenes) { json, scene in
        json.object { json in
          json.member("line", scene.line)
          json.member("picture", scene.picture)
        }
      }
      json.member("silent", of: section.silent) { json, silence in
        json.object { json in
          json.member("isNew", silence.isNew)
          json.member("words", silence.words)
        }
      }
    }
  }

  private mutating func write(_ entry: Report.Entry) {
    object { json in
      json.member("before", of: entry.before) { $0.write($1) }
      json.member("change", entry.change.rawValue)
      json.member("notes", entry.notes)
      json.member("now", of: entry.now) { $0.write($1) }
    }
  }

  private mutating func write(_ line: Report.Line) {
    object { json in
      json.member("kind", line.kind.rawValue)
      json.member("language", line.language)
      json.member("number", line.number)
      json.member("words", of: line.words) { json, words in
        json.object { json in
          json.member("isChanged", words.isChanged)
          json.member("text", words.text)
        }
      }
      json.member("wordsHeard", line.wordsHeard)
    }
  }
}

// Findings, and the rules that they name.
extension JSONText {
  private mutating func write(_ finding: Report.Finding) {
    object { json in
      json.member("acceptance", finding.acceptance)
      json.member("confidence", finding.confidence)
      json.member("edit", finding.edit)
      json.member("fails", finding.fails)
      json.member("fingerprint", finding.fingerprint)
      if let fix = finding.fix {
        json.member("fix") { json in
          json.member("column", fix.column)
          json.member("endColumn", fix.endColumn)
          json.member("endLine", fix.endLine)
          json.member("line", fix.line)
          json.member("text", fix.text)
        }
      }
      json.member("heard", finding.heard)
      json.member("hints", finding.hints)
      json.member("isKnown", finding.isKnown)
      json.member("margin", finding.margin)
      json.member("message", finding.message)
      json.member("notes", of: finding.notes) { json, note in
        json.object { json in
          json.member("place", note.place)
          json.member("text", note.text)
        }
      }
      json.member("place", finding.place)
      json.member("rule", finding.rule)
      json.member("setting", finding.setting)
      json.member("severity", finding.severity)
      json.member("subject", finding.subject)
      json.member("summary", finding.summary)
    }
  }

  private mutating func write(_ rule: Report.Rule) {
    object { json in
      json.member("clauses", rule.clauses)
      json.member("confidence", rule.confidence)
      json.member("criteria", rule.criteria)
      json.member("description", rule.description)
      json.member("id", rule.id)
      json.member("reason", rule.reason)
      json.member("severity", rule.severity)
      json.member("summary", rule.summary)
    }
  }
}
