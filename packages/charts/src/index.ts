export { type ChartPlace, chartHeight, GOAL_CHART_HEIGHT } from './chart-heights.ts';
export {
  barCount,
  type ChartModel,
  type ChartOthers,
  type CourseSeries,
  colorAt,
  colorsOf,
  comparesTwoSides,
  dotAt,
  drawnOthers,
  hasMarks,
  isEmptyChart,
  isToldTogether,
  isZeroChart,
  leadOf,
  type OthersPart,
  pointAt,
  stackTotalAt,
} from './chart-model.ts';
export { type ColorMeaning, type ColorMode, colorOf } from './colors/palette.ts';
export { REDUCTION_STEPS, type ReductionStep, reductionStep, UNCOMPARED } from './colors/reduction-scale.ts';
export {
  type CoverageFinding,
  type CoveredIndicator,
  coverageFindings,
} from './coverage/coverage-findings.ts';
export {
  type CoveredPoint,
  leavesOut,
  starred,
  withoutLacking,
} from './coverage/point-coverage.ts';
export { isNumbered, partNumber } from './elements/bars/bar-labels.ts';
export { PARTS, type Part, type PartKind, type PartLabels } from './parts.ts';
export { formatPercent, formatWithUnit } from './per-unit-format.ts';
export { displayIn, type Quantity, toDisplayed } from './quantities.ts';
export { isRoundedDifference } from './rounded-difference.ts';
export { co2Goal } from './series/co2-goal.ts';
export { councilBars } from './series/council-bars.ts';
export { courseOver } from './series/course-over.ts';
export {
  differenceSteps,
  REST_STEP,
  restSteps,
  STEP_DIVISIONS,
  type StepDivision,
} from './series/difference-steps.ts';
export {
  type FigureRow,
  figureTable,
  type RowComparison,
  type TotalHeadings,
} from './series/figure-table.ts';
export { type GoalTotal, goalTotals } from './series/goal-totals.ts';
export { incompleteModules } from './series/incomplete-modules.ts';
export { largestNodes, RANKED } from './series/largest-nodes.ts';
export { togetherOf } from './series/node-points.ts';
export { chartOfEachSide, onOneScale } from './series/on-one-scale.ts';
export { withOthers } from './series/others.ts';
export { partBars } from './series/part-bars.ts';
export { partsPerGroup } from './series/parts-per-group.ts';
export { type NodePart, partsPerNode, REST } from './series/parts-per-node.ts';
export { type ModuleLabels, perModule } from './series/per-module.ts';
export { promiseRows } from './series/promise-rows.ts';
export { type RangeRow, rangeRows } from './series/range-rows.ts';
export { sectorBars } from './series/sector-bars.ts';
export {
  childPoint,
  childrenOf,
  type SideLabels,
  sidePoint,
  sidesOf,
  withEverySide,
} from './series/sides.ts';
export { stackedChildren } from './series/stacked-children.ts';
export { aboveLowest } from './series/tender/above-lowest.ts';
export { baselineAndBids } from './series/tender/baseline-and-bids.ts';
export { bidBars } from './series/tender/bid-bars.ts';
export { exploredBars } from './series/tender/explored-bars.ts';
export { formulaPlaces } from './series/tender/formula-places.ts';
export { bidsOrientation, scoredBids } from './series/tender/scored-bids.ts';
export { stimulationBars } from './series/tender/stimulation-bars.ts';
export { shareOf, shareText } from './share-of.ts';
export { signedFigure } from './signed-figure.ts';
export { SURFACES } from './surfaces.ts';
export {
  COMPARISON_IMPACTS,
  type ComparedVariant,
  type ComparisonChart,
  type ComparisonChartKey,
  comparisonCharts,
} from './variants/comparison-charts.ts';
export { type VariantChart, type VariantChartKey, variantCharts } from './variants/variant-charts.ts';
export type { VariantLabels } from './variants/variant-labels.ts';
export { withBars } from './variants/with-bars.ts';
export { type Measure, wrapParts, wrapText } from './wrap-text.ts';
export { wrapTitle } from './wrap-title.ts';
