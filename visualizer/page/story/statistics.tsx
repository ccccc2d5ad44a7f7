// What each card did on this branch: played, fired, doubled, fizzled, or nothing at all.

import { useMemo } from 'react';
import { CardStatistics } from '../../session/index.ts';
import { usePresent } from '../state/inspector.ts';

export const Statistics = () => {
  const { session, snapshot } = usePresent();
  const { branch, length } = snapshot;
  const records = useMemo(() => {
    const statistics = new CardStatistics(session.ruleSet);
    statistics.addSession(session);
    return statistics.records;
  }, [session, branch, length]);
  return (
    <table className="statistics">
      <thead>
        <tr>
          <th scope="col">Card</th>
          <th scope="col">played</th>
          <th scope="col">fired</th>
          <th scope="col">doubled</th>
          <th scope="col">fizzled</th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ card, played, fired, doubled, fizzled, isNever }) => (
          <tr key={card} className={isNever ? 'never' : ''}>
            <th scope="row">{card}</th>
            {isNever ? (
              <td colSpan={4}>never did anything</td>
            ) : (
              <>
                <td>{played}</td>
                <td>{fired}</td>
                <td>{doubled}</td>
                <td>{fizzled}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
