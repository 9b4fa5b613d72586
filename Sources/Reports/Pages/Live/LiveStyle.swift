/// How a page that follows a file looks, besides what all pages look like.
enum LiveStyle {
  static let sheet: StaticString = """
    .mistake { border-color: var(--old); border-left: 4px solid var(--old); background: var(--old-back);
      margin-bottom: 1.5rem; max-height: none; white-space: pre; overflow-x: auto; }
    .mistake:empty { display: none; }
    .mistaken img { opacity: 0.5; }
    .walk > h2 { margin-bottom: 1rem; }
    .walk:focus-visible { outline-offset: 0; border-radius: 1rem; outline: 3px solid var(--accent); }
    .heardSoFar { max-height: 26rem; overflow-y: auto; padding: 0.25rem 0.5rem; }
    .heardSoFar > ol > li:last-child .heard { font-size: 1.35rem; line-height: 1.35; }
    .heardSoFar .note { margin-top: 0; }
    .gestures { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 1.25rem; align-items: center; }
    .gestures button { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--line);
      border-radius: 0.6rem; padding: 0.35rem 0.9rem; min-height: 2.5rem; cursor: pointer; }
    .gestures button:hover { border-color: var(--accent); }
    .gestures .choice { margin-left: auto; }
    .question { margin-bottom: 1rem; padding: 0.75rem 1rem; border: 1px solid var(--accent); border-radius: 0.6rem; }
    .question ul { margin-bottom: 0.5rem; }
    .question input { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--soft);
      border-radius: 0.4rem; padding: 0.3rem 0.6rem; margin-left: 0.5rem; min-width: 14rem; max-width: 100%; }
    .keys { columns: 22rem; column-gap: 2rem; font-size: 0.9rem; }
    .keys li { break-inside: avoid; padding: 0.1rem 0; }
    .keys .kicker { margin: 0.5rem 0 0; font-weight: 600; break-after: avoid; }
    .walk > details { margin-top: 0.75rem; }
    .sayable { cursor: pointer; }
    @media (max-width: 52rem) {
      .walk .screen { grid-template-columns: minmax(0, 8rem) minmax(0, 1fr); gap: 1rem; }
      .walk .pictures img { width: 8rem; } }
    @media print { .walk { display: none; } }
    """
}
