// A new game by the rules: which, how many players, and the seed from which all chance follows.

import { type FormEvent, useState } from 'react';
import { GameError } from '../../../machines/index.ts';
import { RULE_SETS, type RuleSet, ruleSetNamed, Session } from '../../session/index.ts';
import { Dialog } from '../shared/dialog.tsx';
import { useInspector } from '../state/inspector.ts';
import { setupOf } from '../state/setup.ts';

const MOST_SEED = 1_000_000;

export const NewGame = ({ close }: { readonly close: () => void }) => {
  const { open } = useInspector();
  const [id, setId] = useState(RULE_SETS[0]?.id ?? '');
  const [players, setPlayers] = useState(3);
  const [seed, setSeed] = useState(String(Math.floor(Math.random() * MOST_SEED)));
  const [problem, setProblem] = useState<string | null>(null);
  const ruleSet = ruleSetNamed(id) as RuleSet;
  const begin = (event: FormEvent) => {
    event.preventDefault();
    try {
      const options = setupOf(ruleSet, Number(seed), players);
      open(new Session({ ruleSet, start: { from: 'options', options }, title: `${ruleSet.title}, seed ${seed}` }));
      close();
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <Dialog title="New game" close={close}>
      <form onSubmit={begin}>
        <label className="field">
          Rules
          <select value={id} onChange={({ target }) => setId(target.value)}>
            {RULE_SETS.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title}
              </option>
            ))}
          </select>
        </label>
        {ruleSet.kind === 'dale' ? (
          <label className="field">
            Players
            <select value={players} onChange={({ target }) => setPlayers(Number(target.value))}>
              {[2, 3, 4].map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
        ) : null}
        <label className="field">
          Seed
          <input
            type="number"
            required
            min={0}
            step={1}
            value={seed}
            onChange={({ target }) => setSeed(target.value)}
          />
        </label>
        {problem === null ? null : (
          <p role="alert" className="why-not">
            {problem}
          </p>
        )}
        <div className="bar">
          <button type="submit" className="primary">
            Begin
          </button>
          <span className="quiet">Play by hand or with bots under “Play”.</span>
        </div>
      </form>
    </Dialog>
  );
};
