import { baselineAndBids } from '@milieuspoor/charts';
import type { Applicant } from '@milieuspoor/contract';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../../charts/frame/chart-frame.tsx';
import type { BaselineMki } from './baseline-mki.ts';
import { comparableMki } from './sort-bids.ts';

interface MkiChartProps {
  /** in the order of the chart */
  readonly bids: readonly Applicant[];
  readonly baseline: BaselineMki | null;
}

/** The total MKI of the baseline beside that of each bid that can be held against it. */
export function MkiChart({ bids, baseline }: MkiChartProps) {
  const { t } = useTranslation();
  const lying = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const model = useMemo(
    () =>
      baselineAndBids(
        baseline?.mkiEur ?? null,
        bids.map((bid) => ({
          uuid: bid.uuid,
          name: bid.name,
          mkiEur: comparableMki(bid),
          detail:
            comparableMki(bid) === null
              ? t(`bids.results.mkiChart.${bid.mki_value === null ? 'noCalculation' : 'notComparable'}`)
              : null,
        })),
        { baseline: t('bids.results.mkiChart.baseline'), series: t('bids.results.mkiChart.series') },
        lying ? 'horizontal' : 'vertical',
      ),
    [bids, baseline, t, lying],
  );
  const notShown = bids.filter((bid) => bid.mki_value !== null && comparableMki(bid) === null);
  const incomplete = [
    ...(baseline?.incomplete ? [t('bids.results.mkiChart.baseline')] : []),
    ...bids.filter((bid) => bid.incomplete && comparableMki(bid) !== null).map(({ name }) => name),
  ];
  return (
    <ChartFrame
      title={t('bids.results.mkiChart.title')}
      quantity="mki"
      state={{ kind: 'ready', model }}
      rowHeading={t('bids.results.mkiChart.rows')}
      place="page"
      footnotes={[
        ...(baseline ? [] : [t('bids.results.mkiChart.noBaseline')]),
        ...(notShown.length > 0
          ? [t('bids.results.mkiChart.notShown', { names: notShown.map(({ name }) => name).join(', ') })]
          : []),
        ...(incomplete.length > 0
          ? [t('bids.results.mkiChart.incomplete', { names: incomplete.join(', ') })]
          : []),
      ]}
    />
  );
}
