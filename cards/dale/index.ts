// Every Dale card there is, gathered from the files beside this one.

import type { DaleCard } from '../terms/dale.ts';
import * as chameleons from './chameleons.ts';
import * as foxes from './foxes.ts';
import * as junk from './junk.ts';
import * as macaws from './macaws.ts';
import * as owls from './owls.ts';
import * as pandas from './pandas.ts';
import * as platypuses from './platypuses.ts';
import * as raccoons from './raccoons.ts';
import * as sloths from './sloths.ts';
import * as squirrels from './squirrels.ts';

const files = [macaws, pandas, raccoons, squirrels, chameleons, platypuses, sloths, foxes, owls, junk];

/** In the order of their names: module loaders list a file's exports in different orders. */
const byName = (a: DaleCard, b: DaleCard): number => (a.name < b.name ? -1 : 1);

/** The cards of an edition, junk among them, sorted by name: those of both editions and those of this one alone. */
export const daleCards = (edition: 'note' | 'anniversary'): readonly DaleCard[] =>
  files
    .flatMap((file): DaleCard[] => Object.values(file))
    .filter((card) => card.edition === 'both' || card.edition === edition)
    .sort(byName);
