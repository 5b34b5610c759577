import type { Project } from '@milieuspoor/contract';
import { type Actor, configuredTabs, type NextStep, nextStep, phaseToComplete } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { calculationsQuery } from '../../../features/calculations/index.ts';
import { nextStepSubjectOf } from '../../../features/projects/index.ts';
import { applicantsQuery } from '../../../features/tenders/index.ts';
import { biddersOf } from './bidders-of.ts';

/**
 * Returns what a project needs next, null once it is complete; undefined while its calculations and bidders are being
 * fetched, or if that failed.
 */
export function useNextStep(project: Project | undefined, actor: Actor): NextStep | null | undefined {
  const { data: calculations } = useQuery({
    ...calculationsQuery(project?.uuid ?? ''),
    enabled: project !== undefined,
  });
  const withBidders = project !== undefined && asksBidders(project);
  const { data: bids } = useQuery({ ...applicantsQuery(project?.uuid ?? ''), enabled: withBidders });
  // A complete project has no next step whatever its calculations are, and room that is reserved for one would
  // disappear again.
  if (project && phaseToComplete({ status: project.project_status }) === null) return null;
  if (!project || !calculations || (withBidders && !bids)) return undefined;
  return nextStep(nextStepSubjectOf(project, calculations, bids && biddersOf(bids)), actor);
}

/** Tells whether bidders decide on the next step: they do in a tender phase that ends with a winner. */
function asksBidders(project: Project): boolean {
  const { optimization } = configuredTabs({
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
  });
  return optimization !== 'Basic' && phaseToComplete({ status: project.project_status }) === 'tender';
}
