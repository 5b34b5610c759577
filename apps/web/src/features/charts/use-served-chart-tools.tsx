import { CHART_TITLE_MAX } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import type { ChartTools } from '../../charts/sharing/chart-tools.tsx';
import { absoluteLink } from '../../lib/absolute-link.ts';
import { client } from '../../lib/client.ts';
import { environmentQuery } from '../../lib/environment-query.ts';
import { laterPart } from '../../lib/later-screens.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { sharedChartsQuery } from './shared-charts-query.ts';

// It is seen only in a dialog of a chart.
const SharedCharts = laterPart(async () => ({ default: (await import('./shared-charts.tsx')).SharedCharts }));

interface ChartsPlace {
  readonly organisationSlug: string;
  /** the project on the screen, if there is one */
  readonly projectUuid: string | undefined;
  readonly mayLeaveOutLogo: boolean;
}

/**
 * Returns what charts can do with the help of the server. A picture is shared with the project, or else with the
 * organisation.
 */
export function useServedChartTools({
  organisationSlug,
  projectUuid,
  mayLeaveOutLogo,
}: ChartsPlace): ChartTools {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      saveFile: saveBlob,
      mayLeaveOutLogo,
      async share({ image, title }) {
        const picture = { image, title: title.slice(0, CHART_TITLE_MAX) };
        const saved = await (projectUuid
          ? client.call(endpoints.saveProjectChart, { params: { uuid: projectUuid }, body: picture })
          : client.call(endpoints.saveOrganisationChart, {
              params: { org: organisationSlug },
              body: picture,
            }));
        forgetList(queries);
        const { public_url } = await queries.ensureQueryData(environmentQuery);
        return {
          id: saved.uuid,
          link: absoluteLink(public_url, saved.url),
          expires: new Date(saved.expires),
        };
      },
      async revoke(id) {
        await client.call(endpoints.revokeSharedChart, { params: { chart: id } });
        forgetList(queries);
      },
      sharedList: (
        <Suspense fallback={<DelayedIndicator minHeight={80} />}>
          <SharedCharts />
        </Suspense>
      ),
    }),
    [queries, organisationSlug, projectUuid, mayLeaveOutLogo],
  );
}

function forgetList(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: sharedChartsQuery.queryKey });
}
