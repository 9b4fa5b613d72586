/// One of two views, of which each is a place of its own.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, _PrimitiveView, Renderable where TrueContent: View, FalseContent: View {
  @MainActor func render(in context: RenderContext) -> Output {
    switch storage {
    case .first(let view): context.at(.branch(true)).render(view)
    case .second(let view): context.at(.branch(false)).render(view)
    }
  }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Renderable where Wrapped: View {
  @MainActor func render(in context: RenderContext) -> Output {
    guard let self else { return Output() }
    return context.at(.branch(true)).render(self)
  }
}
