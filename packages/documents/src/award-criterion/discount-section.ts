import {
  type CompleteAwardModel,
  type DiscountLine,
  type FigureFormat,
  mkiScoreEur,
  stimulation,
  type WorkedDiscount,
  workedDiscounts,
} from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { formula } from '../pieces/formula.ts';
import { lineChart } from '../pieces/line-chart.ts';
import { belowTable, caption, leadIn, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import { dataTable } from '../pieces/tables.ts';
import type { EmviText } from '../text/emvi-nl.ts';
import type { CriterionSection } from './criterion-section.ts';
import {
  discountFormula,
  discountQuotient,
  discountWorkedOut,
  type FormulaWords,
} from './discount-formula.ts';
import { discountLineOf, exampleMkiEur, isAboveCeiling } from './worked-example.ts';

type DiscountText = EmviText['discount'];
type SteppedLine = Extract<DiscountLine, { readonly form: 'steps' }>;

interface SteppedCriterion {
  readonly model: CompleteAwardModel;
  /** the MKI of the example */
  readonly mkiEur: number;
  readonly words: FormulaWords;
}

/**
 * Writes the formula of the discount in words, with the project's own values and worked out, and its table and picture.
 */
export const discountSection: CriterionSection = ({ model }, { discount: text }, { figures }) => {
  const line = discountLineOf(model);
  const words = { text, figures };
  const mkiEur = exampleMkiEur(model);
  if (line.form === 'steps') return stepsSection(line, { model, mkiEur, words });
  const worked = workedDiscounts(line);
  const { columns, axes } = text;
  return [
    numberedHeading(text.heading),
    leadIn(text.lead),
    discountFormula(text),
    leadIn(text.filledIn),
    formula(discountQuotient(text.bidMki, line, words)),
    ...paragraphs(text.stimulation(figures.rate(stimulation(model)))),
    leadIn(text.example(figures.euro(mkiEur))),
    discountWorkedOut(mkiEur, line, words),
    ...paragraphs(text.rounding),
    caption(text.table),
    dataTable(
      [
        { head: columns.mki, share: 3, figures: true },
        { head: columns.discount, share: 3, figures: true },
        { head: columns.note, share: 4 },
      ],
      worked.map((row) => [...earned(row, model, figures), noteOf(row, line, text)]),
    ),
    ...belowWorked(worked, model, words),
    caption(text.chart),
    lineChart({
      points: worked.map(({ mkiEur: x, discountEur: y }) => ({ x, y })),
      xTitle: axes.mki,
      yTitle: axes.discount,
      figures,
      description: text.chartText(
        figures.euro(line.lowerEur),
        figures.euro(line.upperEur),
        figures.euro(line.maxDiscountEur),
      ),
    }),
  ];
};

/** Writes the discount of a model in steps: a table of the steps, worked out at each of them and just above it. */
function stepsSection(line: SteppedLine, { model, mkiEur, words }: SteppedCriterion): readonly Piece[] {
  const {
    text: { heading, steps: text, columns, chart, axes },
    figures,
  } = words;
  const worked = workedDiscounts(line);
  const discount = figures.euro(mkiScoreEur({ mkiEur, ...line }));
  return [
    numberedHeading(heading),
    ...paragraphs(text.lead),
    caption(text.table),
    stepsTable(line, text, figures),
    belowTable(text.exact),
    ...paragraphs(text.noSlope, text.example(figures.euro(mkiEur), discount)),
    caption(text.worked),
    dataTable(
      [
        { head: columns.mki, share: 1, figures: true },
        { head: columns.discount, share: 1, figures: true },
      ],
      worked.map((row) => earned(row, model, figures)),
    ),
    ...belowWorked(worked, model, words),
    caption(chart),
    lineChart({
      points: stairsOf(line),
      marked: false,
      xTitle: axes.mki,
      yTitle: axes.discount,
      figures,
      description: text.chartText(
        figures.euro(line.lowerEur),
        figures.euro(line.maxDiscountEur),
        figures.euro(line.upperEur),
      ),
    }),
  ];
}

/**
 * Returns the corners of the steps, from left of the first to right of the last, where nothing is earned; both ends are
 * round figures.
 */
function stairsOf({ steps, lowerEur, upperEur }: SteppedLine): readonly { x: number; y: number }[] {
  const margin = (upperEur - lowerEur) / 4;
  const round = Math.max(1, 10 ** Math.floor(Math.log10(margin)));
  const corners = steps.flatMap(({ mkiUptoEur: x, discountEur: y }, place) => [
    { x, y },
    { x, y: steps[place + 1]?.discountEur ?? 0 },
  ]);
  const start = Math.max(0, round * Math.floor((lowerEur - margin) / round));
  const end = round * Math.ceil((upperEur + margin) / round);
  return [{ x: start, y: steps[0]?.discountEur ?? 0 }, ...corners, { x: end, y: 0 }];
}

/** Writes the steps of a model in a table, with what is above the last. */
export function stepsTable(
  { steps, upperEur }: SteppedLine,
  text: DiscountText['steps'],
  figures: FigureFormat,
) {
  return dataTable(
    [
      { head: text.columns.upto, share: 1, figures: true },
      { head: text.columns.discount, share: 1, figures: true },
    ],
    [
      ...steps.map(({ mkiUptoEur, discountEur }) => [figures.euro(mkiUptoEur), figures.euro(discountEur)]),
      [text.above(figures.euro(upperEur)), figures.euro(0)],
    ],
  );
}

/** Returns a row with an MKI and what it earns; above the ceiling there is no amount. */
function earned(
  { mkiEur, discountEur }: WorkedDiscount,
  model: CompleteAwardModel,
  figures: FigureFormat,
): [mki: string, discount: string] {
  return [figures.euro(mkiEur), figures.euro(isAboveCeiling(mkiEur, model) ? null : discountEur)];
}

/** Explains the dashes in a table of discounts. */
function belowWorked(
  worked: readonly WorkedDiscount[],
  model: CompleteAwardModel,
  { text, figures }: FormulaWords,
): readonly Piece[] {
  const hasDash = worked.some(({ mkiEur }) => isAboveCeiling(mkiEur, model));
  return hasDash ? [belowTable(text.aboveCeiling(figures.euro(model.ceilingEur)))] : [];
}

function noteOf(
  { mkiEur }: WorkedDiscount,
  { lowerEur, upperEur }: DiscountLine,
  { notes }: DiscountText,
): string {
  if (mkiEur < lowerEur) return notes.below;
  if (mkiEur === lowerEur) return notes.target;
  if (mkiEur === upperEur) return notes.reference;
  return mkiEur > upperEur ? notes.above : '';
}
