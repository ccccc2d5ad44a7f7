// The stack of what is half done, the innermost on top, as a debugger lists it.

import { wordsOfState } from '../../session/index.ts';
import { useInspector, usePresent } from '../state/inspector.ts';

export const Frames = () => {
  const { pointing } = useInspector();
  const { session, view } = usePresent();
  const { frames, states, transitions } = view.moment;
  return (
    <>
      <ol className="frames" aria-label="Stack of frames" reversed>
        {[...frames].reverse().map((frame, index) => {
          const state = `resolving.${frame.kind}`;
          return (
            <li
              key={index}
              onPointerEnter={() => pointing.atState(session, state)}
              onPointerLeave={() => pointing.atNothing()}
            >
              <b>{wordsOfState(session.ruleSet, state)}</b>{' '}
              <span className="quiet">
                {view
                  .entitiesIn(state)
                  .map((entity) => view.nameOf(entity))
                  .join(', ')}
              </span>
            </li>
          );
        })}
      </ol>
      {frames.length === 0 ? <p className="quiet">Nothing is half done.</p> : null}
      <p>
        In <code>{states.join(', ')}</code>
      </p>
      {transitions.map(({ name }) => (
        <p key={name} className="quiet">
          Taken: <code>{name.replace('-->', '→')}</code>
        </p>
      ))}
    </>
  );
};
