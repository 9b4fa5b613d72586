/// What a page does that follows a file: it asks for what has changed, passes keys on, and has lines said.
enum LiveScript {
  static let code: StaticString = """
    (() => {
      const part = (name) => document.getElementById(name);
      const main = part('main');
      const walk = part('walk');
      const speech = part('speech');
      let version = Number(main.dataset.version);

      const ask = async (address, method = 'GET') => {
        const answer = await fetch(address, { method, cache: 'no-store' });
        if (!answer.ok) throw new Error(String(answer.status));
        return answer.json();
      };

      // What is said: by the program's voice, or by the browser's where the program has none.
      const player = new Audio();
      let speaking = null;
      const silence = () => {
        player.pause();
        window.speechSynthesis?.cancel();
        speaking?.classList.remove('speaking');
        speaking = null;
      };
      const sayByBrowser = (item) => {
        if (!window.speechSynthesis) return silence();
        const lines = [...item.querySelectorAll('[data-line]:not(.offered) .said[lang]')];
        const own = item.matches('[data-line]') ? [item.querySelector('.said')] : lines;
        for (const line of own) {
          const words = new SpeechSynthesisUtterance(line.textContent);
          words.lang = line.lang;
          words.onend = () => { if (line === own[own.length - 1]) silence(); };
          window.speechSynthesis.speak(words);
        }
      };
      const say = (item, address) => {
        silence();
        speaking = item;
        item.classList.add('speaking');
        player.src = address;
        player.play().catch((error) => {
          if (error.name === 'AbortError') return;
          if (speaking === item) sayByBrowser(item);
        });
      };
      player.addEventListener('ended', silence);
      const sayLine = (line) => {
        const said = line.querySelector('.said');
        const query = new URLSearchParams({ text: said.textContent, language: said.lang });
        say(line, `say?${query}`);
      };

      // Each line that is heard can be played.
      const equip = (root) => {
        for (const line of root.querySelectorAll('[data-line]:not(.offered)')) {
          const said = line.querySelector('.said');
          if (said === null || said.lang === '') continue;
          const button = Object.assign(document.createElement('button'), {
            type: 'button', className: 'play', textContent: 'Play' });
          button.setAttribute('aria-label', `Play: ${said.textContent}`);
          line.append(button);
          line.classList.add('sayable');
          line.addEventListener('click', () => { if (window.getSelection().isCollapsed) sayLine(line); });
        }
      };

      // What has changed takes the place of what was there; what a person has unfolded stays so. What is as it was is left
      // alone, so that readers of screens do not say it again, and what a person types is not lost.
      const shown = new Map();
      const name = (fold, index) => `${fold.closest('[id]').id} ${fold.firstElementChild.textContent} ${index}`;
      const folds = (root) => [...root.querySelectorAll('details')];
      const put = (place, html) => {
        if (shown.get(place) === html) return;
        shown.set(place, html);
        const root = part(place);
        const unfolded = new Set(folds(root).flatMap((fold, index) => fold.open ? [name(fold, index)] : []));
        const fresh = new DOMParser().parseFromString(html, 'text/html').body;
        root.replaceChildren(...fresh.childNodes);
        folds(root).forEach((fold, index) => { if (unfolded.has(name(fold, index))) fold.open = true; });
        equip(root);
      };
      const settle = () => {
        const list = document.querySelector('.heardSoFar');
        if (list) list.scrollTop = list.scrollHeight;
        document.querySelector('.question input')?.focus();
      };

      // The walk: keys and buttons, one after the other.
      let turn = Promise.resolve();
      const act = (address) => {
        turn = turn.then(async () => {
          silence();
          const had = walk.contains(document.activeElement);
          const answer = await ask(address, 'POST');
          put('stage', answer.stage);
          settle();
          if (had ? !walk.contains(document.activeElement) : false) walk.focus({ preventScroll: true });
          if (answer.togglesSpeech) speech.checked = !speech.checked;
          const last = document.querySelector('.heardSoFar > ol > li:last-child');
          if (answer.isHeard ? speech.checked : false) say(last, `say?heard=${last.dataset.heard}`);
        }).catch(() => {});
      };
      const press = (key) => act(`key?${new URLSearchParams({ key })}`);
      const named = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End',
        'Enter', 'Escape', 'Backspace']);
      walk.addEventListener('keydown', (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target.matches('input[type=text]')) {
          if (event.key === 'Escape') act('answer');
          return;
        }
        if (event.target !== walk ? ['Enter', ' '].includes(event.key) : false) return;
        if (!(named.has(event.key) || [...event.key].length === 1)) return;
        event.preventDefault();
        press(event.key);
      });
      walk.addEventListener('click', (event) => {
        const key = event.target.closest('[data-key]')?.dataset.key;
        if (key) press(key);
      });
      walk.addEventListener('submit', (event) => {
        event.preventDefault();
        act(`answer?${new URLSearchParams({ text: event.target.querySelector('input').value })}`);
      });

      // The file: asked for again and again, since each answer waits until there is news.
      const show = (state) => {
        version = state.version;
        part('scenario').textContent = state.title;
        part('status').textContent = state.status;
        main.classList.toggle('mistaken', state.mistake !== '');
        put('mistake', state.mistake);
        if (state.stage !== '') put('stage', state.stage);
        put('review', state.review);
        settle();
      };
      const follow = async () => {
        try {
          const state = await ask(`state?after=${version}`);
          if (state.version !== version) show(state);
        } catch {
          part('status').textContent = 'a11ysim no longer answers: start it again, and open the address that it gives.';
          await new Promise((done) => { setTimeout(done, 2000); });
        }
        setTimeout(follow, 0);
      };
      main.classList.toggle('mistaken', part('mistake').childElementCount > 0);
      equip(document);
      settle();
      walk.focus({ preventScroll: true });
      follow();
    })();
    """
}
