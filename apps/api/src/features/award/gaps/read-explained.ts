import { type HoldingAnswer, holdingAnswers, type LackingKind, SCOPE_SUBJECTS } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listScopeAnswers, type ScopeAnswerRow } from '../../calculations/scope/scope-answers.queries.ts';

interface Explained {
  readonly organisationId: string;
  /** null where there is none, so that nothing is said of posts that are not there */
  readonly baselineId: string | null;
  readonly calculationIds: readonly string[];
}

/** What was said not to apply of some calculations, as far as it holds; of posts that are not there, beside the baseline. */
export async function listExplained(
  queries: Queries,
  { organisationId, baselineId, calculationIds }: Explained,
): Promise<HoldingAnswer<ScopeAnswerRow>[]> {
  const answers = await listScopeAnswers(queries, organisationId, calculationIds);
  return holdingAnswers(answers).filter(
    ({ calculationId, againstId, subject, meaning }) =>
      meaning === 'not-applicable' &&
      (subject !== 'posts' || (baselineId !== null && [againstId, calculationId].includes(baselineId))),
  );
}

/** The same of each calculation by kind, whoever said it. */
export async function readExplained(
  queries: Queries,
  about: Explained,
): Promise<(calculationId: string) => readonly LackingKind[]> {
  const explained = await listExplained(queries, about);
  return (id) => {
    const own = explained.filter(({ calculationId }) => calculationId === id);
    return SCOPE_SUBJECTS.flatMap((kind) => {
      const of = own.filter(({ subject }) => subject === kind);
      return of.length > 0 ? [{ kind, posts: of.reduce((sum, { posts }) => sum + posts, 0) }] : [];
    });
  };
}
