import { coverageFindings, REST } from '@milieuspoor/charts';
import { LIFE_CYCLE_MODULES, nodeLevelOf, SERIES_NAMES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SeriesLegend } from '../../../charts/elements/legends/series-legend.tsx';
import type { ChartDrill } from '../../../charts/frame/chart-body.tsx';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { ChoiceSwitch } from '../../../ui/choice-switch.tsx';
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
import { centreModels, QUANTITIES } from './centre-models.ts';
import { FOCUSES, type Focus, GROUPINGS, type Grouping } from './focus.ts';
import { incompleteSentences } from './incomplete-sentences.ts';

interface CentreOfGravityProps {
  readonly subject: StatisticsSubject;
  readonly view: StatisticsView;
  readonly focus: Focus;
  readonly onChooseFocus: (focus: Focus) => void;
  /** raw materials have no modules: they are grouped by node always */
  readonly grouping: Grouping;
  readonly onChooseGrouping: (grouping: Grouping) => void;
  /** the figures of the same place, which the other charts show */
  readonly placeReply: StatisticsReply | undefined;
  readonly drillInto: StatisticsNavigation['drillInto'];
  readonly about: string | null;
}

/** as many bars as the server lists nodes, plus one for the rest */
const EXPECTED_NODES = 11;

/**
 * Shows where the largest amounts are, Baseline and Optimalisatie beside each other: by life-cycle module, or of the largest
 * nodes by life-cycle module.
 */
export const CentreOfGravity = memo(function CentreOfGravity(props: CentreOfGravityProps) {
  const { subject, view, focus, onChooseFocus, onChooseGrouping, placeReply, about, drillInto } = props;
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
  const grouping = focus === 'materials' ? 'nodes' : props.grouping;
  const nodeName = t(`statistics.rows.${nodeLevel}`);
  const nodes = nodeName.toLowerCase();

  const node = intoNode(reply, drillInto);
  const hasNodes = node !== undefined;

  const { sides, totals, models, leads } = useMemo(() => {
    const rest = t(`statistics.rest.${nodeLevel}`);
    const others = (count: number) => t('charts.coverage.others', { count });
    const labels = { sides: sideLabels, parts: partLabels, modules, rest, others };
    return centreModels(reply?.statistics ?? [], { focus, grouping, set, hasNodes, labels });
  }, [reply, focus, grouping, set, hasNodes, nodeLevel, sideLabels, partLabels, modules, t]);

  const drill: ChartDrill | undefined =
    node && grouping === 'modules'
      ? { onPick: (module, at) => node.onPick(leads.get(module) ?? REST, at) }
      : node;
  const titleOf = (side: string) =>
    focus === 'materials' || grouping === 'nodes'
      ? t(`statistics.charts.centreOf.nodes.${focus}`, { side, nodes })
      : t(`statistics.charts.centreOf.modules.${focus}`, { side });
  const legend = grouping === 'nodes' ? models.values().next().value : undefined;

  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 2 }}>
      <SectionHeading id={headingId} title={t('statistics.charts.centre')} about={about}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {focus !== 'materials' && (
            <ChoiceSwitch
              label={t('statistics.grouping.label')}
              choices={GROUPINGS.map((each) => [each, t(`statistics.grouping.${each}`, { nodes })])}
              chosen={grouping}
              onChoose={onChooseGrouping}
            />
          )}
          <ChoiceSwitch
            label={t('statistics.focus.label')}
            choices={FOCUSES.map((each) => [each, t(`statistics.focus.${each}`)])}
            chosen={focus}
            onChoose={onChooseFocus}
          />
        </Box>
      </SectionHeading>
      {legend && <SeriesLegend model={legend} />}
      {grouping === 'modules' && leads.size > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', displayPrint: 'none' }}>
          {t('statistics.drill.byModule')}
        </Typography>
      )}
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
              title={titleOf(sideLabels[name])}
              quantity={QUANTITIES[focus]}
              state={chartState(query, model)}
              rowHeading={grouping === 'nodes' ? nodeName : t('statistics.rows.module')}
              place="page"
              expectedBars={grouping === 'nodes' ? EXPECTED_NODES : LIFE_CYCLE_MODULES.length}
              findings={coverageFindings(
                totals.filter((total) => total.name === name),
                QUANTITIES[focus],
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
