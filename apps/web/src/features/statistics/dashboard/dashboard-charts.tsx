import Box from '@mui/material/Box';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaidOnce } from '../../../charts/coverage/said-once.ts';
import { SaidOnceOn } from '../../../charts/coverage/use-said-above.ts';
import { ChartSubject } from '../../../charts/subject/chart-subject.tsx';
import { SubjectOnce } from '../../../charts/subject/subject-once.tsx';
import { PhoneFold } from '../../../ui/page/phone-fold.tsx';
import { CentreOfGravity } from '../centre-of-gravity/centre-of-gravity.tsx';
import { LargestNodesChart } from '../centre-of-gravity/largest-nodes-chart.tsx';
import { isLostPlace } from '../drill/is-lost-place.ts';
import { TotalMkiChart } from '../drill/total-mki-chart.tsx';
import { useCrumbs } from '../drill/use-crumbs.ts';
import { TOTAL_PLACE, useTotalPlace } from '../drill/use-total-place.ts';
import { filterLines } from '../filters/filter-lines.ts';
import { noteLines, sharedNote } from '../filters/note-lines.ts';
import { explainedLines, sizeLines } from '../filters/size-lines.ts';
import { weightsLines } from '../filters/weights-lines.ts';
import { Findings } from '../findings/findings.tsx';
import { Gauges } from '../gauges/gauges.tsx';
import { GoalCharts } from '../goals/goal-charts.tsx';
import { RatioSection } from '../ratios/ratio-section.tsx';
import { SectorSection } from '../sectors/sector-section.tsx';
import type { AskedProjects, StatisticsSubject } from '../statistics-query.ts';
import type { Statistics } from '../use-statistics.ts';
import type { StatisticsNavigation } from '../use-statistics-view.ts';

export interface DashboardOrganisation {
  readonly uuid: string;
  readonly slug: string;
  readonly name: string;
}

interface DashboardChartsProps {
  readonly organisation: DashboardOrganisation;
  readonly subject: StatisticsSubject;
  readonly navigation: StatisticsNavigation;
  readonly statistics: Statistics;
  /** a viewer sees less */
  readonly audience: 'viewer' | 'member' | 'expert';
}

/** px, on the viewer dashboard */
const VIEWER_TOTAL_HEIGHT = 750;

