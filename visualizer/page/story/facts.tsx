// What the scenario file expects, the broken facts on top. A click goes to where each was checked.

import { usePresent } from '../state/inspector.ts';

export const Facts = () => {
  const { session, snapshot } = usePresent();
  if (snapshot.facts.length === 0) return <p className="quiet">No scenario file expects anything here.</p>;
  return (
    <ul className="facts" aria-label="Facts">
      {snapshot.facts.map(({ line, fact, holds, found, cursor }, index) => (
        <li key={index} className={holds ? 'holds' : 'broken'}>
          <button type="button" className="plain" onClick={() => session.seek(cursor)}>
            <span role="img" aria-label={holds ? 'holds' : 'broken'}>
              {holds ? '✓' : '✕'}
            </span>{' '}
            {fact} <span className="quiet">line {line}</span>
          </button>
          {holds ? null : <p className="why-not">{found}</p>}
        </li>
      ))}
    </ul>
  );
};
