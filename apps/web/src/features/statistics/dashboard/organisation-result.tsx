import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { ResultBand } from '../band/result-band.tsx';
import { ScopeLine } from '../band/scope-line.tsx';
import { Findings } from '../findings/findings.tsx';
import type { DashboardOrganisation } from './dashboard-charts.tsx';
import { useOrganisationStatistics } from './use-organisation-statistics.ts';

interface OrganisationResultProps {
  readonly organisation: DashboardOrganisation;
  /** true for one line, above what needs the room */
  readonly slim?: boolean;
}

/** The band at the top of a dashboard: the savings of the organisation's projects together. */
export function OrganisationResult({ organisation, slim = false }: OrganisationResultProps) {
  const { subject, navigation, statistics, nothing } = useOrganisationStatistics(organisation);
  const { top } = statistics;
  if (top.isError && !top.data) return <FailedQuery query={top} />;
  return (
    <Findings subject={subject} view={{ ...(top.data?.asked ?? navigation.view), path: [] }}>
      <ResultBand
        organisationSlug={organisation.slug}
        reply={top.data}
        former={top.isPlaceholderData && nothing === null}
        nothing={nothing}
        slim={slim}
      />
    </Findings>
  );
}

/** Says which projects the figures of a dashboard cover. */
export function OrganisationScope({ organisation }: { readonly organisation: DashboardOrganisation }) {
  const { subject, navigation, statistics } = useOrganisationStatistics(organisation);
  const { top } = statistics;
  return (
    <Findings subject={subject} view={{ ...(top.data?.asked ?? navigation.view), path: [] }}>
      {/* The number of projects of the former filters is none of these. */}
      <ScopeLine
        view={navigation.view}
        reply={top.isPlaceholderData ? undefined : top.data}
        onClear={navigation.choices.clearFilter}
      />
    </Findings>
  );
}
