import type { StatisticChanges } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import { scopeText } from '../../../charts/coverage/scope-texts.ts';
import type { SubjectLine } from '../../../charts/subject/chart-subject.tsx';

/** What is known of the work on both sides. */
type ComparedWork = Pick<StatisticChanges, 'differing' | 'mki'> & Partial<Pick<StatisticChanges, 'scope'>>;

/**
 * That the posts of the two sides differ, as a picture and every file of a chart say: what stands beside one another there is
 * not the same work. Nothing where they don't.
 */
export function sizeLines(changes: ComparedWork | null | undefined, t: TFunction): SubjectLine[] {
  const text = changes && (scopeText(changes.scope ?? null, t) ?? differsText(changes, t));
  return text ? [{ label: t('scope.subject'), value: text, ofDifferences: text }] : [];
}

function differsText({ differing, mki }: ComparedWork, t: TFunction): string | null {
  if (differing === 0) return null;
  // Of one project the difference is told where all of it is shown; a part may be the same.
  if (mki.pairs === 1) return t('scope.differsInPart');
  // Of all of them: each quantity is compared over its own.
  return t('scope.differsIn', { differing, pairs: mki.pairs });
}
