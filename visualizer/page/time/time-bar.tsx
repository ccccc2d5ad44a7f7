// Moving in time: inputs, and with the fine gear the steps inside one.

import type { CSSProperties } from 'react';
import { wordsOfState } from '../../session/index.ts';
import { placeWords } from '../shared/words.ts';
import { usePresent } from '../state/inspector.ts';
import { SPEEDS, usePlayClock } from '../state/play-clock.ts';
import { useReadAhead } from '../state/read-ahead.ts';
import { BranchBar } from './branch-bar.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useTimeKeys } from './time-keys.ts';

export const TimeBar = () => {
  const { session, snapshot, view } = usePresent();
  const { cursor, length, stop } = snapshot;
  const clock = usePlayClock(session);
  useTimeKeys(session, clock.toggle);
  useReadAhead(session);
  const { microsteps } = view.entry ?? { microsteps: 0 };
  const states = view.moment.states.map((state) => wordsOfState(session.ruleSet, state));
  const words = [...new Set(states)].join(', ');
  return (
    <section className="time-bar" aria-label="Time">
      <div className="time-line">
        <BranchBar />
        <StepButtons clock={clock} />
        <label className="tool">
          Steps
          <select value={clock.speed} onChange={({ target }) => clock.setSpeed(Number(target.value))}>
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {speed} a second
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="time-line">
        <Gear
          name="Input"
          value={cursor.input}
          most={length}
          words={`${view.labelOf(cursor.input)}`}
          seek={(input) => session.seekInput(input)}
        />
        <Gear
          name="Step"
          value={cursor.microstep}
          most={microsteps}
          least={Math.min(1, microsteps)}
          words={words}
          seek={(microstep) => session.seek({ input: cursor.input, microstep })}
          ticks={view.phases.map(({ microstep }) => microstep)}
        />
      </div>
      {stop === null ? null : (
        <p className="stop" role="status">
          Stopped at {placeWords(stop.cursor)}: {stop.why}.
        </p>
      )}
    </section>
  );
};

interface GearProps {
  readonly name: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  /** What is at this place. */
  readonly words: string;
  readonly seek: (value: number) => void;
  readonly ticks?: readonly number[];
}

const Gear = ({ name, value, least = 0, most, words, seek, ticks = [] }: GearProps) => (
  <div className="gear">
    <label>
      <span className="gear-name">
        {name} <b>{value}</b> of {most}
      </span>
      <input
        type="range"
        aria-label={name}
        aria-valuetext={`${value} of ${most}: ${words}`}
        min={least}
        max={most}
        value={value}
        disabled={most === 0}
        onChange={({ target }) => seek(Number(target.value))}
      />
    </label>
    <span className="ticks" aria-hidden="true">
      {ticks.map((tick) => (
        <i key={tick} style={{ '--at': most <= least ? 0 : (tick - least) / (most - least) } as CSSProperties} />
      ))}
    </span>
    <span className="gear-words" title={words}>
      {words}
    </span>
  </div>
);
