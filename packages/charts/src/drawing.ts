export { chosenPlaces } from './elements/axes/chosen-places.ts';
export { zoomedAxis } from './elements/axes/figures-axis.ts';
export { barOption } from './elements/bars/bar-option.ts';
export { drawnOf, placeOfDrawn } from './elements/course/drawn-places.ts';
export type { DrawingTheme } from './elements/drawing-theme.ts';
export { type BarOption, DRAWN_PARTS } from './elements/echarts-parts.ts';
export { lengthOn, plotOn } from './elements/plot-on.ts';
export type { Surroundings } from './elements/surroundings.ts';
export { CHARACTER_WIDTH } from './elements/surroundings.ts';
export { type LegendText, legendBlock } from './picture/legend-block.ts';
export {
  type Block,
  type Paper,
  paperOn,
  type Type,
  writeLines,
} from './picture/paper.ts';
export { PLOT_SCALE, TEXT_TYPE } from './picture/text-types.ts';
