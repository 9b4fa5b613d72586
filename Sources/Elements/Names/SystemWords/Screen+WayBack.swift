package import Interface

extension Screen {
  /// The screen as Assistive Access shows it, whose way back has the words of the system's language.
  package func inAssistiveAccess(language: String) -> Screen {
    inAssistiveAccess(wayBack: SystemWords.of(language)[.back])
  }
}
