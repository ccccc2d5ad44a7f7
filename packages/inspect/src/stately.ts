// cardchart/inspect/stately: games shown by inspectors of @statelyai/inspect. These only watch: nothing is sent back.

import type { AnyInput, InspectableGame } from './game.ts';
import { type Inspected, type InspectOptions, Sessions } from './sessions.ts';
import { type CreateStatelyInspector, StatelyShow } from './stately-show.ts';

export type { Answer, AnyInput, InspectableGame, Refusal, StateValue } from './game.ts';
export { InspectError, type InspectErrorCode } from './inspect-error.ts';
export { everything, type Projection, publicly, REFUSED, UNDONE } from './projection.ts';
export type { Inspected, InspectOptions } from './sessions.ts';
export type { CreateStatelyInspector, StatelyOptions } from './stately-show.ts';

/**
 * Shows one game through an inspector of @statelyai/inspect of any kind. It is made by `create`, with the options that
 * keep hidden cards out of it:
 * `inspectGameWith((options) => createBrowserInspector({ ...options, iframe }), game)`.
 *
 * @throws InspectError `bad-projection`.
 */
export const inspectGameWith = <W, I extends AnyInput>(
  create: CreateStatelyInspector,
  game: InspectableGame<W, I>,
  options: InspectOptions<W, I> = {},
): Inspected => new Sessions().open(game, options, (...shown) => new StatelyShow(create, ...shown));
