/// One section that some content came to; views outside of any section make one of their own, without a header.
nonisolated public struct SectionConfiguration: Identifiable {
  public struct ID: Hashable { let path: PathKey }

  public let id: ID
  public let containerValues: ContainerValues
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection

  init(id: PathKey, values: ContainerValues = ContainerValues(), _ section: SectionPiece) {
    self.id = ID(path: id)
    containerValues = values
    header = SubviewsCollection(section.header)
    content = SubviewsCollection(section.content)
    footer = SubviewsCollection(section.footer)
  }
}

/// The sections that some content came to.
nonisolated public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ pieces: [Piece]) {
    var sections: [SectionConfiguration] = []
    var loose: [Piece] = []
    func closeLoose() {
      if let first = loose.first {
        sections.append(
          SectionConfiguration(id: first.path, SectionPiece(header: [], footer: [], content: loose)))
      }
      loose = []
    }
    for piece in pieces {
      guard case .section(let section) = piece.kind else {
        loose.append(piece)
        continue
      }
      closeLoose()
      sections.append(SectionConfiguration(id: piece.path, values: piece.traits.containerValues, section))
    }
    closeLoose()
    self.sections = sections
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension Group {
  /// Builds from the sections that some content comes to.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}

/// The sections that some content comes to, made into views.
nonisolated public struct GroupSectionsOfContent<Base: View, Result: View>: View, Renderable {
  let base: Base
  let transform: (SectionCollection) -> Result

  @MainActor func render(in context: RenderContext) -> Output {
    let content = context.at(.slot("sections")).render(base)
    let result = context.evaluate { transform(SectionCollection(content.pieces)) }
    var output = context.at(.slot("result")).render(result)
    output.preferences.merge(content.preferences)
    return output
  }
}

extension ForEach where Content: View {
  public init<Base: View>(sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Base>, ID == SectionConfiguration.ID {
    self.init(items: ForEachSectionCollection(view: view), identify: { $0.id }, content: content)
  }
}

/// A collection that stands for the sections of some content, once it is rendered.
nonisolated public struct ForEachSectionCollection<Base: View>: RandomAccessCollection, RenderedData {
  private final class Rendering {
    var sections = SectionCollection([])
  }

  private let view: Base
  private let rendering = Rendering()

  init(view: Base) { self.view = view }

  public var startIndex: Int { 0 }
  public var endIndex: Int { rendering.sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { rendering.sections[index] }

  @MainActor func render(in context: RenderContext) {
    rendering.sections = SectionCollection(context.at(.slot("sections")).render(view).pieces)
  }
}
