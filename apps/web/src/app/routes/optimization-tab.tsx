import type { Project } from '@milieuspoor/contract';
import { type Actor, configuredTabs, may } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import {
  CalculationSection,
  CalculationsLock,
  calculationsQuery,
} from '../../features/calculations/index.ts';
import { BiddersLead, CompletionBlock } from '../../features/projects/index.ts';
import { TabCharts } from './tab-charts.tsx';

interface OptimizationTabProps {
  readonly project: Project;
  readonly actor: Actor;
  readonly onCompleted: (project: Project) => void;
}

/** Tab 6: the optimisation of the design, and the end of the tender phase. */
export function OptimizationTab({ project, actor, onCompleted }: OptimizationTabProps) {
  const { data: calculations } = useQuery(calculationsQuery(project.uuid));
  const basic =
    configuredTabs({
      contractType: project.project_contract_type,
      awardCriteria: project.project_award_criteria,
    }).optimization === 'Basic';
  return (
    <>
      <CalculationsLock project={project} type={basic ? 'design-optimization' : 'applicant'} />
      {basic ? (
        <CalculationSection project={project} type="design-optimization" actor={actor} />
      ) : (
        <BiddersLead />
      )}
      {calculations && (
        <CompletionBlock
          project={project}
          calculations={calculations}
          phase="tender"
          mayEdit={may(actor, 'project.edit')}
          onCompleted={onCompleted}
        />
      )}
      <TabCharts
        organisationSlug={project.organization}
        projectUuid={project.uuid}
        types={['design-baseline', basic ? 'design-optimization' : 'applicant']}
      />
    </>
  );
}
