import type { AnswerOf, endpoints, QueryOf } from '@milieuspoor/contract';
import { declaredModules } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { findProject } from '../projects/projects.queries.ts';
import { askedPairs } from '../promises/conclude-project.ts';
import { listPromiseSides } from '../promises/promises.queries.ts';
import { describeWeighing } from '../statistics/weighing.queries.ts';
import {
  findTenderBaseline,
  type KindOfWork,
  listBidSides,
  listDemandProjects,
  listPairGroups,
} from './demand.queries.ts';
import { bidsOf, evidenceOf, usualProfile } from './demand-evidence.ts';
import { toDemand } from './to-demand.ts';

export interface DemandRequest {
  readonly slug: string;
  readonly query: QueryOf<typeof endpoints.getDemand>;
}

/** Returns what completed projects of the same kind offered and built, and the target value that follows from it. */
export async function readDemand(
  queries: Queries,
  caller: Caller,
  { slug, query }: DemandRequest,
): Promise<Outcome<AnswerOf<typeof endpoints.getDemand>>> {
  const organisationId = await findOrganisationId(queries, caller.scope, slug);
  if (!organisationId) return NOT_FOUND;
  const tender = query.project_uuid ? await findProject(queries, caller.scope, query.project_uuid) : null;
  if (query.project_uuid && tender?.organisationId !== organisationId) return NOT_FOUND;
  const sector = query.sector ?? tender?.sector;
  if (!sector) return invalidField('sector', message('required'));
  const kind: KindOfWork = {
    sector,
    projectType: (query.project_type ?? tender?.projectType) || null,
  };
  const baseline = tender && (await findTenderBaseline(queries, tender));
  const set = baseline?.headlineSet ?? query.set;
  const projects = await listDemandProjects(queries, organisationId, { ...kind, but: tender?.id ?? null });
  const sides = await listPromiseSides(queries, organisationId, projects.flatMap(askedPairs), set);
  const profile = baseline
    ? {
        weightsVersion: baseline.weightsVersions[set],
        modules: declaredModules(baseline.totals[set]?.mkiEur ?? []),
      }
    : usualProfile(sides, set);
  const evidence = evidenceOf(projects, sides, { set, profile });
  const counted = evidence.filter(({ obstacle }) => obstacle === null);
  const [bidSides, groups] = await Promise.all([
    listBidSides(
      queries,
      organisationId,
      evidence.filter(({ isAward }) => isAward).map(({ project }) => project.id),
      set,
    ),
    listPairGroups(
      queries,
      organisationId,
      counted.flatMap(({ built, offered }) => [built, offered].flatMap((pair) => pair ?? [])),
      set,
    ),
  ]);
  const facts = {
    ...{ ...kind, set, profile, evidence, baseline, groups },
    bids: bidsOf(bidSides, { set, profile }),
  };
  const version = profile?.weightsVersion;
  // What is only stated was weighed by somebody else.
  const weighs =
    baseline?.weighed[set] ||
    [...sides, ...bidSides].some(
      ({ weighed, weightsVersions }) => weighed && weightsVersions[set] === version,
    );
  const { weights_unconfirmed } = await describeWeighing(
    queries,
    set,
    new Set(version && weighs ? [version] : []),
  );
  return done({ ...toDemand(facts), weights_unconfirmed });
}
