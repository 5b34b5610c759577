import {
  type AnswerOf,
  type Chance,
  type ChancesAnswer,
  endpoints,
  type QueryOf,
} from '@milieuspoor/contract';
import { IMPACT_SETS, NO_CHANCE_REASONS, setOfDataType, unitsBySpelling } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { pageOf } from '../../http/collection.ts';
import { done, invalidField, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import type { StatisticSource } from '../statistics/chosen-calculations.queries.ts';
import { hasProject } from '../statistics/statistics.queries.ts';
import { projectFilter } from '../statistics/to-request.ts';
import { findWeighing } from '../statistics/weighing.queries.ts';
import {
  type ChancePostRow,
  type ChanceSubject,
  type ChancesQuestion,
  findChances,
  listChanceUnits,
  listProductSources,
  type ProductSourceRow,
} from './chances.queries.ts';

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
  const of = {
    ...{ organisationId, subject, set: setOfDataType(query.project_data_type) },
    filter: { ...projectFilter(query), sector },
  };
  const [spellings, unconfirmed] = await Promise.all([
    listChanceUnits(queries, of),
    listUnconfirmed(queries, of),
  ]);
  const units = unitsBySpelling(spellings);
  const found = await findChances(queries, {
    ...{ ...of, units, proposed: query.proposed },
    ...{ offset: (query.page - 1) * query.page_size, limit: query.page_size },
  });
  const proposals = found.page.flatMap(({ best, ...post }) =>
    best ? [{ ...post, productId: best.productId }] : [],
  );
  const sources = Map.groupBy(
    await listProductSources(queries, { ...of, units }, proposals),
    ({ place }) => place,
  );
  // Proposals and other posts are never on one page, so a place among the ones is a place on the page.
  const items = found.page.map((post, place) => toChance(post, sources.get(place) ?? []));
  const count = query.proposed ? found.proposed : found.posts - found.proposed;
  return done({
    ...pageOf(endpoints.listChances, query, { count, items }, { org: slug }),
    ...{ set: of.set, posts: found.posts, proposed: found.proposed, saves_mki: found.savedEur },
    ...{ incomplete: found.incomplete, weights_unconfirmed: unconfirmed },
    ...{ projects: found.projects, known_projects: found.knownProjects },
    reasons: NO_CHANCE_REASONS.flatMap((reason): ChancesAnswer['reasons'] => {
      const posts = found.reasons[reason] ?? 0;
      return posts > 0 ? [{ reason, posts }] : [];
    }),
  });
}

/** Returns the weights that nobody confirmed among those of the posts that are looked at, and of completed work. */
async function listUnconfirmed(
  queries: Queries,
  {
    organisationId,
    subject,
    set,
    filter,
  }: Pick<ChancesQuestion, 'organisationId' | 'subject' | 'set' | 'filter'>,
): Promise<string[]> {
  const sources: readonly StatisticSource[] = [
    { kind: 'pairs', projectIds: null, filter },
    subject.kind === 'project' ? { ...subject, applicantId: null } : { kind: 'running' },
  ];
  const weighings = await Promise.all(
    sources.map((source) => findWeighing(queries, { organisationId, source, set })),
  );
  const unconfirmed = new Set(weighings.flatMap(({ weights_unconfirmed: codes }) => codes));
  return IMPACT_SETS[set].indicators.map(({ code }) => code).filter((code) => unconfirmed.has(code));
}

function toChance(post: ChancePostRow, sources: readonly ProductSourceRow[]): Chance {
  const { work, best, quantity } = post;
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
      ...{ posts: best.posts, projects: best.projects, lowest: best.lowest, highest: best.highest },
      ...{ name: best.product, mki_per_unit: best.mkiEur / best.units, incomplete: best.incomplete },
      can_be_taken: sources.some(({ isBid }) => !isBid),
      sources: sources.map(({ projectId, name, completed, posts }) => ({
        ...{ uuid: projectId, name, completed, posts },
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
