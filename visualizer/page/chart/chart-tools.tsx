// Above the chart: follow the game or stand back, how deep to look, search, zoom.

import { type FormEvent, memo, useId, useRef, useState } from 'react';
import { type ChartModel, statesById } from '../../chart/index.ts';
import { counted } from '../shared/words.ts';
import type { Coverage } from '../state/files.ts';
import { useInspector } from '../state/inspector.ts';
import { useKeys } from '../state/keys.ts';
import { findState } from './find-state.ts';

export interface Looks {
  readonly follows: boolean;
  readonly depth: number;
  readonly zoom: number | null;
}

interface ChartToolsProps {
  readonly model: ChartModel;
  readonly looks: Looks;
  readonly setLooks: (looks: Looks) => void;
  readonly focus: string | undefined;
  readonly isPinned: boolean;
  readonly pin: (state: string | null) => void;
  /** Are there counts of this chart in the coverage that is open? */
  readonly hasCounts: boolean;
  readonly hasFolds: boolean;
  readonly forgetFolds: () => void;
}

const ZOOM_STEP = 1.2;

export const ChartTools = ({ looks, setLooks, ...props }: ChartToolsProps) => {
  const { follows, depth, zoom } = looks;
  const { coverage, setCoverage } = useInspector();
  const zoomBy = (factor: number) => setLooks({ ...looks, zoom: Math.min(3, Math.max(0.3, (zoom ?? 1) * factor)) });
  return (
    <header className="tools">
      <h2>Chart</h2>
      <button type="button" aria-pressed={follows} onClick={() => setLooks({ ...looks, follows: !follows })}>
        Follow
      </button>
      {props.focus === undefined ? (
        <label className="tool">
          Depth
          <input
            type="range"
            min={1}
            max={5}
            value={depth}
            onChange={({ target }) => setLooks({ ...looks, depth: Number(target.value) })}
          />
        </label>
      ) : null}
      {props.isPinned ? (
        <button type="button" onClick={() => props.pin(null)} title="Show the rest again (Esc)">
          Leave {props.focus?.split('.').at(-1)}
        </button>
      ) : null}
      {props.hasFolds ? (
        <button type="button" onClick={props.forgetFolds} title="Forget which boxes were opened and folded by hand">
          Reset folds
        </button>
      ) : null}
      {coverage === null ? null : (
        <>
          <button type="button" onClick={() => setCoverage(null)}>
            Hide coverage
          </button>
          <span className="quiet" title="The fuller the colour, the more visits; hatched is what was never visited">
            {coverageWords(coverage, props.hasCounts)}
          </span>
        </>
      )}
      <span className="spring" />
      <StateSearch model={props.model} pin={props.pin} />
      <fieldset className="joined" aria-label="Zoom">
        <button type="button" onClick={() => zoomBy(1 / ZOOM_STEP)} aria-label="Zoom out">
          −
        </button>
        <button type="button" onClick={() => setLooks({ ...looks, zoom: null })} aria-pressed={zoom === null}>
          Fit
        </button>
        <button type="button" onClick={() => zoomBy(ZOOM_STEP)} aria-label="Zoom in">
          +
        </button>
      </fieldset>
    </header>
  );
};

const coverageWords = ({ games, of }: Coverage, hasCounts: boolean): string =>
  hasCounts ? (games < of ? `${games} of ${counted(of, 'game')}` : counted(games, 'game')) : 'of another chart';

interface StateSearchProps {
  readonly model: ChartModel;
  readonly pin: (state: string) => void;
}

/** The first state that has what was typed in its path. A step of the game changes nothing here. */
const StateSearch = memo(({ model, pin }: StateSearchProps) => {
  const { session, pointing, tell } = useInspector();
  const [text, setText] = useState('');
  const list = useId();
  const box = useRef<HTMLInputElement>(null);
  useKeys(({ key }) => (key === '/' ? () => box.current?.focus() : undefined));
  const ids = [...statesById(model).keys()].filter((id) => id !== model.root.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findState(ids, text);
    if (found === undefined) tell(`No state of this chart has "${text}" in its name.`);
    else {
      pin(found);
      pointing.atState(session, found);
    }
  };
  return (
    <form className="search" onSubmit={submit}>
      <input
        ref={box}
        type="search"
        list={list}
        placeholder="Find a state (/)"
        aria-label="Find a state"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <datalist id={list}>
        {ids.map((id) => (
          <option key={id} value={id} />
        ))}
      </datalist>
    </form>
  );
});
