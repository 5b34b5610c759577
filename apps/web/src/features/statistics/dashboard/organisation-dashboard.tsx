import Box from '@mui/material/Box';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartSubject } from '../../../charts/subject/chart-subject.tsx';
import { SubjectOnce } from '../../../charts/subject/subject-once.tsx';
import { dimmedWhile } from '../../../ui/dimmed-while.ts';
import { PhoneFold } from '../../../ui/page/phone-fold.tsx';
import { Unhurried } from '../../../ui/unhurried.tsx';
import { sharedOver } from '../band/shared-over.ts';
import type { DashboardTab } from '../dashboard-tab.ts';
import { FiguresNote } from '../figures-note.tsx';
import { filterLines } from '../filters/filter-lines.ts';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { explainedLines, sizeLines } from '../filters/size-lines.ts';
import { weightsLines } from '../filters/weights-lines.ts';
import { Findings } from '../findings/findings.tsx';
import { SectorSection } from '../sectors/sector-section.tsx';
import type { AskedProjects } from '../statistics-query.ts';
import type { StatisticsChoices } from '../use-statistics-view.ts';
import { DashboardCharts, type DashboardOrganisation } from './dashboard-charts.tsx';
import { NoFigures } from './no-figures.tsx';
import { useOrganisationStatistics } from './use-organisation-statistics.ts';

interface OrganisationDashboardProps {
  readonly organisation: DashboardOrganisation;
  readonly audience: 'viewer' | 'member' | 'expert';
  /** the open tab; the first by default */
  readonly tab?: DashboardTab;
  /** what stands below the filters in place of the charts, in another tab than the first */
  readonly children?:
    | ((asked: AskedProjects, chooseYears: StatisticsChoices['chooseYears']) => ReactNode)
    | undefined;
  /** what stands below the charts of the first tab */
  readonly below?:
    | ((asked: AskedProjects, chooseYears: StatisticsChoices['chooseYears']) => ReactNode)
    | undefined;
}

const ROWS = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The environmental costs of an organisation's completed projects: filters, and the charts that they apply to. */
export function OrganisationDashboard({
  organisation,
  audience,
  tab = 'figures',
  children,
  below,
}: OrganisationDashboardProps) {
  const { t } = useTranslation();
  const { subject, navigation, statistics, nothing } = useOrganisationStatistics(organisation);
  const { top, place } = statistics;
  const { set, years, contractType } = navigation.view;
  const projects = useMemo((): AskedProjects => ({ set, years, contractType }), [set, years, contractType]);
  // The filters answer a click at once; what they apply to is dimmed at once, and rendered after that.
  const filters = JSON.stringify([set, years, contractType]);
  const waits = useDeferredValue(filters) !== filters;
  // Of the whole organisation, whatever place of the charts is open.
  const lines = [
    ...filterLines(navigation.view, t),
    ...weightsLines(top.data?.weights, t),
    ...sizeLines(top.data?.changes, t),
    ...explainedLines(top.data?.changes, t),
  ];
  const steady = audience === 'viewer';
  const inTab = children ?? (nothing ? undefined : below);
  // For the organisation as a whole the band says it, right above filters that stay in place.
  const said = steady && navigation.view.path.length <= 1;
  return (
    <Box
      component="section"
      // The list of chances is a region of that name itself.
      aria-label={
        tab === 'chances' ? undefined : t(tab === 'figures' ? 'statistics.heading' : `statistics.tabs.${tab}`)
      }
      sx={{
        ...ROWS,
        // An element that lies over the page has a row without height, which needs no gap of its own.
        '&& > [data-over-page] + *': { mt: { md: -2.5 } },
      }}
    >
      <Findings subject={subject} view={place.data?.asked ?? navigation.view}>
        <FilterPanel
          view={navigation.view}
          choices={navigation.choices}
          years={(top.data ?? statistics.total.data)?.years ?? []}
          changes={nothing || said ? null : (place.data?.changes ?? null)}
          former={place.isPlaceholderData}
          overSaid={top.data?.changes ? sharedOver(top.data.changes) : null}
          steady={steady}
          clearedElsewhere={nothing === 'filtered'}
        />
      </Findings>
      <Box aria-busy={waits} sx={{ ...ROWS, ...dimmedWhile(waits) }}>
        <Unhurried waits={waits}>
          {!nothing && <FiguresNote set={navigation.view.set} reply={top.data} />}
          {!children && nothing && (
            <NoFigures
              audience={audience}
              reason={nothing}
              set={navigation.view.set}
              choices={navigation.choices}
            />
          )}
          {!children && !nothing && (
            <DashboardCharts
              organisation={organisation}
              subject={subject}
              navigation={navigation}
              statistics={statistics}
              audience={audience}
            />
          )}
          {inTab && (
            <ChartSubject lines={lines}>
              <Findings subject={subject} view={{ ...navigation.view, path: [] }}>
                <SubjectOnce>{inTab(navigation.view, navigation.choices.chooseYears)}</SubjectOnce>
                {/* Others find it in the first tab, which has for viewers what the specification lists. */}
                {audience === 'viewer' && tab === 'progress' && (
                  <PhoneFold title={t('statistics.sectors.heading')}>
                    <SectorSection organisation={organisation} asked={projects} about={null} />
                  </PhoneFold>
                )}
              </Findings>
            </ChartSubject>
          )}
        </Unhurried>
      </Box>
    </Box>
  );
}
