extension URL {
  // The folders of an app by the names that Apple's Foundation has for them.

  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }

  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }
}
