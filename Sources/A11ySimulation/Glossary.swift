/// The words of the program itself, which stand in no file: what each of them means, and where more is told.
enum Glossary {
  static let name = "words"

  static let page = ReferencePage(
    name, "Words of the program", "What the program, its pages and its messages call things.",
    [
      .init(
        nil,
        [
          .init("stop", "A place where VoiceOver's cursor lands: one accessibility element, with what is heard there."),
          .init("element", "A piece of the screen as assistive technologies know it, made of one view or of several."),
          .init("transcript", "All that is heard of a scenario, line by line. 'a11ysim transcript' prints it."),
          .init(
            "golden",
            "The transcript that is expected, in a file beside the scenario: 'inbox.golden.txt'. "
              + "'a11ysim test' compares with it, and records it with -u."),
          .init("flow", "A way through the screens, under 'flows': a list of steps. 'a11ysim help steps' lists them."),
          .init(
            "step", "One thing that a person does, or that is expected, in a flow. 'a11ysim help steps' lists them."),
          .init("task", "Steps with a name, of which it is told whether a person comes to the end of them."),
          .init(
            "screen", "What is shown at once, under 'screens' by its name, or under 'views' where there is one alone."),
          .init(
            "action", "What a double tap does, or what a rotor offers: effects. 'a11ysim help effects' lists them."),
          .init("announcement", "What an app says by itself: the effect 'announce'."),
          .init("landing", "Where the cursor goes by itself, as after a push."),
          .init("rotor", "What swipes up and down do. 'a11ysim help rotors' lists its options."),
          .init("hint", "What is heard after a pause: what happens when the element is activated."),
          .init(
            "recording",
            "What was heard on a device, under 'recording' of a screen. 'a11ysim recordings' compares it with what is "
              + "simulated."),
          .init("reading", "Which source is followed where sources disagree. 'a11ysim help readings' lists them."),
          .init(
            "capture",
            "The elements of a running app, written by another tool. 'a11ysim import' makes a scenario of it."),
          .init(
            "finding", "Something odd that a rule sees. 'a11ysim audit' tells them, 'a11ysim rules' lists the rules."),
          .init("rule", "What an audit looks for. 'a11ysim rules NAME' explains one."),
          .init("binding", "A control's own place in state, written '$name'; what a person does there changes it."),
        ])
    ])
}