/** The charts of an organisation, from its total down to the cost per unit; all but the last follow the drill-down. */
export function DashboardCharts(props: DashboardChartsProps) {
  const { organisation, subject, navigation, statistics, audience } = props;
  const { t } = useTranslation();
  const [screen] = useState(() => new SaidOnce());
  const root = t('statistics.levels.organisation');
  const reply = statistics.place.data;
  const crumbs = useCrumbs(root, statistics, reply?.asked.path ?? []).slice(1);
  // For the organisation as a whole nothing needs to be said.
  const about = navigation.view.path.length > 1 ? crumbs.slice(1).join(' › ') : null;
  // When the filters leave a place without figures, that is said once, and not in every chart; the same goes for a
  // place that could not be fetched.
  const { top } = statistics;
  const gone =
    (reply !== undefined && reply.statistics.length === 0) ||
    (top.isError && !top.data) ||
    isLostPlace(statistics.place, navigation.view.path);
  const { view, choices } = navigation;
  const asked = reply?.asked ?? view;
  const { set, years, contractType } = view;
  // The drill-down does not change these.
  const projects = useMemo((): AskedProjects => ({ set, years, contractType }), [set, years, contractType]);
  // The chart that was clicked is updated first, and the charts around it right after.
  const place = useDeferredValue(statistics.place);
  const deferredView = useDeferredValue(view);
  const weights = reply?.weights;
  const changes = reply?.changes;
  const notes = useMemo(() => [...noteLines(reply, t), ...explainedLines(reply?.changes, t)], [reply, t]);
  const lines = useMemo(
    () => [
      ...filterLines(asked, t),
      ...weightsLines(weights, t),
      ...(about === null ? [] : [{ label: t('charts.subject.path'), value: about }]),
      ...sizeLines(changes, t),
      ...notes,
    ],
    [asked, weights, about, changes, notes, t],
  );
  // Not every chart is of a set, so each names its own.
  const shared = useMemo(
    () => [
      ...filterLines(projects, t).filter(({ quantities }) => quantities === undefined),
      ...sizeLines(changes, t),
      ...sharedNote(notes),
    ],
    [projects, changes, notes, t],
  );
  const deferredAbout = useDeferredValue(about);
  const deferredLines = useDeferredValue(lines);
  const { total, goTo } = useTotalPlace();
  const { drillInto } = navigation;
  const { uuid } = organisation;
  const pickSector = useCallback(
    (sector: string, clickedAt: number | null) => {
      drillInto([{ node: uuid, shows: 'project' }], { node: sector, shows: 'project' }, clickedAt);
      // The sectors stay as they are: the result of the click is shown at the total, far above them.
      goTo();
    },
    [drillInto, goTo, uuid],
  );
  // These as well: the total follows the click, out of view.
  const drillFromAfar = useCallback<typeof drillInto>(
    (...step) => {
      drillInto(...step);
      goTo();
    },
    [drillInto, goTo],
  );
  return (
    <SaidOnceOn value={screen}>
      <Findings subject={subject} view={asked}>
        <SubjectOnce lines={shared}>
          <ChartSubject lines={lines}>
            <Box ref={total} tabIndex={-1} sx={TOTAL_PLACE}>
              <TotalMkiChart
                statistics={statistics}
                navigation={navigation}
                root={root}
                topLevel="organisation"
                place="page"
                {...(audience === 'viewer' ? { height: VIEWER_TOTAL_HEIGHT } : {})}
                goneText={t('statistics.drill.goneFiltered')}
              />
            </Box>
          </ChartSubject>
          {audience === 'expert' && (
            <PhoneFold title={t('statistics.gauges.heading')}>
              <Gauges
                organisation={organisation}
                asked={projects}
                subject={subject}
                about={deferredAbout}
                sector={navigation.sector}
                onChooseSector={choices.chooseSector}
              />
            </PhoneFold>
          )}
          {!gone && (
            <ChartSubject lines={deferredLines}>
              <PhoneFold title={t('statistics.charts.goals')}>
                <GoalCharts query={place} about={deferredAbout} />
              </PhoneFold>
              <PhoneFold title={t('statistics.charts.centre')}>
                <CentreOfGravity
                  subject={subject}
                  view={deferredView}
                  focus={navigation.focus}
                  onChooseFocus={choices.chooseFocus}
                  grouping={navigation.grouping}
                  onChooseGrouping={choices.chooseGrouping}
                  placeReply={place.data}
                  drillInto={drillFromAfar}
                  about={deferredAbout}
                />
              </PhoneFold>
              {audience !== 'viewer' && (
                <PhoneFold title={t('statistics.largest')}>
                  <LargestNodesChart
                    subject={subject}
                    view={deferredView}
                    focus={navigation.focus}
                    placeReply={place.data}
                    drillInto={drillFromAfar}
                  />
                </PhoneFold>
              )}
            </ChartSubject>
          )}
          {audience !== 'viewer' && (
            <>
              <PhoneFold title={t('statistics.sectors.heading')}>
                <SectorSection
                  organisation={organisation}
                  asked={projects}
                  about={deferredAbout}
                  chosen={navigation.sectorsOf}
                  onChoose={choices.chooseSectorsOf}
                  onPickSector={pickSector}
                />
              </PhoneFold>
              <PhoneFold title={t('statistics.ratios.heading')}>
                <RatioSection
                  organisationSlug={organisation.slug}
                  asked={projects}
                  about={deferredAbout}
                  productGroup={navigation.productGroup}
                  onChooseProductGroup={choices.chooseProductGroup}
                />
              </PhoneFold>
            </>
          )}
        </SubjectOnce>
      </Findings>
    </SaidOnceOn>
  );
}
