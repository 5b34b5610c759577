import { answeredPosts, IMPACT_SETS, type ScopeMeaning, type ScopeQuestion } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { type Message, message } from '../../../text/message.ts';
import { fixedByOpening } from '../../projects/fixed-by-opening.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { findActiveCalculation, listCalculationsOfApplicants } from '../calculations.queries.ts';

/**
 * Why nothing may be said now of what this calculation leaves empty; null when it may. What is said of a bid, of what bids are held
 * against or of what the reference value is of moves scores: like any decision about what a bid lacks it comes before the award, and
 * like any change of a bid not while bids lie fixed (docs/decisions/0095).
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

/** Why an answer can't be given though it may be: of all posts the calculation says otherwise in its other set; null when it can. */
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
