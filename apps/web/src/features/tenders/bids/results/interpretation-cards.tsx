import type { Applicant, ApplicantStatisticsAnswer, Project } from '@milieuspoor/contract';
import { formatEuro, formatNumber, interpretation, isPriced, takesPart } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { awardModelOf } from '../../model-columns.ts';
import { Card } from './card.tsx';
import { countingNotes } from './counting-notes.ts';

interface InterpretationCardsProps {
  readonly project: Project;
  readonly bids: readonly Applicant[];
  readonly statistics: ApplicantStatisticsAnswer;
}

/**
 * Shows what the model and the bids say together (D-34): three figures of two decimals, with the reason if one is
 * missing.
 */
export function InterpretationCards({ project, bids, statistics }: InterpretationCardsProps) {
  const { t } = useTranslation();
  const model = awardModelOf(project);
  const { mkiStimulation, costsPerEuroSaved, costsMostSustainableEur, targetReachedPercent } = interpretation(
    model,
    {
      costsPerEuroSaved: statistics.additional_costs_environmental_profit,
      costsMostSustainableEur: statistics.costs_most_sustainable,
      targetReachedPercent: statistics.applicants_lower_boundary_mki_surpassed,
    },
  );
  const isModelFilled =
    model.mkiMaxDiscountEur !== null && model.upperEur !== null && model.lowerEur !== null;
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' } }}
    >
      <Card
        title={t('bids.results.stimulation.title')}
        figure={formatNumber(mkiStimulation)}
        text={
          mkiStimulation === null
            ? t(`bids.results.stimulation.${isModelFilled ? 'boundaries' : 'missing'}`)
            : t('bids.results.stimulation.text')
        }
      />
      <Card
        title={t('bids.results.costs.title')}
        figure={formatNumber(costsPerEuroSaved)}
        text={t(costsPerEuroSaved === null ? 'bids.results.costs.missing' : 'bids.results.costs.text')}
        details={extraPrice()}
      />
      <Card
        title={t('bids.results.target.title')}
        figure={targetReachedPercent === null ? '-' : `${formatNumber(targetReachedPercent)} %`}
        text={
          targetReachedPercent === null
            ? t('bids.results.target.missing')
            : t('bids.results.target.text', { amount: formatEuro(model.lowerEur) })
        }
      />
    </Box>
  );

  function extraPrice(): readonly string[] {
    const dear = statistics.applicant_lowest_mki_value;
    const cheap = statistics.applicant_lowest_qoute_price;
    if (costsMostSustainableEur === null || !dear || !cheap) return [];
    const comparable = bids.filter(({ standing }) => standing && takesPart(standing)).length;
    const counted = bids.filter(
      ({ standing, quote_price }) => standing && isPriced(standing) && quote_price !== null,
    );
    const others = bids.filter((bid) => !counted.includes(bid)).map(({ name }) => name);
    const names = { dear: dear.name, cheap: cheap.name };
    const text =
      comparable < 2
        ? t('bids.results.costs.alone', names)
        : dear.uuid === cheap.uuid
          ? t('bids.results.costs.same', names)
          : t('bids.results.costs.extra', { ...names, amount: formatEuro(costsMostSustainableEur) });
    // The MKI of both counts: what was filled in, or counts as 0, is said in the same words as below the charts.
    const compared = bids.filter(({ uuid }) => comparable > 1 && (uuid === dear.uuid || uuid === cheap.uuid));
    return [
      text,
      ...(others.length > 0 ? [t('bids.results.costs.without', { names: others.join(', ') })] : []),
      ...countingNotes(compared, t),
    ];
  }
}
