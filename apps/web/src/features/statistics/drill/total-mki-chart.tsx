import {
  type ChartPlace,
  coverageFindings,
  sidesOf,
  stackedChildren,
  withEverySide,
  withOthers,
} from '@milieuspoor/charts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcement } from '../../../charts/elements/pointing/announcement.tsx';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { chartState } from '../chart-state.ts';
import { areBothSides, comparisonOverProjects } from '../comparison-over-projects.ts';
import { useSideLabels } from '../use-chart-labels.ts';
import type { Statistics } from '../use-statistics.ts';
import type { StatisticsNavigation } from '../use-statistics-view.ts';
import { DrillBreadcrumbs } from './drill-breadcrumbs.tsx';
import { type PlaceLevel, placesOnTheWay } from './drill-path.ts';
import { DrillSelect } from './drill-select.tsx';
import { isLostPlace } from './is-lost-place.ts';
import { useCrumbs } from './use-crumbs.ts';

const MKI = 'total_mki_reference_calculation';

interface TotalMkiChartProps {
  readonly statistics: Statistics;
  readonly navigation: StatisticsNavigation;
  /** the name at the top of the breadcrumbs */
  readonly root: string;
  /** what it shows before any drill-down */
  readonly topLevel: PlaceLevel;
  readonly place: ChartPlace;
  /** px, if the rule for the place does not apply */
  readonly height?: number;
  /** the text for a place without anything */
  readonly goneText: string;
}

/** The total MKI, stacked by the level below, with all the ways down and up. */
export const TotalMkiChart = memo(function TotalMkiChart(props: TotalMkiChartProps) {
  const { statistics, navigation, root, topLevel, place, height, goneText } = props;
  const { t } = useTranslation();
  const labels = useSideLabels();
  const title = t('statistics.charts.totalMki');
  const reply = statistics.total.data;
  const sidesAtTop = statistics.top.data;
  const sides = useMemo(() => {
    const expected = sidesOf(sidesAtTop?.statistics ?? [], MKI).map(({ name }) => name);
    const found = sidesOf(reply?.statistics ?? [], MKI);
    return expected.length > 0 ? withEverySide(found, expected) : found;
  }, [reply, sidesAtTop]);
  const model = useMemo(
    () =>
      withOthers(
        {
          ...stackedChildren(sides, 'mki', labels, comparisonOverProjects(reply?.changes?.mki)),
          bothSides: areBothSides(reply?.changes),
        },
        sides,
        'mki',
        { label: (count) => t('charts.coverage.others', { count }), named: true },
      ),
    [sides, labels, reply, t],
  );

  const shownPath = reply?.asked.path ?? navigation.view.path;
  const crumbs = useCrumbs(root, statistics, shownPath);
  const nextLevel = sides[0]?.next_aggregate_by ?? null;
  const level = reply?.level ?? shownPath.at(-1)?.shows ?? topLevel;
  const levelName = t(`statistics.levels.${level}`);
  const gone = shownPath.length > 0 && reply !== undefined && model.series.length === 0;
  const lost = isLostPlace(statistics.total, shownPath);

  // A bar, a disabled dropdown and a button that disappeared keep no focus, so it moves to the crumb of the shown
  // place.
  const currentCrumb = useRef<HTMLSpanElement>(null);
  const rescueFocus = () => {
    if (document.activeElement === document.body) currentCrumb.current?.focus({ preventScroll: true });
  };
  const depth = reply?.asked.path.length;
  const lastDepth = useRef(depth);
  useEffect(() => {
    if (lastDepth.current !== undefined && lastDepth.current !== depth) rescueFocus();
    lastDepth.current = depth;
  });

  const pick = (node: string, clickedAt: number | null) =>
    nextLevel && navigation.drillInto(shownPath, { node, shows: nextLevel }, clickedAt);
  return (
    <>
      {!lost && (
        <ChartFrame
          title={title}
          quantity="mki"
          state={chartState(statistics.total, model)}
          rowHeading={levelName}
          place={place}
          {...(height === undefined ? {} : { height })}
          findings={coverageFindings(sides, 'mki')}
          drill={{ levelName, onPick: pick, shows: nextLevel ?? undefined }}
          navigation={
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 2,
                justifyContent: 'space-between',
              }}
            >
              <DrillBreadcrumbs
                label={t('statistics.drill.trail', { title })}
                crumbs={crumbs}
                current={currentCrumb}
                onReturn={(index) => navigation.returnTo(placesOnTheWay(shownPath)[index] ?? [])}
              />
              <DrillSelect
                level={level}
                options={[...model.series, ...(model.others?.parts ?? [])]}
                drillable={model.drillable === true}
                onPick={(node) => pick(node, null)}
                onClosed={rescueFocus}
              />
            </Box>
          }
        />
      )}
      {(gone || lost) && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => navigation.returnTo([])}>
              {t('statistics.drill.toTop')}
            </Button>
          }
        >
          {lost ? t('statistics.drill.lost') : goneText}
        </Alert>
      )}
      <Announcement>
        {reply && !statistics.total.isPlaceholderData
          ? t(crumbs.length > 1 ? 'statistics.drill.arrived' : 'statistics.drill.arrivedTop', {
              level: levelName,
              name: crumbs.at(-1) ?? root,
              count: model.series.length,
            })
          : ''}
      </Announcement>
    </>
  );
});
