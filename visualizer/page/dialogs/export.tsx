// The chart with this moment on it, or the moment alone, as files that other programs read.

import { mermaid } from '../../../machines/index.ts';
import { type ChartModel, chartJson, drawChart, modelOf, scxml, svgText } from '../../chart/index.ts';
import type { View } from '../../session/index.ts';
import { focusOf } from '../chart/focus.ts';
import { marksOf } from '../chart/marks.ts';
import { laidOut } from '../chart/use-layout.ts';
import { Dialog } from '../shared/dialog.tsx';
import { download, fileNameOf } from '../shared/download.ts';
import { pngOf } from '../shared/png.ts';
import { useInspector, usePresent } from '../state/inspector.ts';

const FORMATS = [
  { id: 'svg', name: 'Picture, SVG', says: 'the chart with this moment, sharp at any size' },
  { id: 'png', name: 'Picture, PNG', says: 'the same for chats and slides' },
  { id: 'mermaid', name: 'Mermaid', says: 'the chart as text for documents' },
  { id: 'scxml', name: 'SCXML', says: 'the whole chart for other statechart tools' },
  { id: 'json', name: 'Chart, JSON', says: 'the whole chart as plain data' },
  { id: 'moment', name: 'Moment, JSON', says: 'chart value, World and events of this moment' },
] as const;
type Format = (typeof FORMATS)[number]['id'];

const momentJson = (view: View, title: string): string => {
  const { value, states, world, events, transitions, cursor } = view.moment;
  return `${JSON.stringify({ format: 'cardchart-moment-1', title, cursor, value, states, transitions, events, world }, null, 2)}\n`;
};

export const Export = ({ close }: { readonly close: () => void }) => {
  const { theme, tell } = useInspector();
  const { session, snapshot, view } = usePresent();
  const machine = session.ruleSet.ruleset.machineFor(view.position.world);
  const model: ChartModel = modelOf(machine);
  const name = fileNameOf(`${snapshot.title}-${snapshot.cursor.input}-${snapshot.cursor.microstep}`);
  const picture = async () => {
    const focus = focusOf(model, view.moment);
    const layout = await laidOut(model, focus === undefined ? {} : { focus });
    return drawChart(model, layout, marksOf(view, { pointed: null, focus, heat: null }), { theme });
  };
  const files: Readonly<Record<Format, () => Promise<void> | void>> = {
    svg: async () => download(`${name}.svg`, svgText(await picture()), 'image/svg+xml'),
    png: async () => download(`${name}.png`, await pngOf(await picture())),
    mermaid: () => download(`${name}.mmd`, mermaid(machine)),
    scxml: () => download(`${name}.scxml`, scxml(model), 'application/xml'),
    json: () => download(`${name}-chart.json`, chartJson(model), 'application/json'),
    moment: () => download(`${name}.json`, momentJson(view, snapshot.title), 'application/json'),
  };
  return (
    <Dialog title="Export" close={close}>
      <ul className="gallery">
        {FORMATS.map(({ id, name: title, says }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                close();
                void Promise.resolve(files[id]()).then(() => tell(`${title} saved.`));
              }}
            >
              <b>{title}</b>
              <span>{says}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
