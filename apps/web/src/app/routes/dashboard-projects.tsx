import type { SetCode } from '@milieuspoor/domain';
import { memo } from 'react';
import { type Presentation, ProjectList } from '../../features/projects/index.ts';
import { ProjectFindings } from '../../features/statistics/findings/show-findings.tsx';

interface DashboardProjectsProps {
  readonly organisationSlug: string;
  readonly presentation: Presentation;
  readonly onPresent: (presentation: Presentation) => void;
  readonly set: SetCode;
}

/** The projects of a dashboard. A step in its charts changes the address, and nothing in the list. */
export default memo(function DashboardProjects({ organisationSlug, ...list }: DashboardProjectsProps) {
  return (
    <ProjectFindings organisationSlug={organisationSlug}>
      <ProjectList organisationSlug={organisationSlug} {...list} />
    </ProjectFindings>
  );
});
