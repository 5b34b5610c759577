import {
  type AnswerOf,
  type Chance,
  type ChancesAnswer,
  endpoints,
  type QueryOf,
} from '@milieuspoor/contract';
import { NO_CHANCE_REASONS, type SetCode, setOfDataType } from '@milieuspoor/domain';
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
import { type ChancePost, findChances } from './find-chances.ts';
import type { KeptWork } from './kept-work.ts';

export interface ChancesRequest {
  readonly slug: string;
  readonly query: QueryOf<typeof endpoints.listChances>;
}

/**
 * Returns a page of posts with the product of the organisation's completed work that costs less MKI per unit, within
 * the caller's organisations.
 */
export async function listChances(
  { queries, kept }: { readonly queries: Queries; readonly kept: KeptWork },
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
  const [unconfirmed, found] = await Promise.all([
    listUnconfirmed(queries, set, work),
    findChances(queries, kept, {
      ...{ organisationId, set, looked: work.looked, built: work.built, proposed: query.proposed },
      ...{ offset: (query.page - 1) * query.page_size, limit: query.page_size },
    }),
  ]);
  const items = found.page.map(toChance);
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

function toChance(post: ChancePost): Chance {
  const { calculation, known, better, quantity, mkiEur } = post;
  const saved = (now: number | null, there: number | null) =>
    now === null || there === null || !better ? null : now - quantity * (there / better.units);
  const mki = better && saved(mkiEur, better.mkiEur);
  return {
    project: { uuid: calculation.projectId, name: calculation.projectName },
    calculation: calculation.calculationId,
    post_number: post.postNumber,
    product: post.product,
    product_group: post.productGroup,
    product_sub_group: post.productSubGroup,
    ...{ unit: post.kind.unit, quantity, mki: mkiEur, incomplete: post.incomplete, known },
    not_comparable: post.inUnit - (known?.posts ?? 0),
    better: better && {
      ...{ posts: better.posts, projects: better.sources.length },
      ...{ lowest: better.lowest, highest: better.highest, name: better.product },
      ...{ mki_per_unit: better.mkiEur / better.units, incomplete: better.incomplete },
      can_be_taken: better.sources.some(({ isBid }) => !isBid),
      sources: better.sources.map(({ projectId, projectName, completed, posts }) => ({
        ...{ uuid: projectId, name: projectName, completed: completed ?? '', posts },
      })),
    },
    saves:
      better && mki !== null
        ? {
            mki,
            co2: saved(post.co2Kg, better.co2Kg),
            primary_material: saved(post.primaryTon, better.primaryTon),
          }
        : null,
    reason: post.reason,
  };
}
