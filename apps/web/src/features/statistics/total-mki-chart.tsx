import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartPlace } from '../../charts/chart-heights.ts';
import { coverageFindings } from '../../charts/coverage-findings.ts';
import { Announcement } from '../../charts/elements/announcement.tsx';
import { ChartFrame } from '../../charts/frame/chart-frame.tsx';
import { sidesOf, withEverySide } from '../../charts/series/sides.ts';
import { stackedChildren } from '../../charts/series/stacked-children.ts';
import { chartState } from './chart-state.ts';
import { DrillBreadcrumbs } from './drill-breadcrumbs.tsx';
import { placesOnTheWay } from './drill-path.ts';
import { DrillSelect } from './drill-select.tsx';
import { useSideLabels } from './use-chart-labels.ts';
import type { Statistics } from './use-statistics.ts';
import type { StatisticsNavigation } from './use-statistics-view.ts';

const MKI = 'total_mki_reference_calculation';

interface TotalMkiChartProps {
  readonly statistics: Statistics;
  readonly navigation: StatisticsNavigation;
  /** what the top of the breadcrumb is called */
  readonly root: string;
  readonly place: ChartPlace;
}

/** The total MKI, stacked by what is one level down, with all the ways down and up. */
export function TotalMkiChart({ statistics, navigation, root, place }: TotalMkiChartProps) {
  const { t } = useTranslation();
  const labels = useSideLabels();
  const title = t('statistics.charts.totalMki');
  const reply = statistics.place.data;
  const sidesAtTop = statistics.top.data;
  const sides = useMemo(() => {
    const expected = sidesOf(sidesAtTop?.statistics ?? [], MKI).map(({ name }) => name);
    const found = sidesOf(reply?.statistics ?? [], MKI);
    return expected.length > 0 ? withEverySide(found, expected) : found;
  }, [reply, sidesAtTop]);
  const model = useMemo(() => stackedChildren(sides, 'mki', labels), [sides, labels]);

  const shownPath = reply?.view.path ?? navigation.view.path;
  const names = statistics.names
    .slice(0, shownPath.length)
    .map((name) => name ?? t('statistics.drill.unknown'));
  const crumbs = [root, ...names];
  const nextLevel = sides[0]?.next_aggregate_by ?? null;
  const level = reply?.level ?? 'product_group';
  const levelName = t(`statistics.levels.${level}`);
  const gone = shownPath.length > 0 && reply !== undefined && model.series.length === 0;

  // A bar, a disabled dropdown and a vanished button keep no focus: then it goes to where the reader now is.
  const currentCrumb = useRef<HTMLSpanElement>(null);
  const rescueFocus = () => {
    if (document.activeElement === document.body) currentCrumb.current?.focus({ preventScroll: true });
  };
  const depth = reply?.view.path.length;
  const lastDepth = useRef(depth);
  useEffect(() => {
    if (lastDepth.current !== undefined && lastDepth.current !== depth) rescueFocus();
    lastDepth.current = depth;
  });

  const pick = (node: string, single: boolean) =>
    nextLevel && navigation.drillInto({ node, shows: nextLevel }, single);
  return (
    <>
      <ChartFrame
        title={title}
        quantity="mki"
        state={chartState(statistics.place, model)}
        rowHeading={levelName}
        place={place}
        findings={coverageFindings(sides, 'mki')}
        drill={{ levelName, onPick: pick }}
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
              options={model.series}
              drillable={model.drillable === true}
              onPick={(node) => pick(node, true)}
              onClosed={rescueFocus}
            />
          </Box>
        }
      />
      {gone && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => navigation.returnTo([])}>
              {t('statistics.drill.toTop')}
            </Button>
          }
        >
          {t('statistics.drill.gone')}
        </Alert>
      )}
      <Announcement>
        {reply && !statistics.place.isPlaceholderData
          ? t('statistics.drill.arrived', {
              level: levelName,
              name: crumbs.at(-1) ?? root,
              count: model.series.length,
            })
          : ''}
      </Announcement>
    </>
  );
}
