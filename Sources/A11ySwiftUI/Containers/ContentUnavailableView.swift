/// What stands where there is no content.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, Renderable {
  let site = CallSite()
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor func render(in context: RenderContext) -> Output {
    context.render(
      VStack {
        label
        description
        actions
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}

nonisolated extension ContentUnavailableView
where Label == A11ySwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(A11ySwiftUI.Label(title, systemImage: name), description)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(A11ySwiftUI.Label(title, systemImage: name), description)
  }
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(A11ySwiftUI.Label(title, image: name), description)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(A11ySwiftUI.Label(title, image: name), description)
  }
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(A11ySwiftUI.Label(title, systemImage: name), description)
  }

  init(_ label: A11ySwiftUI.Label<Text, Image>, _ description: Text?) {
    self.label = label
    self.description = description
    actions = EmptyView()
  }
}

nonisolated extension ContentUnavailableView
where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == EmptyView
{
  public static var search: ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: nil)
    } description: {
      SearchUnavailableContent.Description()
    }
  }
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    }
  }
}

public enum SearchUnavailableContent {
  nonisolated public struct Label: View, Renderable {
    let text: String?
    @MainActor func render(in context: RenderContext) -> Output {
      let title = text.map { "No Results for “\($0)”" } ?? "No Results"
      return context.render(A11ySwiftUI.Label(Text(verbatim: title), Image(systemName: "magnifyingglass")))
    }
  }
  nonisolated public struct Description: View, Renderable {
    @MainActor func render(in context: RenderContext) -> Output {
      context.render(Text(verbatim: "Check the spelling or try a new search."))
    }
  }
}
