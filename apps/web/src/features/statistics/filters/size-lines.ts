import type { Quantity } from '@milieuspoor/charts';
import type { StatisticChanges } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import { explainedInChanges, scopeText } from '../../../charts/coverage/scope-texts.ts';
import type { SubjectLine } from '../../../charts/subject/chart-subject.tsx';

/** What is known of the work on both sides. */
type ComparedWork = Pick<StatisticChanges, 'differing' | 'explained' | 'mki'> &
  Partial<Pick<StatisticChanges, 'scope'>>;

/**
 * Returns the line that the items of the two sides differ, for the picture and every file of a chart: the sides are
 * then not the same work. Empty if they don't differ.
 */
export function sizeLines(changes: ComparedWork | null | undefined, t: TFunction): SubjectLine[] {
  const text = changes && (scopeText(changes.scope ?? null, t) ?? differsText(changes, t));
  if (!text) return [];
  return [{ label: t('scope.subject'), value: text, ofDifferences: text, opens: { quantity: 'mki' } }];
}

/** Returns the line that, by somebody's answer, cells that items leave empty count as 0 in the MKI or in the CO2. */
export function explainedLines(changes: ComparedWork | null | undefined, t: TFunction): SubjectLine[] {
  return (['mki', 'co2'] as const).flatMap((quantity) => explainedLine(changes, quantity, t));
}

/** Returns the same line for one quantity; in a chart of something else that is derived from it, the line says so. */
export function explainedLine(
  changes: ComparedWork | null | undefined,
  quantity: 'mki' | 'co2',
  t: TFunction,
  chartOf: Quantity = quantity,
): SubjectLine[] {
  const text = changes && explainedInChanges(changes, quantity, t);
  if (!text) return [];
  const label = t('scope.explainedSubject');
  return [{ label, value: text, ofDifferences: text, opens: { quantity }, quantities: [chartOf] }];
}

function differsText({ differing, mki }: ComparedWork, t: TFunction): string | null {
  if (differing === 0) return null;
  // The difference of one project is explained where all of it is shown; a part may be the same.
  if (mki.pairs === 1) return t('scope.differsInPart');
  // The text covers all projects, since each quantity is compared over its own projects.
  return t('scope.differsIn', { differing, pairs: mki.pairs });
}
