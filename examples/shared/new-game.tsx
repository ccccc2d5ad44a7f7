// A new game: who sits where, and the seed from which all chance follows.

import { type FormEvent, useState } from 'react';
import { SeatMark } from './seat-mark.tsx';
import { playerName, SEAT_KINDS, type SeatKind } from './seats.ts';
import { anySeed } from './use-session.ts';

interface NewGameProps {
  readonly seatCounts: readonly number[];
  readonly seats: readonly SeatKind[];
  readonly begin: (seed: number, seats: readonly SeatKind[]) => void;
  readonly close: () => void;
}

export const NewGame = ({ seatCounts, seats: present, begin, close }: NewGameProps) => {
  const [seats, setSeats] = useState(present);
  const [seed, setSeed] = useState(() => String(anySeed()));
  const setCount = (count: number) =>
    setSeats(Array.from({ length: count }, (_, seat): SeatKind => seats[seat] ?? 'bot'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin(Number(seed), seats);
    close();
  };
  return (
    <div className="veil">
      <form className="dialog" role="dialog" aria-modal="true" aria-label="New game" onSubmit={submit}>
        <h2>New game</h2>
        {seatCounts.length > 1 ? (
          <label className="field">
            Players
            <select value={seats.length} onChange={({ target }) => setCount(Number(target.value))}>
              {seatCounts.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
        ) : null}
        {seats.map((kind, seat) => (
          <label className="field" key={seat}>
            <span>
              <SeatMark seat={seat} /> {playerName(seat)}
            </span>
            <select value={kind} onChange={({ target }) => setSeats(seats.with(seat, target.value as SeatKind))}>
              {SEAT_KINDS.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        ))}
        <label className="field">
          Seed
          <input
            name="seed"
            type="number"
            min={0}
            max={Number.MAX_SAFE_INTEGER}
            step={1}
            required
            value={seed}
            onChange={({ target }) => setSeed(target.value)}
          />
        </label>
        <div className="row">
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" className="primary">
            Begin
          </button>
        </div>
      </form>
    </div>
  );
};
