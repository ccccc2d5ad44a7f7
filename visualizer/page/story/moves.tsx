// Playing on: by hand with the legal moves of whoever is awaited, or with bots until a breakpoint.

import { useEffect, useRef, useState } from 'react';
import { BOT_NAMES, type BotName } from '../../session/index.ts';
import { SeatMark } from '../shared/seat-mark.tsx';
import { counted } from '../shared/words.ts';
import { useInspector, usePresent } from '../state/inspector.ts';
import { Move } from './move.tsx';
import { Reseed } from './reseed.tsx';

export const Moves = () => {
  const { session, view } = usePresent();
  const seats = session.ruleSet.playersIn(view.position.world).map((_, seat) => seat);
  const offered = seats.map((seat) => ({ seat, moves: view.legalMoves(seat) })).filter(({ moves }) => moves.length > 0);
  return (
    <>
      <Bots />
      {view.isAtRest ? null : <p className="quiet">Step to the end of the input to play on by hand.</p>}
      {view.isAtRest && offered.length === 0 ? <p className="quiet">Nobody can act: the game is over.</p> : null}
      {offered.map(({ seat, moves }) => (
        <section key={seat} aria-label={`Moves of seat ${seat}`}>
          <h3>
            <SeatMark seat={seat} /> Seat {seat}
          </h3>
          <ul className="moves">
            {moves.map((move, index) => (
              <Move key={index} move={move} />
            ))}
          </ul>
        </section>
      ))}
      <Reseed />
    </>
  );
};

/** Inputs between two frames of the page, which stays alive meanwhile. */
const AT_ONCE = 4;

const Bots = () => {
  const { tell } = useInspector();
  const { session } = usePresent();
  const [bot, setBot] = useState<BotName>('greedy');
  const [inputs, setInputs] = useState('200');
  const [seed, setSeed] = useState('0');
  const [left, setLeft] = useState(0);
  const next = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(next.current), []);
  const go = (more: number) => {
    const ran = session.playBots({ bots: [bot], seed: Number(seed), inputs: Math.min(AT_ONCE, more) });
    const rest = ran.ended === 'limit' ? more - ran.inputs : 0;
    setLeft(rest);
    if (rest > 0) next.current = setTimeout(() => go(rest), 0);
    else
      tell(
        ran.stop === null
          ? `The bots have stopped: ${ran.ended === 'limit' ? 'that was all' : ran.ended}.`
          : `Stopped: ${ran.stop.why}.`,
      );
  };
  const stop = () => {
    clearTimeout(next.current);
    setLeft(0);
  };
  if (session.ruleSet.playBot === null) return null;
  return (
    <form
      className="bar"
      aria-label="Bots"
      onSubmit={(event) => {
        event.preventDefault();
        if (left > 0) stop();
        else go(Number(inputs));
      }}
    >
      <label>
        Bots{' '}
        <select value={bot} onChange={({ target }) => setBot(target.value as BotName)}>
          {BOT_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        for <input type="number" min={1} max={5000} value={inputs} onChange={({ target }) => setInputs(target.value)} />{' '}
        inputs
      </label>
      <label>
        seed <input type="number" min={0} value={seed} onChange={({ target }) => setSeed(target.value)} />
      </label>
      <button type="submit" className="primary">
        {left > 0 ? 'Stop' : 'Let bots play'}
      </button>
      {left > 0 ? <span role="status">{counted(left, 'input')} to go</span> : null}
    </form>
  );
};
