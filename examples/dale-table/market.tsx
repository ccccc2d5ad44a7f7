// What everybody shares: the supply, the market with its prices, and the bin.

import type { EntityId } from 'cardchart';
import type { DaleView } from 'cardchart/dale';
import { type Hands, Piece } from './card-face.tsx';

interface MarketProps {
  readonly view: DaleView;
  readonly hands: Hands;
  readonly costOf: (card: EntityId) => number;
}

/** The dearest slot stands on the left, as on the table. */
export const Market = ({ view: { market, supplyCount, bin }, hands, costOf }: MarketProps) => {
  const [tossed] = bin;
  return (
    <section className="market" aria-label="Market">
      <div className="pile">
        <span className="back" />
        <span>Supply {supplyCount}</span>
      </div>
      {market
        .map((card, slot) => (
          <div className="slot" key={slot}>
            {card === null ? null : <Piece card={card} hands={hands} cost={costOf(card.id)} />}
          </div>
        ))
        .reverse()}
      <div className="pile">
        {tossed === undefined ? <span className="gap" /> : <Piece card={tossed} hands={hands} isSmall />}
        <span>Bin {bin.length}</span>
      </div>
    </section>
  );
};
