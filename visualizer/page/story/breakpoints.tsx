// What stops a game that is played back or that bots play.

import { type FormEvent, useId, useState } from 'react';
import { type BreakOn, conditionsOf, statesOf, wordsOf } from '../../session/index.ts';
import { useInspector, usePresent } from '../state/inspector.ts';

const KINDS = ['condition', 'state', 'verb', 'card'] as const;
type Kind = (typeof KINDS)[number];

const breakOn = (kind: Kind, what: string): BreakOn => {
  switch (kind) {
    case 'condition':
      return { on: kind, condition: what };
    case 'state':
      return { on: kind, state: what };
    case 'verb':
      return { on: kind, verb: what };
    case 'card':
      return { on: kind, card: what };
  }
};

export const Breakpoints = () => {
  const { session, snapshot } = usePresent();
  const { breakpoints } = session;
  return (
    <section aria-label="Breakpoints">
      <h3>Breakpoints</h3>
      <NewBreakpoint />
      <ul className="marks breakpoints">
        {snapshot.breakpoints.map((each) => {
          const words = wordsOf(session.ruleSet, each);
          return (
            <li key={each.id} className={snapshot.stop?.breakpoint.id === each.id ? 'hit' : ''}>
              <label>
                <input
                  type="checkbox"
                  checked={each.isEnabled}
                  onChange={() => breakpoints.change(each.id, { isEnabled: !each.isEnabled })}
                />{' '}
                {words}
              </label>
              <button
                type="button"
                className="plain"
                aria-label={`Remove: ${words}`}
                onClick={() => breakpoints.remove(each.id)}
              >
                ✕
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const NewBreakpoint = () => {
  const { tell } = useInspector();
  const { session, view } = usePresent();
  const { ruleSet, breakpoints } = session;
  const list = useId();
  const [kind, setKind] = useState<Kind>('condition');
  const conditions = conditionsOf(ruleSet);
  const [condition, setCondition] = useState(conditions[0]?.name ?? '');
  const [text, setText] = useState('');
  const known: Readonly<Record<Kind, () => readonly string[]>> = {
    condition: () => conditions.map(({ name }) => name),
    state: () => statesOf(ruleSet, view.position.world),
    verb: () => ruleSet.verbs,
    card: () => ruleSet.cards,
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const what = kind === 'condition' ? condition : text.trim();
    if (!known[kind]().includes(what)) tell(`There is no ${kind} called "${what}"; take one of the list.`);
    else breakpoints.add({ ...breakOn(kind, what), isEnabled: true });
  };
  return (
    <form className="bar" onSubmit={add} aria-label="New breakpoint">
      <label>
        Stop on{' '}
        <select value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
          {KINDS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      {kind === 'condition' ? (
        <select aria-label="Condition" value={condition} onChange={({ target }) => setCondition(target.value)}>
          {conditions.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      ) : (
        <>
          <input
            aria-label={`Name of the ${kind}`}
            list={list}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <datalist id={list}>
            {known[kind]().map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </>
      )}
      <button type="submit">Add</button>
    </form>
  );
};
