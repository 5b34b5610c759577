import { formulaPlaces } from '@milieuspoor/charts';
import type { AwardFormula, FormulaOutcome } from '@milieuspoor/domain';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../../charts/frame/chart-frame.tsx';
import type { NamedBid } from '../taking-part/bids-taking-part.ts';

/** px: enough for bars of whole places */
const HEIGHT = 320;

interface PlacesChartProps {
  readonly outcomes: readonly FormulaOutcome<NamedBid>[];
  readonly bids: readonly NamedBid[];
  readonly nameOf: (formula: AwardFormula) => string;
}

/** Shows the place of each bidder under each formula; the amounts themselves have no common axis. */
export function PlacesChart({ outcomes, bids, nameOf }: PlacesChartProps) {
  const { t } = useTranslation();
  const model = formulaPlaces(
    bids,
    outcomes.map(({ formula, bids: placed }) => ({
      key: formula,
      label: nameOf(formula),
      places: bids.map((bid) => placed.find((each) => each.bid === bid)?.rank ?? null),
    })),
  );
  return (
    <ChartFrame
      title={t('tenderAnalysis.formulas.chart.title')}
      quantity="place"
      state={{ kind: 'ready', model }}
      rowHeading={t('tenderAnalysis.formulas.bidder')}
      place="page"
      height={HEIGHT}
      footnotes={[t('tenderAnalysis.formulas.chart.note')]}
    />
  );
}
