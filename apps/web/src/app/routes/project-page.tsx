import { ApiError, type Project } from '@milieuspoor/contract';
import type { CalculationType } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { BaselineNext, CalculationSection } from '../../features/calculations/index.ts';
import {
  nextProductTab,
  type ProductTab,
  ProjectScreen,
  projectQuery,
  resolveProductTab,
  tabSubjectOf,
} from '../../features/projects/index.ts';
import { paths } from '../../lib/paths.ts';
import { DelayedIndicator } from '../../ui/delayed-indicator.tsx';
import { actorOf } from '../guard.ts';
import { FailedScreen } from './failed-screen.tsx';
import { MissingProject } from './missing-project.tsx';
import { TabCharts } from './tab-charts.tsx';

const route = getRouteApi('/o/$org/shell/project/$uuid/tab/$tab');

const CHARTED_TYPES = {
  baseline: ['design-baseline'],
  optimization: ['design-baseline', 'design-optimization'],
} as const satisfies Record<ProductTab, readonly CalculationType[]>;

/** The project screen: the projects feature's frame around what the other features put in a tab. */
export function ProjectPage() {
  const { org, uuid, tab: number } = route.useParams();
  const { session } = route.useRouteContext();
  const navigate = route.useNavigate();
  const project = useQuery(projectQuery(uuid));

  if (project.isPending) return <DelayedIndicator />;
  if (project.isError) {
    const missing = project.error instanceof ApiError && project.error.status === 404;
    return missing ? <MissingProject /> : <FailedScreen error={project.error} onRetry={project.refetch} />;
  }

  const actor = actorOf(session.user);
  const subject = tabSubjectOf(project.data, actor);
  const tab = resolveProductTab(Number(number), subject);
  const own = paths.project(project.data.organization, uuid, tab);
  if (own.params.tab !== number || own.params.org !== org) return <Navigate {...own} search replace />;

  const goTo = (chosen: ProductTab) =>
    void navigate({
      ...paths.project(org, uuid, chosen),
      // The set stays; a drill path belongs to the tab it was made in.
      search: ({ set }) => (set ? { set } : {}),
    });
  return (
    <ProjectScreen project={project.data} actor={actor} tab={tab} onTabChange={goTo}>
      {contentOf(tab, project.data)}
    </ProjectScreen>
  );

  function contentOf(shown: ProductTab, { uuid, project_status, project_locked }: Project) {
    const subjectProject = { uuid, project_status, project_locked };
    const charts = <TabCharts organizationSlug={org} projectUuid={uuid} types={CHARTED_TYPES[shown]} />;
    switch (shown) {
      case 'baseline': {
        const next = nextProductTab('baseline', subject);
        return (
          <>
            <CalculationSection project={subjectProject} type="design-baseline" actor={actor} />
            {charts}
            {next && <BaselineNext project={subjectProject} onNext={() => goTo(next)} />}
          </>
        );
      }
      case 'optimization':
        return (
          <>
            <CalculationSection project={subjectProject} type="design-optimization" actor={actor} />
            {charts}
          </>
        );
    }
  }
}
