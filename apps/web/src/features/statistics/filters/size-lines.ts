import type { StatisticChanges } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import { explainedInText, explainedText, scopeText } from '../../../charts/coverage/scope-texts.ts';
import type { SubjectLine } from '../../../charts/subject/chart-subject.tsx';

/** What is known of the work on both sides. */
type ComparedWork = Pick<StatisticChanges, 'differing' | 'explained' | 'mki'> &
  Partial<Pick<StatisticChanges, 'scope'>>;

/**
 * That the posts of the two sides differ, as a picture and every file of a chart say: what stands beside one another there is
 * not the same work; and that somebody said of what posts leave empty that it counts as 0. Nothing where neither is so.
 */
export function sizeLines(changes: ComparedWork | null | undefined, t: TFunction): SubjectLine[] {
  if (!changes) return [];
  const scope = changes.scope ?? null;
  const said = [
    [t('scope.subject'), scopeText(scope, t) ?? differsText(changes, t)],
    [t('scope.explainedSubject'), scope ? explainedText(scope, t) : explainedInText(changes.explained, t)],
  ] as const;
  const opens = { quantity: 'mki' } as const;
  return said.flatMap(([label, text]) => (text ? [{ label, value: text, ofDifferences: text, opens }] : []));
}

function differsText({ differing, mki }: ComparedWork, t: TFunction): string | null {
  if (differing === 0) return null;
  // Of one project the difference is told where all of it is shown; a part may be the same.
  if (mki.pairs === 1) return t('scope.differsInPart');
  // Of all of them: each quantity is compared over its own.
  return t('scope.differsIn', { differing, pairs: mki.pairs });
}
