/// How the compiler is asked what is wrong, and what has errors is left out, until it finds no more.
extension PreviewPackage {
  /// The most often that the compiler is asked for errors alone.
  private static let checks = 40

  /// Leaves out what has errors, as little of it as can be.
  ///
  /// - Parameters:
  ///   - errors: What the compiler has found already.
  ///   - record: What is known of the build.
  ///   - progress: Takes what there is to tell.
  /// - Throws: What keeps the compiler from being run, or files from being written.
  mutating func mend(
    _ errors: [String: [CompilerError]], _ record: inout BuildRecord, _ progress: (String) -> Void
  ) throws {
    guard let check = TypeCheck(of: PackageContents.module, in: contents.folder, planned: products.plan) else {
      return contents.team.leaveOutParts(with: errors)
    }
    guard errors.isEmpty else { return try mend(errors, with: check, at: .expressions, &record, progress) }
    progress("checking \(PreviewPackage.count(contents.team.files.count))")
    for depth in TypeCheck.Depth.allCases {
      if depth == .expressions { try mendUnknowns(with: check, &record, progress) }
      let files = contents.team.files
      let concerned = depth == .expressions ? files.filter { unsaid[$0] != nil } : files
      try mend(self.errors(of: concerned, by: check, at: depth), with: check, at: depth, &record, progress)
    }
  }

  /// Leaves out modifiers that are known from other views to be missing where the compiler does not soon say what is wrong:
  /// that they are missing is most often why.
  private mutating func mendUnknowns(
    with check: TypeCheck, _ record: inout BuildRecord, _ progress: (String) -> Void
  ) throws {
    var touched: [TeamFile] = []
    for file in contents.team.files {
      guard let places = unsaid[file], contents.team.leaveOutUnknowns(of: file, around: places) else { continue }
      touched.append(file)
    }
    guard !touched.isEmpty else { return }
    try contents.write()
    let errors = try errors(of: touched, by: check, at: .simpleExpressions)
    try mend(errors, with: check, at: .simpleExpressions, &record, progress)
  }

  /// The errors that the compiler finds in some files, without those that say nothing at that depth.
  private mutating func errors(
    of checked: [TeamFile], by check: TypeCheck, at depth: TypeCheck.Depth
  ) throws -> [String: [CompilerError]] {
    let words = try check.run(on: contents.places(of: checked), depth)
    let all = CompilerMessages.errors(in: words, under: contents.sources)
    guard depth != .expressions else { return all }
    for file in checked {
      let limits = all[contents.team.name(of: file)]?.filter(\.isUnsaid) ?? []
      unsaid[file] = limits.isEmpty ? nil : limits
    }
    return all.mapValues { $0.filter { !$0.isUnsaid } }.filter { !$0.value.isEmpty }
  }

  /// Leaves out what the compiler finds at one depth.
  private mutating func mend(
    _ errors: [String: [CompilerError]], with check: TypeCheck, at depth: TypeCheck.Depth, _ record: inout BuildRecord,
    _ progress: (String) -> Void
  ) throws {
    var errors = errors
    // What takes long to say is looked for last, and only where there is some.
    let simple = depth == .expressions ? .simpleExpressions : depth
    var hard: Set<TeamFile> = []
    var hasLookedAtAll = depth == .expressions
    contents.team.beginRounds()
    for number in 1...PreviewPackage.checks where !errors.isEmpty {
      // However long the first check has taken, what it has found is left out by its smallest parts.
      let isLate = number > 1 && ContinuousClock.now > deadline
      hasLookedAtAll = hasLookedAtAll || isLate
      record.isHurried = record.isHurried || isLate && hasLessTime
      progress(
        "checking again without what \(PreviewPackage.count(errors.count)) cannot have here"
          + (isLate ? ", in larger parts, since this has taken some minutes" : ""))
      let modules = Set(errors.values.joined().compactMap(\.missingModule))
      for file in contents.team.files where !modules.isDisjoint(with: file.imports) {
        errors[contents.team.name(of: file), default: []] += CompilerMessages.imports(
          of: modules, in: contents.team.text(of: file))
      }
      contents.team.leaveOutParts(
        with: depth == .declarations ? contents.team.causes(among: errors) : errors, inLargeParts: isLate)
      try contents.write()
      try save(&record)
      // What is still wrong where something was left out is found sooner than what follows from it elsewhere; for want of
      // a module the compiler has looked no further.
      // With what has stopped it once it would only be stopped again.
      let touched = contents.team.files.filter { file in
        (!modules.isEmpty || errors[contents.team.name(of: file)] != nil)
          && (depth == .expressions || unsaid[file]?.contains(where: \.isOfStop) != true)
      }
      errors = try self.errors(of: touched, by: check, at: depth)
      if errors.isEmpty {
        // What follows elsewhere without a name is looked for once; after that it is so rare that the build may tell of it.
        let losses = contents.team.losses
        let concerned = contents.team.files.filter { losses.concern($0, byNameAlone: hasLookedAtAll) }
        hasLookedAtAll = hasLookedAtAll || !concerned.isEmpty
        contents.team.losses = Losses()
        // Where it was not soon said what is wrong, it would not be now: that is looked at in full in the end.
        errors = try self.errors(of: concerned.filter { unsaid[$0] == nil }, by: check, at: simple)
        hard.formUnion(concerned.filter { unsaid[$0] != nil })
      }
      if errors.isEmpty, depth == .expressions {
        errors = try self.errors(of: contents.team.files.filter(hard.contains), by: check, at: depth)
        hard = []
      }
    }
    contents.team.leaveOutWholes(with: errors)
  }
}
