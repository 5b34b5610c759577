import type { Project } from '@milieuspoor/contract';
import { useQuery } from '@tanstack/react-query';
import { calculationsQuery } from '../../../features/calculations/index.ts';
import { ProjectHistory } from '../../../features/history/index.ts';
import { ProjectDataTab } from '../../../features/projects/index.ts';

/** Tab 1, with what the other features know of the project. */
export function ProjectDataPage({ project }: { readonly project: Project }) {
  const calculations = useQuery(calculationsQuery(project.uuid));
  const hasOptimization = calculations.data?.some(
    ({ calculation_type }) => calculation_type === 'design-optimization' || calculation_type === 'applicant',
  );
  return (
    <ProjectDataTab
      // Another project has another form.
      key={project.uuid}
      project={project}
      hasOptimization={hasOptimization ?? false}
      history={<ProjectHistory projectUuid={project.uuid} />}
    />
  );
}
