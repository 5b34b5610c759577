import { may } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartToolsProvider } from '../charts/sharing/chart-tools.tsx';
import { ChartSubject } from '../charts/subject/chart-subject.tsx';
import { useServedChartTools } from '../features/charts/index.ts';
import { projectQuery } from '../features/projects/index.ts';
import { actorOf } from './guard.ts';

const route = getRouteApi('/o/$org');

/** What every chart on the screens of an organisation is given: what it is about, and how it is saved and shared. */
export function OrganizationCharts() {
  const { t } = useTranslation();
  const { org } = route.useParams();
  const { session } = route.useRouteContext();
  const { uuid: projectUuid } = useParams({ strict: false });
  const { data: project } = useQuery({
    ...projectQuery(projectUuid ?? ''),
    enabled: projectUuid !== undefined,
  });
  const tools = useServedChartTools({
    organizationSlug: org,
    projectUuid,
    mayLeaveOutLogo: may(actorOf(session.user), 'chart.save-without-logo'),
  });
  const organizationName = session.organizations.find(({ slug }) => slug === org)?.name;
  const projectName = project?.project_name;
  const lines = useMemo(
    () => [
      ...(organizationName ? [{ label: t('app.subject.organization'), value: organizationName }] : []),
      ...(projectName ? [{ label: t('app.subject.project'), value: projectName }] : []),
    ],
    [organizationName, projectName, t],
  );
  return (
    <ChartToolsProvider value={tools}>
      <ChartSubject lines={lines}>
        <Outlet />
      </ChartSubject>
    </ChartToolsProvider>
  );
}
