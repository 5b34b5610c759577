import type { Project } from '@milieuspoor/contract';
import { type Actor, type CalculationType, configuredTabs, may } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CalculationSection, calculationsQuery } from '../../features/calculations/index.ts';
import { BiddersLead, CompletionBlock } from '../../features/projects/index.ts';
import { TabCharts } from './tab-charts.tsx';

interface OptimizationTabProps {
  readonly project: Project;
  readonly actor: Actor;
  readonly onCompleted: (project: Project) => void;
}

/** Tab 6: the optimisation of the design, and the end of the tender phase. */
export function OptimizationTab({ project, actor, onCompleted }: OptimizationTabProps) {
  const { t } = useTranslation();
  const { data: calculations } = useQuery(calculationsQuery(project.uuid));
  const has = (type: CalculationType) =>
    calculations?.some(({ calculation_type, active }) => calculation_type === type && active) ?? false;
  const basic =
    configuredTabs({
      contractType: project.project_contract_type,
      awardCriteria: project.project_award_criteria,
    }).optimization === 'Basic';
  const hasOwn = calculations?.some(({ calculation_type }) => calculation_type === 'design-optimization');
  const optimization = !basic && has('applicant') ? 'applicant' : 'design-optimization';
  return (
    <>
      {!basic && <BiddersLead />}
      {(basic || hasOwn) && (
        <CalculationSection
          project={project}
          type="design-optimization"
          actor={actor}
          {...(basic ? {} : { readOnlyReason: t('projectLife.award.earlier') })}
        />
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
        organizationSlug={project.organization}
        projectUuid={project.uuid}
        types={['design-baseline', optimization]}
      />
    </>
  );
}
