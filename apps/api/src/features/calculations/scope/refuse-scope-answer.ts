import { answeredPosts, IMPACT_SETS, type ScopeMeaning, type ScopeQuestion } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { type Message, message } from '../../../text/message.ts';
import { fixedByOpening } from '../../projects/fixed-by-opening.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { findActiveCalculation, listCalculationsOfApplicants } from '../calculations.queries.ts';

/**
 * Returns why no answer about what this calculation leaves empty is accepted now; null when it is. Answers about a bid,
 * about the calculation with which bids are compared or about that of the reference value change scores. They must come
 * before the award, like any decision about the gaps of a bid, and not while bids are fixed, like any change of a bid
 * (docs/decisions/0095).
 */
export async function refuseScopeAnswer(
  queries: Queries,
  project: ProjectRow,
  about: { readonly id: string },
): Promise<Message | null> {
  if (!(await movesScores(queries, project, about.id))) return null;
  const fixed = fixedByOpening(project);
  if (fixed) return fixed;
  const winner = await findActiveCalculation(queries, project, 'applicant');
  return winner && message('scope-answer-winner-chosen');
}

async function movesScores(queries: Queries, project: ProjectRow, id: string): Promise<boolean> {
  if (id === project.referenceCalculationId) return true;
  const baseline = await findActiveCalculation(queries, project, 'design-baseline');
  if (id === baseline?.id) return true;
  const bids = await listCalculationsOfApplicants(queries, project);
  return bids.some((bid) => bid.id === id);
}

/**
 * Returns why an answer is refused although answers are accepted: the calculation contradicts it for all posts in its
 * other set; null when it does not.
 */
export function refuseContradiction(
  question: Pick<ScopeQuestion, 'posts' | 'declaredElsewhere' | 'modules' | 'subject'>,
  meaning: ScopeMeaning,
): Message | null {
  const { declaredElsewhere, modules, subject } = question;
  const [elsewhere] = declaredElsewhere;
  if (!elsewhere || answeredPosts(question, meaning).length > 0) return null;
  return message(subject === 'indicators' ? 'scope-answer-contradicted-co2' : 'scope-answer-contradicted', {
    ...{ modules: modules.join(', '), set: IMPACT_SETS[elsewhere.set].name },
    posts: [message(elsewhere.posts === 1 ? 'scope-post' : 'scope-posts', { count: elsewhere.posts })],
  });
}
