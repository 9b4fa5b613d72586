/// What a page does where scripts run; without one, all of it can be read.
enum PageScript {
  static let code: StaticString = """
    (() => {
      const make = (name, properties) => Object.assign(document.createElement(name), properties);

      // Sound: each line can be played alone, and the line that speaks is marked.
      const cues = new Map();
      let until = null;
      const play = (cue) => {
        for (const other of document.querySelectorAll('audio')) if (other !== cue.audio) other.pause();
        until = cue.to;
        cue.audio.currentTime = cue.from;
        cue.audio.play();
      };
      for (const audio of document.querySelectorAll('audio')) {
        const part = audio.closest('.part');
        const own = audio.dataset.cues.split(',').flatMap((text) => {
          const [line, from, to] = text.split(' ');
          const element = part.querySelector(`[data-line="${line}"]`);
          return element ? [{ audio, element, from: from / 1000, to: to / 1000 }] : [];
        });
        for (const cue of own) {
          const isKnown = cues.has(cue.element);
          cues.set(cue.element, cue);
          if (isKnown) continue;
          const said = cue.element.querySelector('.said').textContent;
          const button = make('button', { type: 'button', className: 'play', textContent: 'Play' });
          button.setAttribute('aria-label', `Play: ${said}`);
          button.addEventListener('click', () => play(cues.get(cue.element)));
          cue.element.append(button);
        }
        const mark = () => {
          for (const cue of own) {
            const speaks = !audio.paused && audio.currentTime >= cue.from && cue.to > audio.currentTime;
            cue.element.classList.toggle('speaking', speaks);
          }
          if (until !== null && audio.currentTime >= until) {
            until = null;
            audio.pause();
          }
          if (!audio.paused) requestAnimationFrame(mark);
        };
        audio.addEventListener('play', mark);
        audio.addEventListener('pause', mark);
        audio.addEventListener('ended', () => { until = null; });
      }

      // Keys: n and p go through what changed, and play it.
      const decisions = '.entries > .different, .finding.fails';
      const stops = () => [...document.querySelectorAll(decisions)]
        .filter((item) => item.getClientRects().length > 0);
      let current = null;
      const go = (step) => {
        const all = stops();
        if (all.length === 0) return;
        const index = all.indexOf(current);
        const first = step > 0 ? 0 : all.length - 1;
        current = all[0 > index ? first : (index + step + all.length) % all.length];
        current.tabIndex = -1;
        current.focus({ preventScroll: true });
        current.scrollIntoView({ block: 'center' });
        const lines = [...current.querySelectorAll('[data-line]')].reverse();
        const line = lines.find((item) => item.closest('.is') !== null ? cues.has(item) : false)
          ?? lines.find((item) => cues.has(item));
        if (line) play(cues.get(line));
      };
      if (document.querySelector(decisions) === null) return;
      const main = document.querySelector('main');
      const filter = document.querySelector('.filter') ?? make('p', { className: 'filter' });
      if (!filter.isConnected) main.prepend(filter);
      const choice = make('span', { className: 'choice' });
      const box = make('input', { type: 'checkbox', id: 'keys', checked: true });
      choice.append(box, make('label', { htmlFor: 'keys', textContent: 'keys n and p go through what changed' }));
      filter.append(choice);
      document.addEventListener('keydown', (event) => {
        if (!box.checked || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target.closest?.('input[type=text], textarea, select, audio')) return;
        if (event.key === 'n') go(1);
        if (event.key === 'p') go(-1);
      });
    })();
    """
}
