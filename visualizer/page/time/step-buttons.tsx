// The step modes as buttons: one step on, or back with the one before it.

import type { StepMode } from '../../session/index.ts';
import { useInspector } from '../state/inspector.ts';

interface StepButtonsProps {
  readonly clock: { readonly isPlaying: boolean; readonly toggle: () => void };
}

const MODES: readonly { readonly mode: StepMode; readonly name: string; readonly keys: string }[] = [
  { mode: 'input', name: 'input', keys: 'Shift+arrow' },
  { mode: 'phase', name: 'phase', keys: 'p' },
  { mode: 'trigger', name: 'trigger', keys: 't' },
  { mode: 'verb', name: 'verb', keys: 'v' },
  { mode: 'microstep', name: 'step', keys: 'arrow' },
];

export const StepButtons = ({ clock: { isPlaying, toggle } }: StepButtonsProps) => {
  const { session } = useInspector();
  return (
    <div className="steps">
      <button type="button" className="primary" onClick={toggle} aria-pressed={isPlaying} title="Space">
        {isPlaying ? '❚❚ Pause' : '▶ Play'}
      </button>
      {MODES.map(({ mode, name, keys }) => (
        <fieldset key={mode} className="joined" aria-label={`Step by ${name}`}>
          <button
            type="button"
            aria-label={`Previous ${name}`}
            title={`Previous ${name} (${keys})`}
            onClick={() => session.step(mode, 'previous')}
          >
            ‹
          </button>
          <button
            type="button"
            aria-label={`Next ${name}`}
            title={`Next ${name} (${keys})`}
            onClick={() => session.step(mode)}
          >
            {name} ›
          </button>
        </fieldset>
      ))}
      <button type="button" title="Until the present frame is gone (o)" onClick={() => session.step('out')}>
        out ↑
      </button>
      <button type="button" title="On to the next breakpoint (r)" onClick={() => session.run()}>
        run ⇥
      </button>
    </div>
  );
};
