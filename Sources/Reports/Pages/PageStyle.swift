/// How pages look: one accent, two appearances, and nothing that a color alone tells.
enum PageStyle {
  static let sheet: StaticString = """
    :root { color-scheme: light dark;
      --paper: #faf9f7; --card: #ffffff; --ink: #1d1d20; --soft: #5d5d66; --line: #dedce1; --accent: #1a4fc4;
      --old: #9c2a1d; --old-back: #fcefec; --new: #14633a; --new-back: #e9f5ee; }
    @media (prefers-color-scheme: dark) { :root {
      --paper: #121214; --card: #1b1b1f; --ink: #ececf0; --soft: #a6a6b0; --line: #38383f; --accent: #8fb4ff;
      --old: #ff9f93; --old-back: #341c1a; --new: #86d6a6; --new-back: #15291d; } }
    * { box-sizing: border-box; }
    html { font: 100%/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
    body { margin: 0 auto; padding: 2.5rem clamp(1rem, 4vw, 3.5rem) 5rem; max-width: 84rem;
      background: var(--paper); color: var(--ink); overflow-wrap: anywhere; }
    h1, h2, h3, h4, p, ul, ol, pre, figure, fieldset { margin: 0; padding: 0; }
    h1 { font-size: clamp(1.6rem, 1.2rem + 2vw, 2.5rem); line-height: 1.2; font-weight: 650; letter-spacing: -0.015em;
      max-width: 28ch; text-wrap: balance; }
    h2 { font-size: 1.45rem; line-height: 1.3; font-weight: 650; letter-spacing: -0.01em; }
    h3 { font-size: 1.08rem; line-height: 1.4; font-weight: 650; }
    h4 { font-size: 1rem; font-weight: 600; }
    ul, ol { list-style: none; }
    a { color: var(--accent); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
    a:hover { text-decoration-thickness: 2px; }
    code, pre, .path { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 0.875em; }
    pre { white-space: pre-wrap; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem;
      background: var(--paper); line-height: 1.45; max-height: 30rem; overflow: auto; }
    summary { cursor: pointer; color: var(--soft); padding: 0.25rem 0; width: fit-content; max-width: 100%; }
    summary:hover { color: var(--ink); }
    details[open] > summary { margin-bottom: 0.5rem; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 0.25rem; }
    main:focus-visible, section:focus-visible { outline: none; }
    .skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; background: var(--card); }
    .skip:focus { top: 1rem; z-index: 1; }
    .kicker, .label, .cue, .about, .summary, .note, .rule, .outcome, .path, figcaption, footer { color: var(--soft); }
    .kicker { font-size: 0.9rem; margin-bottom: 0.5rem; }
    .verdict { margin-bottom: 2rem; }
    .counts { display: flex; flex-wrap: wrap; gap: 0.25rem 1.75rem; margin-top: 1rem; color: var(--soft); }
    .counts strong { color: var(--ink); font-size: 1.25rem; font-weight: 650; font-variant-numeric: tabular-nums; }
    .note { margin-top: 0.75rem; max-width: 70ch; }
    nav { margin-bottom: 2rem; }
    nav li { padding: 0.2rem 0; }
    nav .path, nav .outcome { font-size: 0.85rem; }
    nav .path { margin-left: 0.5rem; }
    nav .outcome { margin-left: 0.5rem; }
    .filter { border: 0; margin-bottom: 2rem; display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
    .filter legend { float: left; padding: 0; margin-right: 1rem; color: var(--soft); }
    .choice { display: inline-flex; align-items: center; gap: 0.5rem; min-height: 1.5rem; }
    .choice input { accent-color: var(--accent); width: 1.1rem; height: 1.1rem; margin: 0; }
    main:has(#show-changed:checked) > .case.fine, main:has(#show-findings:checked) > .case.quiet { display: none; }
    .case { background: var(--card); border: 1px solid var(--line); border-radius: 1rem;
      padding: clamp(1rem, 3vw, 2.25rem); margin-bottom: 1.5rem; }
    .case.fine { padding-block: 1.25rem; }
    .case:target, .part:target { border-color: var(--accent); }
    li:target { outline: 2px solid var(--accent); outline-offset: 4px; border-radius: 0.25rem; }
    .about { margin-top: 0.35rem; font-size: 0.92rem; }
    .badge { display: inline-block; padding: 0 0.6em; border: 1px solid currentColor; border-radius: 1em;
      font-size: 0.8rem; font-weight: 600; color: var(--soft); }
    .look > .about .badge, .finding.fails .badge { color: var(--old); }
    .permalink { color: var(--soft); text-decoration: none; font-weight: 400; padding: 0 0.35em; }
    .failures { margin-top: 1rem; padding: 0.75rem 1rem; border-left: 3px solid var(--old);
      background: var(--old-back); border-radius: 0 0.5rem 0.5rem 0; }
    .part { margin-top: 1.75rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
    .part > .summary { margin-bottom: 1rem; font-size: 0.92rem; }
    .screen { display: grid; gap: 1.5rem 2.5rem; grid-template-columns: minmax(0, auto) minmax(0, 1fr); }
    .screen > .words { max-width: 60rem; }
    .pictures { display: flex; gap: 1rem; align-items: flex-start; }
    .pictures img { width: 15.5rem; }
    img { display: block; max-width: 100%; height: auto; border-radius: 0.75rem; border: 1px solid var(--line); }
    figcaption { font-size: 0.85rem; margin-top: 0.35rem; }
    .words details { margin-top: 1rem; }
    .entries > li { padding: 0.3rem 0; }
    .stops { list-style: decimal; padding-left: 2.2rem; }
    .stops > li::marker { color: var(--soft); font-variant-numeric: tabular-nums; font-size: 0.85rem; }
    .stops > .aside, .stops > .gone { list-style: none; }
    .heard { font-size: 1.05rem; }
    .besides, .step { font-size: 0.92rem; }
    .step .said { font-weight: 600; }
    .entries > .different { margin: 0.6rem 0; }
    .pair { display: grid; gap: 0.3rem 0.75rem; }
    .was, .is { padding: 0.5rem 0.9rem; border-left: 3px solid; }
    .was { border-color: var(--old); background: var(--old-back); border-radius: 0 0.5rem 0.5rem 0; }
    .is { border-color: var(--new); background: var(--new-back); border-radius: 0 0.5rem 0.5rem 0; }
    .is.failing { border-color: var(--old); background: var(--old-back); }
    @media (min-width: 64rem) {
      .stops .pair { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
      .stops .is { grid-column: 2; } }
    .label { font-size: 0.8rem; }
    del { color: var(--old); text-decoration: line-through; text-decoration-thickness: 1px; font-weight: 600; }
    ins { color: var(--new); text-decoration: underline; text-underline-offset: 0.18em; font-weight: 600; }
    .failing ins { color: var(--old); }
    .notes { padding: 0.4rem 0 0 calc(0.9rem + 3px); font-size: 0.95rem; }
    .notes > li::before { content: "→ " / ""; color: var(--soft); }
    .sounds { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; margin-bottom: 1rem; }
    .sound figcaption { margin: 0 0 0.25rem; }
    audio { display: block; height: 2.5rem; width: min(20rem, 100%); }
    .speaking { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 0.25rem; }
    .play { font: inherit; font-size: 0.8rem; color: var(--accent); background: none; border: 1px solid var(--line);
      border-radius: 1em; padding: 0 0.7em; min-height: 1.5rem; margin-left: 0.5rem; cursor: pointer; }
    .play:hover { border-color: currentColor; }
    .index > li, .steps > li { padding: 0.25rem 0; }
    .index { margin: 0.5rem 0 2rem; }
    .index .path, .index .outcome { font-size: 0.85rem; margin-left: 0.5rem; }
    .silent { list-style: disc; padding-left: 1.5rem; }
    .part > details > ul, .part > ul { padding-left: 1.2rem; list-style: disc; }
    .part > .findings { padding: 0; list-style: none; }
    .finding { padding: 0.75rem 0 0.75rem 1rem; border-left: 3px solid var(--line); margin-top: 0.75rem; }
    .finding.fails { border-color: var(--old); }
    .rule { font-size: 0.85rem; margin-top: 0.25rem; }
    .task { margin-top: 1rem; }
    .task > .summary { font-size: 0.88rem; }
    .strip { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 1rem;
      margin-top: 0.75rem; counter-reset: step; }
    .frame { border: 1px solid var(--line); border-radius: 0.75rem; padding: 0.9rem 1rem; background: var(--paper);
      counter-increment: step; }
    .frame.different { border-color: var(--accent); }
    .frame::before { content: counter(step); display: block; color: var(--soft); font-size: 0.8rem;
      font-variant-numeric: tabular-nums; }
    .frame > img { width: 8rem; margin: 0.25rem 0 0.5rem; border-radius: 0.4rem; }
    .wide { overflow-x: auto; margin-top: 1rem; }
    table { border-collapse: collapse; font-size: 0.9rem; }
    th, td { text-align: start; vertical-align: top; padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid var(--line);
      overflow-wrap: normal; min-width: 7rem; }
    thead th { color: var(--soft); font-weight: 600; }
    tbody th { font-weight: 600; min-width: 14rem; }
    td.look { font-weight: 600; }
    footer { margin-top: 3rem; font-size: 0.88rem; }
    @media (max-width: 52rem) {
      .screen { grid-template-columns: minmax(0, 1fr); }
      .pictures img { width: min(100%, 18rem); } }
    @media (forced-colors: active) {
      .was, .is, .finding, .failures { border-color: CanvasText; } }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    @media print {
      :root { --paper: #ffffff; --card: #ffffff; --ink: #000000; --soft: #444444; --line: #bbbbbb; --accent: #000000;
        --old: #7a1f14; --old-back: #ffffff; --new: #0d4a2a; --new-back: #ffffff; }
      body { padding: 0; max-width: none; }
      .skip, .filter, .permalink, .sounds, .play { display: none; }
      .case { border: 0; padding: 0; }
      .frame, .different, figure, .finding { break-inside: avoid; }
      h2, h3, h4 { break-after: avoid; }
      pre { max-height: none; }
      details::details-content { content-visibility: visible; block-size: auto; } }
    """
}
