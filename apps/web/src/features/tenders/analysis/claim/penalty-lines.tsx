import { type ClaimOutcome, formatEuro, formatMki } from '@milieuspoor/domain';
import { useTranslation } from 'react-i18next';
import { SummaryList } from '../../../../ui/summary-list.tsx';
import { writeFactor } from '../write-factor.ts';

interface PenaltyLinesProps {
  /** what the winner offered, euro */
  readonly offeredEur: number | null;
  readonly outcome: ClaimOutcome;
  readonly factor: number;
}

/** Shows the discount that was won but not earned, and the penalty on it, calculated as one would by hand. */
export function PenaltyLines({ offeredEur, outcome, factor }: PenaltyLinesProps) {
  const { t } = useTranslation();
  const { offeredScoreEur, realisedScoreEur, missedAdvantageEur, penaltyEur, restatedBy } = outcome;
  const missed = formatEuro(missedAdvantageEur);
  return (
    <SummaryList
      lines={[
        ...(restatedBy
          ? [
              {
                key: 'promised',
                label: t('tenderAnalysis.claim.promised'),
                value: `${formatMki(offeredEur)} × (${formatMki(restatedBy.asBuiltEur)} ÷ ${formatMki(restatedBy.designEur)}) = ${formatMki(outcome.promisedEur)}`,
              },
            ]
          : []),
        {
          key: 'missed',
          label: t('tenderAnalysis.claim.missed'),
          value:
            missedAdvantageEur > 0
              ? `${formatEuro(offeredScoreEur)} − ${formatEuro(realisedScoreEur)} = ${missed}`
              : t('tenderAnalysis.claim.nothingMissed', { missed }),
        },
        { key: 'factor', label: t('tenderAnalysis.claim.factor'), value: writeFactor(factor) },
        {
          key: 'penalty',
          label: t('tenderAnalysis.claim.penalty'),
          value: `${writeFactor(factor)} × ${missed} = ${formatEuro(penaltyEur)}`,
        },
      ]}
    />
  );
}
