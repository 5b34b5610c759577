import { coverageFindings, type NodePart, partsPerNode, sidesOf } from '@milieuspoor/charts';
import {
  LIFE_CYCLE_MODULES,
  moduleStatisticKind,
  nodeLevelOf,
  SERIES_NAMES,
  type StatisticKind,
} from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SeriesLegend } from '../../../charts/elements/legends/series-legend.tsx';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { chartState } from '../chart-state.ts';
import { intoNode } from '../drill/into-node.ts';
import { SectionHeading } from '../section-heading.tsx';
import {
  type StatisticsReply,
  type StatisticsSubject,
  type StatisticsView,
  statisticsQuery,
} from '../statistics-query.ts';
import { useModuleLabels, usePartLabels, useSideLabels } from '../use-chart-labels.ts';
import type { StatisticsNavigation } from '../use-statistics-view.ts';
import type { Focus } from './focus.ts';
import { FocusSwitch } from './focus-switch.tsx';
import { incompleteSentences } from './incomplete-sentences.ts';

interface CentreOfGravityProps {
  readonly subject: StatisticsSubject;
  readonly view: StatisticsView;
  readonly focus: Focus;
  readonly onChooseFocus: (focus: Focus) => void;
  /** the figures of the same place, which the other charts show */
  readonly placeReply: StatisticsReply | undefined;
  readonly drillInto: StatisticsNavigation['drillInto'];
  readonly about: string | null;
}

const QUANTITIES = { mki: 'mki', co2: 'co2', materials: 'material' } as const;
/** the totals whose coverage says what the figures of a focus leave out */
const TOTALS = {
  mki: 'total_mki_reference_calculation',
  co2: 'co2',
  materials: 'material',
} as const;
/**
 * the statistic that lists the nodes together: for products the total itself; tonnes of several materials have no total
 */
const NODE_TOTALS = {
  mki: ['eci_per_product_group', 'total_mki_reference_calculation'],
  co2: ['total_co2_hotspot'],
  materials: [],
} as const satisfies Record<Focus, readonly StatisticKind[]>;
/** as many bars as the server lists nodes, plus one for the rest */
const EXPECTED_BARS = 11;

/** The parts of raw material as the hotspot lists them; the most desirable one comes last. */
const MATERIAL_PARTS = [
  ['material_total_primary_ton__sum', 'primary', 'burden', 'primaryTon'],
  ['material_total_secondary_ton__sum', 'secondary', 'secondary', 'secondaryTon'],
  ['material_total_total_biobased_ton__sum', 'biobased', 'biobased', 'biobasedTon'],
] as const;

/**
 * Shows where the largest amounts are: the largest nodes by life-cycle module, Baseline and Optimalisatie beside each
 * other.
 */
export const CentreOfGravity = memo(function CentreOfGravity(props: CentreOfGravityProps) {
  const { subject, view, focus, onChooseFocus, placeReply, about, drillInto } = props;
  const { t } = useTranslation();
  const [sideLabels, partLabels, modules] = [useSideLabels(), usePartLabels(), useModuleLabels()];
  const headingId = useId();
  const { set } = view;
  const query = useQuery({
    ...statisticsQuery(subject, view, focus),
    // Another data type has other largest nodes.
    placeholderData: () => (focus === 'mki' ? placeReply : undefined),
  });
  const reply = query.data;
  const nodeLevel = nodeLevelOf(reply && reply.level !== 'organisation' ? reply.level : 'project');

  const { sides, totals, models } = useMemo(() => {
    const figures = reply?.statistics ?? [];
    const parts: NodePart[] =
      focus === 'materials'
        ? MATERIAL_PARTS.map(([key, name, color, resource]) => ({
            key,
            label: partLabels[name],
            color,
            about: { quantity: resource },
          }))
        : LIFE_CYCLE_MODULES.map((module) => ({
            key: module,
            label: modules[module],
            color: module,
            about: { quantity: focus, module },
          }));
    const kind = focus === 'materials' ? 'total_material_hotspot' : moduleStatisticKind(focus, set);
    const sides = sidesOf(figures, kind);
    const restLabel = t(`statistics.rest.${nodeLevel}`);
    const totals = sidesOf(figures, TOTALS[focus]);
    const whole = NODE_TOTALS[focus].map((of) => sidesOf(figures, of)).find(({ length }) => length > 0);
    const models = partsPerNode(sides, {
      quantity: QUANTITIES[focus],
      parts,
      restLabel,
      othersLabel: (count) => t('charts.coverage.others', { count }),
      ...(whole && focus !== 'materials' ? { totals: { sides: whole, quantity: focus } } : {}),
    });
    return { sides, totals, models };
  }, [reply, focus, set, nodeLevel, partLabels, modules, t]);

  const drill = intoNode(reply, drillInto);
  const legend = models.values().next().value;

  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 2 }}>
      <SectionHeading id={headingId} title={t('statistics.charts.centre')} about={about}>
        <FocusSwitch chosen={focus} onChoose={onChooseFocus} />
      </SectionHeading>
      {legend && <SeriesLegend model={legend} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {SERIES_NAMES.map((name) => {
          const side = sides.filter((statistic) => statistic.name === name);
          const model = models.get(name) ?? EMPTY_MODEL;
          return (
            <ChartFrame
              key={name}
              title={t(`statistics.charts.centreOf.${focus}`, { side: sideLabels[name] })}
              quantity={QUANTITIES[focus]}
              state={chartState(query, model)}
              rowHeading={t(`statistics.rows.${nodeLevel}`)}
              place="page"
              expectedBars={EXPECTED_BARS}
              findings={coverageFindings(
                totals.filter((total) => total.name === name),
                focus === 'materials' ? 'material' : focus,
              )}
              openSentences={focus === 'materials' ? [] : incompleteSentences(side, sideLabels, t)}
              legend={false}
              {...(drill ? { drill } : {})}
            />
          );
        })}
      </Box>
    </Box>
  );
});

/** The model of a side without any figures. */
const EMPTY_MODEL = {
  quantity: 'mki',
  orientation: 'horizontal',
  stacked: true,
  categories: [],
  series: [],
  tableRows: 'categories',
} as const;
