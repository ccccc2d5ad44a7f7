// A card on the table: looks like a card, says all of itself to a screen reader, and is picked by a click.

import { type CSSProperties, memo } from 'react';
import { playerMark, themes } from '../../chart/index.ts';
import type { TableCard } from '../../session/index.ts';
import { isEqual } from '../shared/equal.ts';
import { SeatMark } from '../shared/seat-mark.tsx';
import { useInspector } from '../state/inspector.ts';
import { useIsLit } from '../state/pointing.ts';
import { CardArt } from './card-art.tsx';
import { cardLabel, MARK_SIGNS } from './card-words.ts';

interface CardProps {
  readonly card: TableCard;
  /** Small cards show their name and numbers only. */
  readonly size?: 'full' | 'small';
}

/** Drawn again only when something on it changes: most cards lie still. */
export const Card = memo(({ card, size = 'full' }: CardProps) => {
  const { session, pointing, selected, select, theme } = useInspector();
  const { entity, as, owner, controller, marks } = card;
  const isLit = useIsLit(pointing, entity);
  const seat = controller ?? owner;
  const color = seat === null ? undefined : playerMark(seat, themes[theme]).color;
  const name = as ?? card.card;
  return (
    <button
      type="button"
      className={`card ${size} ${marks.map((mark) => `is-${mark}`).join(' ')} ${isLit ? 'lit' : ''}`}
      style={{ '--owner': color } as CSSProperties}
      data-entity={entity}
      aria-pressed={selected === entity}
      onClick={() => select(selected === entity ? null : entity)}
      onPointerEnter={() => pointing.atCard(session, entity)}
      onPointerLeave={() => pointing.atNothing()}
      onFocus={() => pointing.atCard(session, entity)}
      onBlur={() => pointing.atNothing()}
    >
      <span className="for-readers">{cardLabel(card, session.names[entity])}</span>
      <span className="card-face" aria-hidden="true">
        <span className="card-name">{name}</span>
        {size === 'full' ? (
          <span className="card-picture">
            <CardArt name={name} />
            <Signs card={card} />
          </span>
        ) : null}
        {size === 'full' ? <span className="card-text">{card.text}</span> : <Signs card={card} />}
        <Numbers card={card} />
        {seat === null ? null : <SeatMark seat={seat} />}
      </span>
    </button>
  );
}, isEqual);

const Signs = ({ card: { marks, keywords } }: { readonly card: TableCard }) =>
  marks.length + keywords.length === 0 ? null : (
    <span className="card-signs">
      {marks.map((mark) => (
        <span key={mark} className={`sign is-${mark}`} title={mark}>
          {MARK_SIGNS[mark]}
        </span>
      ))}
      {keywords.map((keyword) => (
        <span key={keyword} className="keyword">
          {keyword}
        </span>
      ))}
    </span>
  );

/** Cost or value on top, attack and health below; green if better than printed, red if hurt. */
const Numbers = ({ card: { numbers, printed, kind } }: { readonly card: TableCard }) => {
  const { value, health, maxHealth, armor } = numbers;
  // Heroes cost nothing, and most have no attack of their own.
  const isHero = kind === 'hero';
  const cost = isHero ? undefined : numbers.cost;
  const attack = isHero && numbers.attack === 0 ? undefined : numbers.attack;
  const compared = (now: number, before: number | undefined) =>
    before === undefined || before === now ? '' : now > before ? 'raised' : 'lowered';
  const hurt = health !== undefined && maxHealth !== undefined && health < maxHealth;
  return (
    <>
      {cost === undefined ? null : <span className={`number cost ${compared(cost, printed.cost)}`}>{cost}</span>}
      {value === undefined ? null : <span className={`number value ${compared(value, printed.value)}`}>{value}</span>}
      {attack === undefined ? null : (
        <span className={`number attack ${compared(attack, printed.attack)}`}>{attack}</span>
      )}
      {health === undefined ? null : (
        <span className={`number health ${hurt ? 'hurt' : compared(health, printed.maxHealth)}`}>{health}</span>
      )}
      {armor === undefined ? null : <span className="number armor">{armor}</span>}
    </>
  );
};

/** The back of a card that this viewer does not see. */
export const CardBack = () => <span className="card small back" />;
