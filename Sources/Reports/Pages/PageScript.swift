/// What a page does where scripts run; without one, all of it can be read.
enum PageScript {
  static let code: StaticString = """
    (() => {
      const stops = () => [...document.querySelectorAll('.different, .finding.fails')]
        .filter((item) => item.getClientRects().length > 0);
      let current = null;
      const go = (step) => {
        const all = stops();
        if (!all.length) return;
        const index = all.indexOf(current);
        current = all[index < 0 ? (step > 0 ? 0 : all.length - 1) : (index + step + all.length) % all.length];
        current.tabIndex = -1;
        current.focus({ preventScroll: true });
        current.scrollIntoView({ block: 'center' });
      };
      document.addEventListener('keydown', (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target.closest('input, textarea, select, audio')) return;
        if (event.key === 'n') go(1);
        if (event.key === 'p') go(-1);
      });
    })();
    """
}
