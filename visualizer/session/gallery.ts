// The gallery: scenarios that come with the page. The course's five tests, the four of the owl note, and the known cases.

import type { Scenario } from '../../machines/sandbox/index.ts';
import { openScenario, scenariosIn } from './files/scenario.ts';
import { GALLERY_FILES, type GalleryGroup } from './gallery-data.ts';
import type { Session } from './session.ts';

export interface GalleryItem {
  /** Stable, for addresses: the file's name, and the number of the scenario in it if it has several. */
  readonly id: string;
  readonly group: GalleryGroup;
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly why: string;
  readonly ruleset: Scenario['ruleset'];
  readonly open: () => Session;
}

/** What `npm start` opens: Whirlwind with Baron Rivendare. */
export const FIRST_ITEM = 'test-04-baron-doubles';

let items: readonly GalleryItem[] | undefined;

/** All items, in the order of the groups. Read once. */
export const gallery = (): readonly GalleryItem[] => {
  items ??= GALLERY_FILES.flatMap(({ group, file, text }) => {
    const scenarios = scenariosIn(text);
    return scenarios.map(
      (scenario, index): GalleryItem => ({
        id: scenarios.length === 1 ? file : `${file}-${index + 1}`,
        group,
        title: scenario.name,
        why: scenario.why,
        ruleset: scenario.ruleset,
        open: () => openScenario(scenario),
      }),
    );
  });
  return items;
};

export const galleryItem = (id: string): GalleryItem | undefined => gallery().find((item) => item.id === id);
