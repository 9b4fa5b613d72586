/// Screens that another process draws: they are told as what they are, and can be cancelled.
nonisolated extension View {
  private func elsewhere(_ title: String, _ isPresented: Binding<Bool>) -> ModifiedView {
    ModifiedView(content: self) { view, context in
      var output = context.at(.slot("content")).render(view)
      let isShown = context.evaluate { isPresented.wrappedValue }
      context.present(
        .sheet, item: isShown ? () : nil, id: AnyHashable(true), close: { isPresented.wrappedValue = false },
        onDismiss: nil, over: &output
      ) { _ in Text(verbatim: title) }
      if isShown { context.graph.warn("\(title) is a screen of another process and is not played", in: context) }
      return output
    }
  }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { elsewhere("Files", isPresented) }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { elsewhere("Files", isPresented) }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { elsewhere("Files", isPresented) }
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { elsewhere("Files", isPresented) }
  public func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { elsewhere("Files", isPresented) }
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { elsewhere("Files", isPresented) }
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    elsewhere("Quick Look", Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }))
  }
  public func photosPicker<Item>(isPresented: Binding<Bool>, selection: Binding<Item>) -> some View {
    elsewhere("Photos", isPresented)
  }
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> Self { self }
  public func fileDialogConfirmationLabel(_ label: Text?) -> Self { self }
  public func fileDialogDefaultDirectory(_ directory: URL?) -> Self { self }
  public func fileDialogMessage(_ message: Text?) -> Self { self }
}

public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
