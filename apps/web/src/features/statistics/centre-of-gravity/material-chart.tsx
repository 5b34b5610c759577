import { type ChartPlace, coverageFindings, partsPerGroup, sidesOf } from '@milieuspoor/charts';
import { nodeLevelOf } from '@milieuspoor/domain';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { chartState } from '../chart-state.ts';
import type { ShownQuery } from '../shown-query.ts';
import type { StatisticsReply } from '../statistics-query.ts';
import { usePartLabels, useSideLabels } from '../use-chart-labels.ts';

interface MaterialChartProps {
  readonly query: ShownQuery<StatisticsReply>;
  readonly place: ChartPlace;
}

/** The primary, secondary and biobased material of the nodes with the largest MKI. */
export const MaterialChart = memo(function MaterialChart({ query, place }: MaterialChartProps) {
  const { t } = useTranslation();
  const [sideLabels, partLabels] = [useSideLabels(), usePartLabels()];
  const level = nodeLevelOf(query.data && query.data.level !== 'organisation' ? query.data.level : 'project');
  const { sides, model, groups, groupsShown } = useMemo(() => {
    const statistics = query.data?.statistics ?? [];
    const sides = sidesOf(statistics, 'material');
    const mki = sidesOf(statistics, 'total_mki_reference_calculation');
    const texts = {
      ...{ sides: sideLabels, parts: partLabels, total: t('charts.table.total') },
      rest: (count: number) => t(`statistics.restOf.${level}`, { count }),
    };
    return { sides, ...partsPerGroup(sides, mki, 'material', texts) };
  }, [query.data, sideLabels, partLabels, level, t]);
  return (
    <ChartFrame
      title={t(`statistics.charts.materialPer.${level}`)}
      quantity="material"
      state={chartState(query, model)}
      rowHeading={t(`statistics.rows.${level}`)}
      place={place}
      findings={coverageFindings(sides, 'material')}
      footnotes={
        groupsShown < groups ? [t('statistics.largestOf.mki', { shown: groupsShown, count: groups })] : []
      }
    />
  );
});
