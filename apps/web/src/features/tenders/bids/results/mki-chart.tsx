import { baselineAndBids } from '@milieuspoor/charts';
import type { Applicant } from '@milieuspoor/contract';
import { takesPart } from '@milieuspoor/domain';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../../charts/frame/chart-frame.tsx';
import type { BaselineMki } from './baseline-mki.ts';
import { countingNotes } from './counting-notes.ts';
import { comparableMki } from './sort-bids.ts';

interface MkiChartProps {
  /** in the order of the chart */
  readonly bids: readonly Applicant[];
  readonly baseline: BaselineMki | null;
}

/** Shows the total MKI of the baseline beside that of each bid that can be compared with it. */
export function MkiChart({ bids, baseline }: MkiChartProps) {
  const { t } = useTranslation();
  const isHorizontal = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const model = useMemo(
    () =>
      baselineAndBids(
        baseline?.mkiEur ?? null,
        bids.map((bid) => ({
          uuid: bid.uuid,
          name: bid.name,
          mkiEur: comparableMki(bid),
          detail: comparableMki(bid) === null ? reasonOf(bid, t) : null,
        })),
        { baseline: t('bids.results.mkiChart.baseline'), series: t('bids.results.mkiChart.series') },
        isHorizontal ? 'horizontal' : 'vertical',
      ),
    [bids, baseline, t, isHorizontal],
  );
  const shown = bids.filter((bid) => comparableMki(bid) !== null);
  const notShown = bids.filter((bid) => bid.mki_value !== null && !shown.includes(bid));
  const ruledOut = notShown.filter(({ ruling }) => ruling !== null);
  const apart = notShown.filter(({ ruling }) => ruling === null);
  const incomplete = [
    ...(baseline?.incomplete ? [t('bids.results.mkiChart.baseline')] : []),
    ...shown.filter(({ incomplete: leavesOut }) => leavesOut).map(({ name }) => name),
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
        ...(apart.length > 0
          ? [
              t('bids.results.mkiChart.notShown', {
                names: apart.map((bid) => `${bid.name} (${reasonOf(bid, t)})`).join(', '),
              }),
            ]
          : []),
        ...(ruledOut.length > 0
          ? [t('bids.results.mkiChart.ruledOut', { names: ruledOut.map(({ name }) => name).join(', ') })]
          : []),
        ...countingNotes(shown, t),
        ...(incomplete.length > 0
          ? [t('bids.results.mkiChart.incomplete', { names: incomplete.join(', ') })]
          : []),
      ]}
    />
  );
}

/** Returns why a bid has no bar, as a few words at its name. */
function reasonOf({ standing }: Applicant, t: TFunction): string {
  return standing && !takesPart(standing)
    ? t(`bids.award.why.${standing}`)
    : t('bids.results.mkiChart.notComparable');
}
