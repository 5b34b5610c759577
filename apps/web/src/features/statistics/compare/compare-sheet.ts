import { displayIn, toDisplayed } from '@milieuspoor/charts';
import type { ComparedCalculationsAnswer } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import { markText } from '../../../charts/coverage/coverage-texts.ts';
import type { FigureSheet, SheetCell } from '../../../charts/export/figure-sheet.ts';
import { withoutNoise } from '../../../charts/export/without-noise.ts';
import { currentLanguage } from '../../../text/language.ts';
import type { ComparedRow } from './compared-rows.ts';
import { differenceText } from './difference-text.ts';

/** The rows of a table, under its name. */
export interface ComparedPart {
  readonly name: string;
  readonly rows: readonly ComparedRow[];
}

/**
 * Returns the tables as numbers for calculations: a figure of each calculation in the unit of its row, what lies
 * between it and the one that is compared with, and in words what a figure leaves out or why nothing is concluded.
 */
export function compareSheet(
  { calculations, against }: ComparedCalculationsAnswer,
  parts: readonly ComparedPart[],
  t: TFunction,
): FigureSheet {
  const names = calculations.map(({ name }) => name);
  const others = calculations.flatMap(({ uuid, name }, place) => (uuid === against ? [] : [{ name, place }]));
  return {
    header: [
      t('compare.sheet.part'),
      t('compare.sheet.row'),
      t('compare.sheet.unit'),
      ...names,
      ...others.flatMap(({ name }) => [
        t('compare.sheet.difference', { name }),
        t('compare.sheet.percentage', { name }),
      ]),
      t('charts.coverage.column'),
    ],
    rows: parts.flatMap(({ name, rows }) =>
      rows.map((row): SheetCell[] => [
        ...[name, row.heading, displayIn(row.quantity, currentLanguage()).unit],
        ...row.points.map(({ value }) => withoutNoise(toDisplayed(value, row.quantity))),
        ...others.flatMap(({ place }) => differenceCells(row, place)),
        remarkOf(row, names, t),
      ]),
    ),
    totalAt: null,
  };
}

function differenceCells({ compared, quantity }: ComparedRow, place: number): SheetCell[] {
  const comparison = compared[place]?.comparison;
  if (!comparison) return [null, null];
  const { amount, baseline, optimization, share } = comparison;
  const operands = [baseline, optimization].map((value) => toDisplayed(value, quantity));
  return [
    withoutNoise(toDisplayed(amount, quantity), operands),
    share === null ? null : Number((100 * share).toFixed(2)) || 0,
  ];
}

/** Returns what the figures of a row leave out, by calculation, and why there is no difference; null for nothing. */
function remarkOf(row: ComparedRow, names: readonly string[], t: TFunction): string | null {
  const remarks = names.flatMap((name, place) => {
    const point = row.points[place];
    const mark = point ? markText(point, t) : null;
    const figure = row.compared[place];
    const refused = figure && !figure.comparison ? differenceText(figure, row, t)?.text : null;
    return [
      mark,
      refused,
      ...(figure?.comparison?.incomplete ? [t('charts.coverage.incompleteRow')] : []),
    ].flatMap((said) => (said ? [`${name}: ${said}`] : []));
  });
  return remarks.length === 0 ? null : remarks.join('; ');
}
