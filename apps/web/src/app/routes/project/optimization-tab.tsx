import type { Project } from '@milieuspoor/contract';
import { type Actor, configuredTabs, may } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { CalculationsLock, CompareBelow, calculationsQuery } from '../../../features/calculations/index.ts';
import { CompletionBlock } from '../../../features/projects/index.ts';
import { BiddersTab } from './bidders-tab.tsx';
import { CalculationsOnScreen } from './calculations-on-screen.tsx';
import { TabCharts } from './tab-charts.tsx';

interface OptimizationTabProps {
  readonly project: Project;
  readonly actor: Actor;
  readonly accountUuid: string;
  readonly onCompleted: (project: Project) => void;
}

/**
 * Tab 6: the optimisation of the design, and the end of the tender phase. With award criteria, bidders supply the
 * optimisation.
 */
export function OptimizationTab(props: OptimizationTabProps) {
  const { project } = props;
  const { optimization } = configuredTabs({
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
  });
  return optimization === 'Basic' ? <OwnOptimization {...props} /> : <BiddersTab {...props} />;
}

function OwnOptimization({ project, actor, onCompleted }: OptimizationTabProps) {
  const { data: calculations } = useQuery(calculationsQuery(project.uuid));
  return (
    <>
      <CalculationsLock project={project} type="design-optimization" />
      <CalculationsOnScreen
        organisationSlug={project.organization}
        project={project}
        type="design-optimization"
        actor={actor}
      />
      {calculations && (
        <CompletionBlock
          project={project}
          calculations={calculations}
          phase="tender"
          mayEdit={may(actor, 'project.edit')}
          onCompleted={onCompleted}
        />
      )}
      <CompareBelow project={project} />
      <TabCharts
        organisationSlug={project.organization}
        projectUuid={project.uuid}
        types={['design-baseline', 'design-optimization']}
      />
    </>
  );
}
