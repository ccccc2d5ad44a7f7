// The trigger queues: each reaction with a token for each activation, what multiplies it, why it stands where it stands.

import { NOT_AWAITED, type QueuedReaction, type TokenState, type TriggerQueue } from '../../session/index.ts';
import { SeatMark } from '../shared/seat-mark.tsx';
import { useInspector, usePresent } from '../state/inspector.ts';

const SIGNS: Readonly<Record<TokenState, string>> = { done: '✓', running: '▶', next: '➜', waiting: '○', dropped: '✕' };

const STAGES: Readonly<Record<TriggerQueue['stage'], string>> = {
  running: 'resolving now',
  suspended: 'waits below something else',
  announced: 'to come',
};

export const Queue = () => {
  const { session, view } = usePresent();
  if (session.ruleSet.kind === 'dale') return <Owls />;
  const { queues } = view;
  if (queues.length === 0) return <p className="quiet">No trigger waits here. Step on to the next trigger.</p>;
  return queues.map((queue, index) => (
    <section key={index} className={`queue ${queue.stage}`} aria-label={`Queue ${queue.occasion}`}>
      <h3>
        {queue.occasion}{' '}
        <span className="quiet">
          {STAGES[queue.stage]} · {queue.ordering}
        </span>
      </h3>
      <ol>
        {queue.reactions.map((reaction, place) => (
          <Reaction key={place} reaction={reaction} />
        ))}
      </ol>
      {queue.reactions.length === 0 ? <p className="quiet">Nobody reacts.</p> : null}
    </section>
  ));
};

const Reaction = ({ reaction }: { readonly reaction: QueuedReaction }) => {
  const { session, pointing, select } = useInspector();
  const { source, name, words, controller, why, bracket, tokens, dropped } = reaction;
  return (
    <li className={`reaction ${dropped === null ? '' : 'dropped'}`}>
      <button
        type="button"
        className="plain source"
        onClick={() => select(source)}
        onPointerEnter={() => pointing.atCard(session, source)}
        onPointerLeave={() => pointing.atNothing()}
      >
        <SeatMark seat={controller} />
        {dropped === null ? name : <s>{name}</s>} <span className="quiet">{words}</span>
      </button>
      <span className={bracket === null ? 'tokens' : `tokens bracket ${bracket.isForecast ? 'forecast' : ''}`}>
        {tokens.map((token, index) => (
          <span key={index} className={`token ${token}`} role="img" aria-label={token} title={token}>
            {SIGNS[token]}
          </span>
        ))}
        {bracket === null ? null : (
          <b
            title={
              bracket.isForecast ? 'What would be read now; it is read when its turn comes' : 'Read when its turn came'
            }
          >
            {bracket.words}
          </b>
        )}
      </span>
      <span className="quiet why">{dropped ?? why}</span>
    </li>
  );
};

/** What dale calls the events, and what people do. */
const OCCASIONS: Readonly<Record<string, string>> = {
  entersHand: 'its own arrival in the hand',
  techniqueResolved: 'a technique',
  purchased: 'a purchase',
  shuffled: 'a shuffle',
  built: 'a stack that was built',
};

/** The reactions of dale: everybody's own, answered in any order. */
const Owls = () => {
  const { select, session, pointing } = useInspector();
  const { view } = usePresent();
  if (view.owls.length === 0) return <p className="quiet">No reaction waits for its owner: {NOT_AWAITED}.</p>;
  return (
    <ol className="queue">
      {view.owls.map(({ number, owner, card, name, as, event, isSecondPart, isLater }) => (
        <li key={number} className="reaction">
          <button
            type="button"
            className="plain source"
            onClick={() => select(card)}
            onPointerEnter={() => pointing.atCard(session, card)}
            onPointerLeave={() => pointing.atNothing()}
          >
            <SeatMark seat={owner} />
            {name}
          </button>
          <span className="quiet why">
            seat {owner} owes {as} an answer, because of {OCCASIONS[event] ?? event}
            {isSecondPart ? ', second part' : ''}
            {isLater ? ', at the next visit' : ''}
          </span>
        </li>
      ))}
    </ol>
  );
};
