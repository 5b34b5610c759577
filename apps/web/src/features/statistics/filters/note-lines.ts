import { type Quantity, sidesOf } from '@milieuspoor/charts';
import type { Statistic, StatisticChanges } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import { notedText } from '../../../charts/coverage/scope-texts.ts';
import type { SubjectLine } from '../../../charts/subject/chart-subject.tsx';

/** The figures that can have such a note: a tonne of material is never left empty in a module. */
const NOTED = { mki: 'total_mki_reference_calculation', co2: 'co2' } as const;
type Noted = keyof typeof NOTED;

/** The figures of a place, and the difference between their sides. */
interface Place {
  readonly statistics: readonly Statistic[];
  readonly changes: Pick<StatisticChanges, Noted> | null;
}

/**
 * Returns the lines about empty cells that weigh too little to prevent a comparison, for the picture and every file of
 * a chart of MKI or CO2. Empty when the sides are not compared.
 */
export function noteLines(place: Place | undefined, t: TFunction): SubjectLine[] {
  const { statistics = [], changes = null } = place ?? {};
  return (['mki', 'co2'] as const).flatMap((quantity) =>
    changes?.[quantity].comparison ? noteLine(statistics, quantity, t) : [],
  );
}

/**
 * Returns the same line for one quantity that is compared; in a chart of something else that is derived from it, the
 * line says so.
 */
export function noteLine(
  statistics: readonly Statistic[],
  quantity: Noted,
  t: TFunction,
  chartOf: Quantity = quantity,
): SubjectLine[] {
  const sides = sidesOf(statistics, NOTED[quantity]);
  const text = notedText(
    sides.map(({ lacking }) => lacking?.total),
    t,
  );
  return text
    ? [{ label: t('scope.notedSubject'), value: text, ofDifferences: text, quantities: [chartOf] }]
    : [];
}

/**
 * Returns what is the same for every figure with such a note, or with something that counts as 0, so that it is said
 * once above their charts.
 */
export function sharedNote(lines: readonly SubjectLine[]): readonly SubjectLine[] {
  return [...Map.groupBy(lines, ({ label, value }) => `${label} ${value}`).values()]
    .filter((alike) => alike.length === Object.keys(NOTED).length)
    .flat();
}
