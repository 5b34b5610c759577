import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { ResultBand } from '../band/result-band.tsx';
import { ScopeLine } from '../band/scope-line.tsx';
import { Findings } from '../findings/findings.tsx';
import type { DashboardOrganisation } from './dashboard-charts.tsx';
import { useOrganisationStatistics } from './use-organisation-statistics.ts';

interface OrganisationResultProps {
  readonly organisation: DashboardOrganisation;
  /** one line, above what has the room */
  readonly slim?: boolean;
}

/** The band with which a dashboard begins: what the organisation's projects save together. */
export function OrganisationResult({ organisation, slim = false }: OrganisationResultProps) {
  const { subject, navigation, statistics, nothing } = useOrganisationStatistics(organisation);
  const { top } = statistics;
  if (top.isError && !top.data) return <ErrorPanel error={top.error} onRetry={() => void top.refetch()} />;
  return (
    <Findings subject={subject} view={{ ...(top.data?.asked ?? navigation.view), path: [] }}>
      <ResultBand reply={top.data} nothing={nothing} slim={slim} />
    </Findings>
  );
}

/** What the figures of a dashboard are of. */
export function OrganisationScope({ organisation }: { readonly organisation: DashboardOrganisation }) {
  const { subject, navigation, statistics } = useOrganisationStatistics(organisation);
  const { top } = statistics;
  return (
    <Findings subject={subject} view={{ ...(top.data?.asked ?? navigation.view), path: [] }}>
      <ScopeLine view={navigation.view} reply={top.data} />
    </Findings>
  );
}
