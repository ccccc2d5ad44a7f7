// Sessions for the tests: items of the gallery, and what a person looks for in them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { galleryItem, openFile, type Session, type TableCard } from '../../../visualizer/session/index.ts';

const ROOT = join(import.meta.dirname, '../..');

/** An item of the gallery, at its end. */
export const opened = (id: string): Session => {
  const item = galleryItem(id);
  if (item === undefined) throw new Error(`The gallery has no "${id}".`);
  return item.open();
};

/** The first scenario of a file under tests/scenarios. */
export const scenarioFile = (file: string): Session => {
  const [first] = openFile(readFileSync(join(ROOT, 'scenarios', file), 'utf8')).openings;
  if (first === undefined) throw new Error(`${file} is empty.`);
  return first.open();
};

/** The entity that the scenario calls so. */
export const idOf = ({ names }: Session, name: string): number => {
  const [id] = Object.entries(names).find(([, given]) => given === name) ?? [];
  if (id === undefined) throw new Error(`Nothing is called "${name}".`);
  return Number(id);
};

/** The cards of a zone as a judge sees them. */
export const zoneOf = (session: Session, seat: number, zone: string): TableCard[] => {
  const found = session.view.table().sides[seat]?.zones.find((each) => each.zone === zone);
  return (found?.cards ?? []).filter((card) => card !== null);
};

/** Steps by microsteps until the present state of the chart ends like this. */
export const stepTo = (session: Session, state: string): void => {
  for (;;) {
    const { cursor } = session.getSnapshot();
    session.step('microstep');
    const { cursor: next } = session.getSnapshot();
    if (next.input === cursor.input && next.microstep === cursor.microstep) throw new Error(`Never in ${state}.`);
    if (session.view.moment.states.some((each) => each.endsWith(state))) return;
  }
};
