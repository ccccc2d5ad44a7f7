// The chart, with the moment lit on it: follows the game, or stays where somebody looks.

import { useMemo, useState } from 'react';
import { type ChartModel, modelOf } from '../../chart/index.ts';
import { useInspector, usePresent } from '../state/inspector.ts';
import { usePreference } from '../state/preferences.ts';
import { ChartPicture } from './chart-picture.tsx';
import { ChartTools, type Looks } from './chart-tools.tsx';
import { focusOf } from './focus.ts';
import { heatFor } from './heat.ts';
import { useLayout } from './use-layout.ts';
import { useSize } from './use-size.ts';

const models = new WeakMap<object, ChartModel>();
const modelFor = (machine: object): ChartModel => {
  const model = models.get(machine) ?? modelOf(machine);
  models.set(machine, model);
  return model;
};

/** Equal windows, roughly, have equal layouts. */
const STEP = 80;
const roughly = (length: number): number => Math.max(4, Math.round(length / STEP)) * STEP;
/** Pictures are laid out for somewhat more room than there is, and drawn smaller. */
const DENSITY = 1.15;

export const ChartPanel = () => {
  const { coverage } = useInspector();
  const { session, view } = usePresent();
  const machine = session.ruleSet.ruleset.machineFor(view.position.world);
  const model = modelFor(machine);
  const [looks, setLooks] = usePreference<Looks>('chart', { follows: true, depth: 2, zoom: null });
  const [pinned, setPinned] = useState<string | null>(null);
  const [remembered, setRemembered] = usePreference<Readonly<Record<string, boolean>>>(`folds.${model.id}`, {});
  const { place, width, height } = useSize();
  const moment = view.moment;
  const heat = coverage === null ? null : heatFor(model, coverage);
  const focus = pinned ?? (looks.follows ? focusOf(model, moment) : undefined);
  const options = useMemo(
    () => ({
      ...(focus === undefined ? { depth: looks.depth } : { focus }),
      remembered,
      pageWidth: roughly(width * DENSITY),
      pageHeight: roughly(height * DENSITY),
      hasCounts: heat !== null,
    }),
    [focus, looks.depth, remembered, width, height, heat],
  );
  const layout = useLayout(model, width === 0 ? null : options);
  const fold = (state: string, isOpen: boolean) => setRemembered({ ...remembered, [state]: isOpen });
  return (
    <section className="panel chart" aria-label="Chart">
      <ChartTools
        model={model}
        looks={looks}
        setLooks={(next) => {
          setPinned(null);
          setLooks(next);
        }}
        focus={focus}
        pin={setPinned}
        isPinned={pinned !== null}
        hasCounts={heat !== null}
        hasFolds={Object.keys(remembered).length > 0}
        forgetFolds={() => setRemembered({})}
      />
      <div className="chart-place" ref={place}>
        {layout === null ? (
          <p className="quiet">Laying out the chart …</p>
        ) : (
          <ChartPicture
            model={model}
            layout={layout}
            focus={layout.focus ?? undefined}
            pinned={pinned}
            heat={heat}
            zoom={looks.zoom}
            room={{ width, height }}
            fold={fold}
            pin={setPinned}
          />
        )}
      </div>
    </section>
  );
};
