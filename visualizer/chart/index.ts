// The door of the chart drawings: the page and the command line come in here. `layout.worker.ts` is an entry of its own.

export { type Chip, type ChipKind, chipsOf } from './chips.ts';
export { chartDrawer, type DrawOptions, drawChart } from './drawing.ts';
export { countInside, DEPTH, type Folding, openStates, shownState } from './folding.ts';
export { CHART_FORMAT, chartJson } from './json.ts';
export {
  type ChartLayout,
  type LayoutOptions,
  layoutOf,
  type PlacedArrow,
  type PlacedState,
  type Point,
} from './layout.ts';
export type { LayoutReply, LayoutRequest } from './layout.worker.ts';
export { type Heat, type Lane, type Marks, shortCount } from './marks.ts';
export { fitted, textWidth } from './measure.ts';
export {
  ancestorsOf,
  type ChartIndex,
  type ChartModel,
  type ChartState,
  type ChartTransition,
  indexOf,
  type Named,
  namedText,
  type Problem,
  type ProblemCode,
  type StateType,
  statesById,
  statesOf,
} from './model.ts';
export { modelOf } from './read-model.ts';
export { scxml } from './scxml.ts';
export { playerShape } from './signs.ts';
export { type SvgElement, svgText } from './svg.ts';
export { PLAYER_SHAPES, type PlayerShape, playerMark, THEMES, type Theme, type ThemeName, themes } from './theme.ts';
