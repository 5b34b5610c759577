import { endpoints } from '@milieuspoor/contract/client';
import type { ProjectType, Sector, SetCode } from '@milieuspoor/domain';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The work that is tendered: a project, or a kind of work before there is one. */
export type DemandSubject =
  | {
      readonly kind: 'tender';
      readonly organisationSlug: string;
      readonly projectUuid: string;
      /** whether all types of its sector are looked at */
      readonly everyType: boolean;
    }
  | {
      readonly kind: 'work';
      readonly organisationSlug: string;
      readonly set: SetCode;
      readonly sector: Sector;
      /** empty for all types */
      readonly projectType: ProjectType | '';
    };

function questionOf(subject: DemandSubject) {
  if (subject.kind === 'tender')
    return {
      project_uuid: subject.projectUuid,
      ...(subject.everyType ? { project_type: '' as const } : {}),
    };
  return { sector: subject.sector, set: subject.set, project_type: subject.projectType };
}

/** Asks what completed projects of the kind offered and built. */
export function demandQuery(subject: DemandSubject) {
  return queryOptions({
    queryKey: [...queryKeys.statistics, 'demand', subject],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.getDemand,
        { params: { org: subject.organisationSlug }, query: questionOf(subject) },
        signal,
      ),
  });
}

/** Asks for the proposal that the model of a project was given last. */
export function carriedQuery(projectUuid: string) {
  return queryOptions({
    queryKey: [...queryKeys.project(projectUuid), 'carried-proposal'],
    queryFn: ({ signal }) =>
      client.call(endpoints.getCarriedProposal, { params: { uuid: projectUuid } }, signal),
  });
}
