import { isRoundedDifference } from '@milieuspoor/charts';
import {
  type BidCalculation,
  type ClaimOutcome,
  EMPTY_FIGURE,
  formatEuro,
  formatMki,
  formatShare,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { AnalysisTable } from '../analysis-table.tsx';
import { signedEuro } from '../signed-euro.ts';
import type { Claim } from './claim-of.ts';

const COLUMNS = ['offered', 'realised', 'difference'] as const;

/** Shows the MKI that was offered and the one that was realised, each with its discount. */
export function ClaimTable({ claim: { offered, realised, outcome } }: { readonly claim: Claim }) {
  const { t } = useTranslation();
  return (
    <AnalysisTable
      label={t('tenderAnalysis.claim.title')}
      heading={t('tenderAnalysis.claim.columns.what')}
      columns={COLUMNS.map((key) => ({ key, label: t(`tenderAnalysis.claim.columns.${key}`) }))}
      rows={[
        ...(outcome?.restatedBy && offered && realised
          ? [
              {
                key: 'tendered',
                heading: t('tenderAnalysis.claim.rows.tendered'),
                cells: [
                  mkiText(offered, t),
                  mkiText(at(realised, outcome.realisedAtTenderEur), t),
                  EMPTY_FIGURE,
                ],
              },
              {
                key: 'carriedOut',
                heading: t('tenderAnalysis.claim.rows.carriedOut'),
                cells: [
                  mkiText(at(offered, outcome.promisedEur), t),
                  mkiText(realised, t),
                  deviationText(outcome, { offered: at(offered, outcome.promisedEur), realised }, t),
                ],
              },
            ]
          : [
              {
                key: 'mki',
                heading: t('tenderAnalysis.claim.rows.mki'),
                cells: [
                  mkiText(offered, t),
                  mkiText(realised, t),
                  deviationText(outcome, { offered, realised }, t),
                ],
              },
            ]),
        {
          key: 'discount',
          heading: t('tenderAnalysis.claim.rows.discount'),
          cells: outcome
            ? [
                formatEuro(outcome.offeredScoreEur),
                formatEuro(outcome.realisedScoreEur),
                signedEuro(outcome.realisedScoreEur - outcome.offeredScoreEur),
              ]
            : [EMPTY_FIGURE, EMPTY_FIGURE, EMPTY_FIGURE],
        },
      ]}
    />
  );
}

/** Returns the calculation with another MKI: the one at other work, in euro. */
function at(calculation: BidCalculation, amount: number): BidCalculation {
  return { ...calculation, mki: { ...calculation.mki, amount } };
}

/** '€75.000,- (Set A1)': MKIs of two different sets can't be compared as more or less. */
function mkiText(calculation: BidCalculation | null, t: TFunction): string {
  if (!calculation) return EMPTY_FIGURE;
  const set = t(`tenderAnalysis.claim.sets.${calculation.set}`);
  return `${formatMki(calculation.mki.amount)} (${set})`;
}

/** '+€5.000,- (+6,67 %)', and a word where rounding to whole euro would contradict the two amounts beside it. */
function deviationText(
  outcome: ClaimOutcome | null,
  sides: Pick<Claim, 'offered' | 'realised'>,
  t: TFunction,
): string {
  if (!outcome) return EMPTY_FIGURE;
  const { deviationEur, deviationShare } = outcome;
  const sign = deviationEur > 0 ? '+' : '';
  const share = deviationShare === null ? '' : ` (${sign}${formatShare(deviationShare, 1)})`;
  const text = `${sign}${formatMki(deviationEur)}${share}`;
  const [baseline, optimization] = [sides.offered?.mki.amount, sides.realised?.mki.amount];
  const rounded =
    baseline != null &&
    optimization != null &&
    isRoundedDifference({ baseline, optimization, amount: deviationEur }, 'mki');
  return rounded ? t('tenderAnalysis.claim.rounded', { difference: text }) : text;
}
