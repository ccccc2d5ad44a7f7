// Two branches at the same moment: both tables, and what happened, event for event and field for field.

import type { ComparedEvent, Comparison, Spot } from '../../session/index.ts';
import { Dialog } from '../shared/dialog.tsx';
import { counted, placeWords } from '../shared/words.ts';
import { useInspector, usePresent } from '../state/inspector.ts';
import { TableView } from '../table/table-panel.tsx';

interface SideBySideProps {
  readonly branch: number;
  readonly close: () => void;
}

/** Longer lists of fields say no more. */
const MOST_FIELDS = 60;

export const SideBySide = ({ branch, close }: SideBySideProps) => {
  const { session } = usePresent();
  const comparison = session.compareWith(branch);
  const { left, right, events } = comparison;
  return (
    <Dialog title="Side by side" close={close} size="wide">
      <div className="beside">
        <Beside spot={left} />
        <Beside spot={right} />
      </div>
      <h3>What happens in this input</h3>
      <table className="compared">
        <tbody>
          {events.map((event, index) => (
            <Row key={index} event={event} />
          ))}
        </tbody>
      </table>
      <Fields comparison={comparison} />
    </Dialog>
  );
};

const Beside = ({ spot }: { readonly spot: Spot }) => {
  const { viewer } = useInspector();
  const { session, snapshot } = usePresent();
  const name = snapshot.branches.find(({ id }) => id === spot.branch)?.name;
  return (
    <section aria-label={`Branch ${name}`}>
      <h3>
        {name} <span className="quiet">{placeWords(spot.cursor)}</span>
      </h3>
      <TableView table={session.viewAt(spot).table(viewer)} kind={session.ruleSet.kind} />
    </section>
  );
};

const SIGNS: Readonly<Record<ComparedEvent['side'], string>> = { both: '=', left: '◀', right: '▶' };
const SAYS: Readonly<Record<ComparedEvent['side'], string>> = {
  both: 'on both',
  left: 'on the left only',
  right: 'on the right only',
};

const Row = ({ event: { side, left, right } }: { readonly event: ComparedEvent }) => (
  <tr className={side}>
    <td>{left?.sentence}</td>
    <td>
      <span role="img" aria-label={SAYS[side]}>
        {SIGNS[side]}
      </span>
    </td>
    <td>{right?.sentence}</td>
  </tr>
);

const Fields = ({ comparison: { fields } }: { readonly comparison: Comparison }) => (
  <details>
    <summary>{counted(fields.length, 'field')} of the World differ</summary>
    <table className="compared fields">
      <tbody>
        {fields.slice(0, MOST_FIELDS).map(({ path, left, right }) => (
          <tr key={path}>
            <td>{JSON.stringify(left) ?? '—'}</td>
            <td>
              <code>{path}</code>
            </td>
            <td>{JSON.stringify(right) ?? '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {fields.length > MOST_FIELDS ? <p className="quiet">… and {fields.length - MOST_FIELDS} more.</p> : null}
  </details>
);
