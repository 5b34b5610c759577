import { otherSide, SET_CODES, type SetCode, seriesOf } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { type Counterpart, findCounterparts } from '../../calculations/scope/find-counterparts.ts';
import type { HeldAgainst, PostsJson } from '../../calculations/scope/held-against.ts';
import {
  listEarlierAnswered,
  listScopeAnswers,
  type ScopeAnswerRow,
} from '../../calculations/scope/scope-answers.queries.ts';
import { readScopePostsJson } from '../../calculations/scope/scope-posts.queries.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import type { UploadPlace } from '../upload/find-uploaded-file.ts';
import { readComparedTotal } from '../upload/former-calculation.queries.ts';

/** The number of earlier calculations that are searched for earlier answers. */
const EARLIER_MAX = 5;

/** The active calculation of the other side, with the data with which a file is compared. */
export interface CounterpartToHold {
  readonly counterpart: Counterpart;
  readonly heldAgainst: HeldAgainst<string>;
}

/**
 * Returns the data with which a file for this place is compared; null where the other side has no active calculation.
 */
export async function readHeldAgainst(
  queries: Queries,
  project: ProjectRow,
  { type, applicantId }: Pick<UploadPlace, 'type' | 'applicantId'>,
): Promise<CounterpartToHold | null> {
  const [counterpart] = await findCounterparts(queries, project, type);
  if (!counterpart) return null;
  const side = seriesOf(type);
  const posts = await readPosts(queries, counterpart);
  const totals = await readTotals(queries, counterpart);
  const answered = await listEarlierAnswered(queries, project, { type, applicantId, max: EARLIER_MAX });
  const { organisationId } = project;
  const rows = await listScopeAnswers(queries, organisationId, [
    counterpart.id,
    ...answered.map(({ id }) => id),
  ]);
  const earlier: HeldAgainst<string>['earlier'][number][] = [];
  for (const { id, name } of answered) {
    const answers = rows.filter(({ calculationId }) => calculationId === id);
    const ofPosts = answers.filter(
      ({ subject, againstId }) => subject === 'posts' && againstId === counterpart.id,
    );
    if (ofPosts.length > 0)
      earlier.push({ side, calculation: name, about: 'missing-posts', posts, answers: ofPosts });
    const ofModules = answers.filter(({ subject }) => subject !== 'posts');
    if (ofModules.length === 0) continue;
    const own = await readPosts(queries, { id, organisationId });
    earlier.push({ side, calculation: name, about: 'own-posts', posts: own, answers: ofModules });
  }
  // Posts of an earlier baseline that the other side lacks show how the same posts of this one were meant.
  if (side === 'baseline')
    for (const former of await formerBaselines(queries, counterpart, rows, organisationId))
      earlier.push({
        ...former,
        side: otherSide(side),
        calculation: counterpart.name,
        about: 'missing-posts',
      });
  const answers = rows.filter(
    ({ calculationId, subject }) => calculationId === counterpart.id && subject !== 'posts',
  );
  return { counterpart, heldAgainst: { side, posts, totals, answers, earlier } };
}

async function formerBaselines(
  queries: Queries,
  { id: counterpartId }: Pick<Counterpart, 'id'>,
  rows: ScopeAnswerRow[],
  organisationId: string,
) {
  const ofPosts = rows.filter(
    ({ calculationId, subject }) => calculationId === counterpartId && subject === 'posts',
  );
  const ids = [...new Set(ofPosts.map(({ againstId }) => againstId))].reverse().slice(0, EARLIER_MAX);
  const former: { posts: PostsJson<string>; answers: typeof ofPosts }[] = [];
  for (const id of ids)
    former.push({
      posts: await readPosts(queries, { id, organisationId }),
      answers: ofPosts.filter(({ againstId }) => againstId === id),
    });
  return former;
}

/** Returns the posts of a calculation in each set that it states. */
async function readPosts(
  queries: Queries,
  calculation: { readonly id: string; readonly organisationId: string },
): Promise<PostsJson<string>> {
  const posts: Partial<Record<SetCode, string>> = {};
  for (const set of SET_CODES) {
    const json = await readScopePostsJson(queries, { ...calculation, set });
    if (json !== '[]') posts[set] = json;
  }
  return posts;
}

/** Returns the totals of a calculation in each set that it states. */
async function readTotals(
  queries: Queries,
  counterpart: Counterpart,
): Promise<HeldAgainst<string>['totals']> {
  const totals: Partial<Record<SetCode, NonNullable<HeldAgainst<string>['totals'][SetCode]>>> = {};
  for (const set of SET_CODES) {
    const total = await readComparedTotal(queries, counterpart, set);
    if (total) totals[set] = { total, weightsVersion: counterpart.weightsVersions[set] };
  }
  return totals;
}
