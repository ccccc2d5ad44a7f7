// Runs inside the page of the visualizer before anything else of it: notes when the chart can be read, and scrubs.

globalThis.bench = {
  /** Milliseconds from the opening of the page until the chart of this session is painted, every box with its name. */
  readable(title) {
    const isDrawn = () => {
      const boxes = [...document.querySelectorAll('.chart-picture [data-state]')];
      const isOpened = document.querySelector('h1')?.textContent === title;
      return isOpened && boxes.length > 0 && boxes.every((box) => box.querySelector(':scope > text')?.textContent);
    };
    return new Promise((done) => {
      const look = () => {
        if (!isDrawn()) requestAnimationFrame(look);
        // In a message after the next frame it has been painted.
        else requestAnimationFrame(() => afterFrame(() => done(performance.now())));
      };
      look();
    });
  },

  /** One step for each frame, to the end of the game and back. Times are in milliseconds. */
  scrub(steps) {
    const slider = document.querySelector('input[aria-label="Input"]');
    const inputs = Number(slider.max);
    // React watches the property of the element itself: a change of it would not count.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const frames = [];
    const works = [];
    let at = 0;
    let by = 1;
    return new Promise((done) => {
      const frame = (now) => {
        frames.push(now);
        if (frames.length > steps) return done({ inputs, works, frames: between(frames) });
        if (at + by > inputs || at + by < 0) by = -by;
        at += by;
        const begun = performance.now();
        set.call(slider, String(at));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        // Style, layout and paint come before it.
        afterFrame(() => works.push(performance.now() - begun));
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
  },

  /** Elements of the picture of the chart. */
  elements: () => document.querySelectorAll('.chart-picture svg *').length,
};

const afterFrame = (act) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(null);
};

const between = (times) => times.slice(1).map((time, index) => time - times[index]);
