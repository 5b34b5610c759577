import { type ClaimOutcome, formatEuro } from '@milieuspoor/domain';
import { useTranslation } from 'react-i18next';
import { SummaryList } from '../../../../ui/summary-list.tsx';
import { writeFactor } from '../write-factor.ts';

interface PenaltyLinesProps {
  readonly outcome: ClaimOutcome;
  readonly factor: number;
}

/** What was won and not earned, and the penalty on it, worked out as it would be by hand. */
export function PenaltyLines({ outcome, factor }: PenaltyLinesProps) {
  const { t } = useTranslation();
  const { offeredScoreEur, realisedScoreEur, missedAdvantageEur, penaltyEur } = outcome;
  const missed = formatEuro(missedAdvantageEur);
  return (
    <SummaryList
      lines={[
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
