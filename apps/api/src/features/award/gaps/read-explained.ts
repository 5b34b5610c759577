import { type HoldingAnswer, holdingAnswers, type LackingKind, SCOPE_SUBJECTS } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listScopeAnswers, type ScopeAnswerRow } from '../../calculations/scope/scope-answers.queries.ts';

interface Explained {
  readonly organisationId: string;
  /** null if there is none: then there are no answers about absent posts */
  readonly baselineId: string | null;
  readonly calculationIds: readonly string[];
}

/**
 * Returns the valid answers that something in some calculations does not apply; about absent posts, those beside the
 * baseline.
 */
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

/** Returns the same for each calculation by kind, whoever answered it. */
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
