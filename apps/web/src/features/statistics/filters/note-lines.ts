import { type Quantity, sidesOf } from '@milieuspoor/charts';
import type { Statistic, StatisticChanges } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import { notedText } from '../../../charts/coverage/scope-texts.ts';
import type { SubjectLine } from '../../../charts/subject/chart-subject.tsx';

/** Of which figures such a note may be: a tonne of material is never left empty in a module. */
const NOTED = { mki: 'total_mki_reference_calculation', co2: 'co2' } as const;
type Noted = keyof typeof NOTED;

/** The figures of a place, and what lies between their sides. */
interface Place {
  readonly statistics: readonly Statistic[];
  readonly changes: Pick<StatisticChanges, Noted> | null;
}

/**
 * What the sides leave empty that weighs too little to keep them from being compared, as a picture and every file of a chart of MKI
 * or CO2 say. Nothing where they are not compared.
 */
export function noteLines(place: Place | undefined, t: TFunction): SubjectLine[] {
  const { statistics = [], changes = null } = place ?? {};
  return (['mki', 'co2'] as const).flatMap((quantity) =>
    changes?.[quantity].comparison ? noteLine(statistics, quantity, t) : [],
  );
}

/** The same of one quantity that is compared; of a chart of something else that is made of it, it says so. */
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

/** What is the same of every figure that has such a note, or of which something counts as 0, is said once above their charts. */
export function sharedNote(lines: readonly SubjectLine[]): readonly SubjectLine[] {
  return [...Map.groupBy(lines, ({ label, value }) => `${label} ${value}`).values()]
    .filter((alike) => alike.length === Object.keys(NOTED).length)
    .flat();
}
