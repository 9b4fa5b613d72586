internal import A11ySimulation

/// What `a11ysim help` tells besides the commands and the pages of the reference.
enum HelpTopic: String, CaseIterable {
  case accessibility
  case exitStatus = "exit-status"
  /// All of the reference, as an article in Markdown.
  case language

  /// The text of the topic.
  var text: String {
    switch self {
    case .accessibility: HelpTopic.accessibilityText
    case .exitStatus: HelpTopic.exitStatusText
    case .language: Reference.article
    }
  }

  private static let accessibilityText = """
    Output for people who listen

    Give --accessible, or set ACCESSIBLE in the environment, or write 'accessible: on' in a11ysim.yaml.
    A line then holds one fact, with words in place of marks and no columns.
    Mistakes in a scenario are told with their line and column in words, and the line that they stand in.
    Differences are sentences: what was expected, what was got, and which role or state came or went.
    transcript writes step, after a pause, announcement, event and available in place of its marks. With ACCESSIBLE alone it does so \
    on a terminal only, so that a file still gets the transcript as it is.
    Nothing is drawn over, in any mode: everything is appended below what was there, and the result is the last line.
    review asks in words and takes words or their first letters; walk --line takes commands as words, one a line.
    Nothing is said aloud unless you ask for it with speak, with --speak, or with play in a review.
    NO_COLOR switches colors off; they never tell anything that words do not.

    """

  private static let exitStatusText = """
    0: fine
    1: the answer is no: a transcript differs, is missing or obsolete, a flow heard something else, a task failed
    2: an input could not be used: a scenario, golden or project file with errors, or nothing to test
    64: the command line is wrong
    69: speech is wanted and eSpeak NG is missing, or a tool that makes PNG or PDF
    74: something could not be written
    130: interrupted
    Of several problems the one that stands lowest in this list counts, and 64 ends a command before it begins.

    """
}
