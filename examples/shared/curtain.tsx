// Stands between two people at one screen: nothing hidden is drawn until the next one is there.

import { SeatMark } from './seat-mark.tsx';
import { playerName } from './seats.ts';

export const Curtain = ({ seat, sitDown }: { readonly seat: number; readonly sitDown: () => void }) => (
  <div className="veil">
    <div className="dialog curtain" role="dialog" aria-modal="true" aria-label="Hand over">
      <SeatMark seat={seat} />
      <h2>Hand over to {playerName(seat)}</h2>
      <p>Hidden cards are shown once {playerName(seat)} is at the screen.</p>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing to do */}
      <button type="button" className="primary" autoFocus onClick={sitDown}>
        I am {playerName(seat)}
      </button>
    </div>
  </div>
);
