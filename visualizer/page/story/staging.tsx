// Puts any card anywhere: staged, and marked so.

import { type FormEvent, useId, useState } from 'react';
import { useInspector, usePresent } from '../state/inspector.ts';
import { useStaging, ZONES } from '../table/stage-card.tsx';

const PLACES = ['top', 'bottom', 'shuffled'] as const;

export const Staging = () => {
  const { tell } = useInspector();
  const { session, view } = usePresent();
  const stage = useStaging();
  const list = useId();
  const { kind, cards } = session.ruleSet;
  const zones = [
    ...ZONES[kind].filter((zone) => zone !== 'graveyard'),
    ...(kind === 'battle' ? ['secret', 'weapon'] : []),
  ];
  const [card, setCard] = useState('');
  const [zone, setZone] = useState(zones[0] ?? '');
  const [seat, setSeat] = useState(0);
  const [place, setPlace] = useState<string>('top');
  if (kind === 'other') return <p className="quiet">Cards of this rule set cannot be put anywhere by hand.</p>;
  const put = (event: FormEvent) => {
    event.preventDefault();
    if (!cards.includes(card)) tell(`There is no card called "${card}"; take one of the list.`);
    else stage({ do: 'put', card, seat, zone, ...(kind === 'battle' && zone === 'deck' ? { at: place } : {}) });
  };
  return (
    <form className="bar" onSubmit={put} aria-label="Put a card">
      <p className="quiet">Whatever is put by hand is marked as staged: no game by the rules comes after it.</p>
      <label>
        Card <input list={list} value={card} onChange={({ target }) => setCard(target.value)} />
      </label>
      <datalist id={list}>
        {cards.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <label>
        to seat{' '}
        <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
          {session.ruleSet.playersIn(view.position.world).map((_, index) => (
            <option key={index}>{index}</option>
          ))}
        </select>
      </label>
      <label>
        zone{' '}
        <select value={zone} onChange={({ target }) => setZone(target.value)}>
          {zones.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      {kind === 'battle' && zone === 'deck' ? (
        <select aria-label="Place in the deck" value={place} onChange={({ target }) => setPlace(target.value)}>
          {PLACES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      ) : null}
      <button type="submit">Put</button>
    </form>
  );
};
