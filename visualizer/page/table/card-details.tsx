// A card looked at closely: its whole text, what changed it, where it is in the chart, what it may do and why not.

import { cardsOn, type Table, wordsOfState } from '../../session/index.ts';
import { SeatMark } from '../shared/seat-mark.tsx';
import { useInspector, usePresent } from '../state/inspector.ts';
import { numbersWords } from './card-words.ts';
import { MovesOfCard } from './moves-of-card.tsx';
import { StageCard } from './stage-card.tsx';

export const CardDetails = ({ entity, table }: { readonly entity: number; readonly table: Table }) => {
  const { select, pointing } = useInspector();
  const { session, view } = usePresent();
  const card = cardsOn(table).find((each) => each.entity === entity);
  if (card === undefined) {
    return (
      <aside className="details" aria-label="Card">
        <header>
          <h3>Not on view here</h3>
          <Close close={() => select(null)} />
        </header>
      </aside>
    );
  }
  const { as, kind, group, text, controller, keywords, buffs, marks, printed } = card;
  const given = session.names[entity];
  const was = Object.entries(printed).map(([name, number]) => `${name} ${number}`);
  return (
    <aside className="details" aria-label={`Card ${card.card}`}>
      <header>
        {controller === null ? null : <SeatMark seat={controller} />}
        <h3>
          {as ?? card.card} {given === undefined ? null : <span className="quiet">{given}</span>}
        </h3>
        <span className="quiet">
          {[group, kind, numbersWords(card)].filter(Boolean).join(' · ')}
          {was.length === 0 ? '' : ` (printed: ${was.join(', ')})`}
        </span>
        <span className="spring" />
        <Close close={() => select(null)} />
      </header>
      {as === null ? null : (
        <p>
          A {card.card} that counts as {as}.
        </p>
      )}
      <p className="full-text">{text === '' ? <span className="quiet">No text.</span> : text}</p>
      {keywords.length + marks.length === 0 ? null : (
        <p className="chips">
          {[...keywords, ...marks].map((word) => (
            <span key={word} className="badge">
              {word}
            </span>
          ))}
        </p>
      )}
      {buffs.map(({ by, words }, index) => (
        <p key={index}>
          {by}: {words.join(', ')}
        </p>
      ))}
      <p className="chips">
        {view.statesAbout(entity).map((state) => (
          <button
            key={state}
            type="button"
            className="chip"
            onFocus={() => pointing.atState(session, state)}
            onPointerEnter={() => pointing.atState(session, state)}
          >
            {wordsOfState(session.ruleSet, state)}
          </button>
        ))}
      </p>
      <MovesOfCard card={card} />
      <StageCard card={card} />
    </aside>
  );
};

const Close = ({ close }: { readonly close: () => void }) => (
  <button type="button" className="plain" aria-label="Close the card" onClick={close}>
    ✕
  </button>
);
