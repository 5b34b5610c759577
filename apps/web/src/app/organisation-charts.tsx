import { may } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartToolsProvider } from '../charts/sharing/chart-tools.tsx';
import { ChartSubject, type SubjectLine } from '../charts/subject/chart-subject.tsx';
import { useServedChartTools } from '../features/charts/index.ts';
import { projectQuery } from '../features/projects/index.ts';
import { MayOpenProjects } from '../lib/may-open-projects.ts';
import { ReadByStaff } from '../lib/read-by-staff.ts';
import { actorOf } from './guard.ts';

const route = getRouteApi('/o/$org');

/**
 * Gives every chart on the screens of an organisation what it needs: its subject, how it is saved and shared, and where
 * it may lead; and every text whether staff read it.
 */
export function OrganisationCharts() {
  const { t } = useTranslation();
  const { org } = route.useParams();
  const { session } = route.useRouteContext();
  const { uuid: projectUuid } = useParams({ strict: false });
  const { data: project } = useQuery({
    ...projectQuery(projectUuid ?? ''),
    enabled: projectUuid !== undefined,
  });
  const tools = useServedChartTools({
    organisationSlug: org,
    projectUuid,
    mayLeaveOutLogo: may(actorOf(session.user), 'chart.save-without-logo'),
  });
  const organisationName = session.organisations.find(({ slug }) => slug === org)?.name;
  const projectName = project?.project_name;
  const lines = useMemo(
    () => [
      ...(organisationName ? [namedLine(t('app.subject.organisation'), organisationName)] : []),
      ...(projectName ? [namedLine(t('app.subject.project'), projectName)] : []),
    ],
    [organisationName, projectName, t],
  );
  return (
    <ChartToolsProvider value={tools}>
      <ChartSubject lines={lines}>
        <MayOpenProjects value={may(actorOf(session.user), 'project.read')}>
          <ReadByStaff value={session.user.is_staff}>
            <Outlet />
          </ReadByStaff>
        </MayOpenProjects>
      </ChartSubject>
    </ChartToolsProvider>
  );
}

/** Returns the subject of a chart, with which the name of its file begins. */
function namedLine(label: string, name: string): SubjectLine {
  return { label, value: name, inFileName: { place: 'before', text: name } };
}
