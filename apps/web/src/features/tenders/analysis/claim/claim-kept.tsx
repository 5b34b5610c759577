import type { Calculation } from '@milieuspoor/contract';
import {
  DEFAULT_PENALTY_FACTOR,
  leavesIndicatorsOut,
  sizeText,
  slightlyBeyondText,
} from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { asList } from '../../../../lib/as-list.ts';
import { currentLanguage } from '../../../../text/language.ts';
import type { ModelColumns } from '../../model-columns.ts';
import { AnalysisCard } from '../analysis-card.tsx';
import { slopedLineOf } from '../sloped-line-of.ts';
import { besideOf, type ClaimCalculations, claimOf, type Winner } from './claim-of.ts';
import { ClaimTable } from './claim-table.tsx';
import { PenaltyLines } from './penalty-lines.tsx';

interface ClaimKeptProps {
  readonly project: ModelColumns;
  /** the winner, who made the offer; null while nobody is the winner */
  readonly winner: Winner | null;
  /** the active calculation of the optimisation as it was built; null if there is none */
  readonly realised: Calculation | null;
  readonly baselines: ClaimCalculations;
  /** how many times the missed advantage is claimed, two decimals at most */
  readonly factor?: number;
}

/** Shows the MKI that the winner offered beside the one that was realised, and what the difference would cost. */
export function ClaimKept({
  project,
  winner,
  realised,
  baselines,
  factor = DEFAULT_PENALTY_FACTOR,
}: ClaimKeptProps) {
  const { t } = useTranslation();
  const claim = claimOf({ winner, realised, baselines, line: slopedLineOf(project), factor });
  const { outcome, reason } = claim;
  const marked = [claim.offered, claim.realised].some((side) => side && leavesIndicatorsOut(side));
  const sizes = (winner ? besideOf(winner, baselines) : []).flatMap(({ beside, work }) => {
    const size = sizeText(work, currentLanguage());
    const note = beside === 'asBuilt' ? slightlyBeyondText(work, currentLanguage()) : '';
    return [size, note].flatMap((text) => (text ? [{ beside, size: text }] : []));
  });
  const answered = [winner?.project_calculation, realised, baselines.design, baselines.asBuilt].flatMap(
    (calculation) => (calculation && calculation.scope_answers > 0 ? calculation.name : []),
  );
  return (
    <AnalysisCard title={t('tenderAnalysis.claim.title')} lead={t('tenderAnalysis.claim.lead')}>
      {winner && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('tenderAnalysis.claim.winner', { name: winner.name })}
        </Typography>
      )}
      {(claim.offered ?? claim.realised) && <ClaimTable claim={claim} />}
      {reason !== null && <Typography>{t(`tenderAnalysis.claim.reasons.${reason}`)}</Typography>}
      {outcome && (
        <PenaltyLines offeredEur={claim.offered?.mki.amount ?? null} outcome={outcome} factor={factor} />
      )}
      {outcome &&
        sizes.map(({ beside, size }) => (
          <Typography key={size} variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`tenderAnalysis.claim.beside.${beside}`, { size })}
          </Typography>
        ))}
      {outcome && answered.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('tenderAnalysis.claim.answered', {
            calculations: asList(answered, currentLanguage(), 'conjunction'),
          })}
        </Typography>
      )}
      {marked && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('tenderAnalysis.claim.marked')}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('tenderAnalysis.claim.indicative')}
      </Typography>
    </AnalysisCard>
  );
}
