// The keys, and what is what on the page.

import { Dialog } from '../shared/dialog.tsx';

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['← →', 'one step back or on'],
  ['Shift ← →', 'one input back or on'],
  ['p t v o', 'to the next phase, trigger, verb; out of the present frame. With Shift: the one before'],
  ['Space', 'play, pause'],
  ['r', 'run on to the next breakpoint'],
  ['Home End', 'to the start, to the end'],
  ['b', 'bookmark this moment'],
  ['g n s e', 'open, new game, share, export'],
  ['/', 'find a state of the chart'],
  ['↑ ↓ Enter f Esc', 'in the chart: move over states, fold, focus on a state, leave it'],
  ['↑ ↓ ← → Enter', 'on an edge between panels: move it, put it back'],
  ['Tab, Enter', 'through the cards; a card looked at closely says what it can do, and why not'],
];

export const Help = ({ close }: { readonly close: () => void }) => (
  <Dialog title="Keys" close={close}>
    <dl className="keys">
      {KEYS.map(([keys, does]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <p>
      Point at a state of the chart and its cards light up; point at a card and the state that is about it does. Yellow
      is where the game stands, the pink frame is the way it just took, dashed grey is who is not awaited. With
      coverage, the fuller the colour the more visits, and what is hatched was never visited.
    </p>
  </Dialog>
);
