import {
  type AnswerOf,
  type Chance,
  type ChancesAnswer,
  endpoints,
  type QueryOf,
} from '@milieuspoor/contract';
import { NO_CHANCE_REASONS, type SetCode, setOfDataType, unitsBySpelling } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { pageOf } from '../../http/collection.ts';
import { done, invalidField, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { hasProject } from '../statistics/statistics.queries.ts';
import { projectFilter } from '../statistics/to-request.ts';
import { describeWeighing } from '../statistics/weighing.queries.ts';
import { type ChanceSubject, type ChanceWork, findChanceWork } from './chance-work.queries.ts';
import { type ChancePostRow, findChances, type KnownProduct } from './chances.queries.ts';

export interface ChancesRequest {
  readonly slug: string;
  readonly query: QueryOf<typeof endpoints.listChances>;
}

/**
 * Returns a page of posts with the product of the organisation's completed work that costs less MKI per unit, within
 * the caller's organisations.
 */
export async function listChances(
  queries: Queries,
  caller: Caller,
  { slug, query }: ChancesRequest,
): Promise<Outcome<AnswerOf<typeof endpoints.listChances>>> {
  const {
    project_calculation__project__uuid: projectId,
    project_calculation__calculation_type: types = [],
    project_calculation__project__sector: sector = null,
  } = query;
  const organisationId = await findOrganisationId(queries, caller.scope, slug);
  if (!organisationId) return NOT_FOUND;
  if (projectId && !(await hasProject(queries, organisationId, projectId))) return NOT_FOUND;
  if (projectId && types.length === 0)
    return invalidField('project_calculation__calculation_type', message('required'));
  const subject: ChanceSubject = projectId ? { kind: 'project', projectId, types } : { kind: 'running' };
  const set = setOfDataType(query.project_data_type);
  const work = await findChanceWork(queries, {
    ...{ organisationId, subject, set },
    filter: { ...projectFilter(query), sector },
  });
  const known = { organisationId, set, built: work.built, units: unitsBySpelling(work.spellings) };
  const [unconfirmed, found] = await Promise.all([
    listUnconfirmed(queries, set, work),
    findChances(queries, {
      ...{ ...known, looked: work.looked, proposed: query.proposed },
      ...{ offset: (query.page - 1) * query.page_size, limit: query.page_size },
    }),
  ]);
  const items = found.page.map((post) => toChance(post, work.built));
  const count = query.proposed ? found.proposed : found.posts - found.proposed;
  return done({
    ...pageOf(endpoints.listChances, query, { count, items }, { org: slug }),
    ...{ set, posts: found.posts, proposed: found.proposed, saves_mki: found.savedEur },
    ...{ incomplete: found.incomplete, weights_unconfirmed: unconfirmed },
    ...{
      projects: new Set(work.looked.map((each) => each.projectId)).size,
      known_projects: work.built.length,
    },
    reasons: NO_CHANCE_REASONS.flatMap((reason): ChancesAnswer['reasons'] => {
      const posts = found.reasons[reason] ?? 0;
      return posts > 0 ? [{ reason, posts }] : [];
    }),
  });
}

/** Returns the weights that nobody confirmed among those of the posts that are looked at, and of completed work. */
async function listUnconfirmed(
  queries: Queries,
  set: SetCode,
  { looked, built }: ChanceWork,
): Promise<string[]> {
  const versions = new Set(
    [...looked, ...built].flatMap(({ weightsVersion, weighed }) =>
      weighed && weightsVersion ? [weightsVersion] : [],
    ),
  );
  return (await describeWeighing(queries, set, versions)).weights_unconfirmed;
}

function toChance(post: ChancePostRow, built: ChanceWork['built']): Chance {
  const { work, best, quantity } = post;
  const sources = best ? sourcesOf(best, built) : [];
  const saved = (now: number | null, there: number | null) =>
    now === null || there === null || !best ? null : now - quantity * (there / best.units);
  const mki = best && saved(post.mkiEur, best.mkiEur);
  return {
    project: { uuid: post.projectId, name: post.projectName },
    calculation: post.calculationId,
    post_number: post.postNumber,
    product: post.product,
    product_group: post.productGroup,
    product_sub_group: post.productSubGroup,
    ...{ unit: post.unit, quantity, mki: post.mkiEur, incomplete: post.incomplete },
    known: work,
    not_comparable: post.inUnit - (work?.posts ?? 0),
    better: best && {
      ...{ posts: best.posts, projects: sources.length, lowest: best.lowest, highest: best.highest },
      ...{ name: best.product, mki_per_unit: best.mkiEur / best.units, incomplete: best.incomplete },
      can_be_taken: sources.some(({ isBid }) => !isBid),
      sources: sources.map(({ projectId, projectName, completed, posts }) => ({
        ...{ uuid: projectId, name: projectName, completed: completed ?? '', posts },
      })),
    },
    saves:
      best && mki !== null
        ? {
            mki,
            co2: saved(post.co2Kg, best.co2Kg),
            primary_material: saved(post.primaryTon, best.primaryTon),
          }
        : null,
    reason: post.reason,
  };
}

/** Returns the calculations that a known product comes from, the newest first, each with its number of posts. */
function sourcesOf({ places, postsOfPlaces }: KnownProduct, built: ChanceWork['built']) {
  const posts = new Map<number, number>();
  for (const [row, place] of places.entries())
    posts.set(place, (posts.get(place) ?? 0) + (postsOfPlaces[row] ?? 0));
  return built.flatMap((calculation, place) => {
    const own = posts.get(place);
    return own === undefined ? [] : [{ ...calculation, posts: own }];
  });
}
