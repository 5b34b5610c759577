import { endpoints } from '@milieuspoor/contract/client';
import type { CalculationType, ContractTypeFilter, ModuleIndicator, SetCode } from '@milieuspoor/domain';
import { queryOptions } from '@tanstack/react-query';
import type { ChosenEnds } from '../../../charts/differences/difference-view.ts';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/**
 * What the difference is of: an organisation's completed projects, the two active calculations of one project, or any
 * two of its calculations.
 */
export type DifferenceSubject =
  | {
      readonly kind: 'organisation';
      readonly organisationSlug: string;
      readonly set: SetCode;
      readonly years: readonly number[] | null;
      readonly contractType: ContractTypeFilter | null;
    }
  | {
      readonly kind: 'project';
      readonly organisationSlug: string;
      readonly set: SetCode;
      readonly projectUuid: string;
      readonly types: readonly CalculationType[];
      /** whose bid counts as the optimisation; null for the winner's */
      readonly applicantUuid: string | null;
      /** changes whenever the calculations behind the figures do */
      readonly revision: string;
    }
  | {
      readonly kind: 'pair';
      readonly organisationSlug: string;
      readonly set: SetCode;
      readonly projectUuid: string;
      readonly from: NamedCalculation;
      readonly to: NamedCalculation;
    };

/** A calculation of a project that a reader chose, whether it is active or not. */
export interface NamedCalculation {
  readonly uuid: string;
  readonly name: string;
}

/** Returns the names of what the difference lies between; null for baseline and optimisation. */
export function endsOf(subject: DifferenceSubject): ChosenEnds | null {
  return subject.kind === 'pair' ? { from: subject.from.name, to: subject.to.name } : null;
}

/** A step that was opened, in one indicator. */
export interface OpenedStep {
  readonly indicator: ModuleIndicator;
  readonly step: string;
}

function questionOf(subject: DifferenceSubject) {
  const set = { project_data_type: subject.set === 'a1' ? ('eci' as const) : ('eci_a2' as const) };
  if (subject.kind === 'project')
    return {
      ...set,
      project_calculation__project__uuid: subject.projectUuid,
      project_calculation__calculation_type: subject.types.join(','),
      ...(subject.applicantUuid === null ? {} : { applicant: subject.applicantUuid }),
    };
  if (subject.kind === 'pair')
    return {
      ...set,
      project_calculation__project__uuid: subject.projectUuid,
      project_calculation_uuid: `${subject.from.uuid},${subject.to.uuid}`,
    };
  const { years, contractType } = subject;
  return {
    ...set,
    ...(years ? { design_phase_complete_date__year: years.join(',') } : {}),
    project_contract_type: contractType ?? ('' as const),
  };
}

/** Asks what the difference comes from. */
export function differencesQuery(subject: DifferenceSubject) {
  return queryOptions({
    queryKey: [...queryKeys.statistics, 'differences', subject],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.getDifferences,
        { params: { org: subject.organisationSlug }, query: questionOf(subject) },
        signal,
      ),
  });
}

/** Asks for the projects of a step, the largest part first. */
export function stepProjectsQuery(subject: DifferenceSubject, opened: OpenedStep) {
  return queryOptions({
    queryKey: [...queryKeys.statistics, 'difference-projects', subject, opened],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.listStepProjects,
        { params: { org: subject.organisationSlug }, query: { ...questionOf(subject), ...opened } },
        signal,
      ),
  });
}

/** Asks for the posts of a step in one project, the largest part first. */
export function stepPostsQuery(subject: DifferenceSubject, opened: OpenedStep, projectUuid: string) {
  return queryOptions({
    queryKey: [...queryKeys.statistics, 'difference-posts', subject, opened, projectUuid],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.listStepPosts,
        {
          params: { org: subject.organisationSlug },
          query: { ...questionOf(subject), ...opened, project_calculation__project__uuid: projectUuid },
        },
        signal,
      ),
  });
}
