import type { Applicant } from '@milieuspoor/contract';
import { winningThresholds } from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { awardModelOf, type ModelColumns } from '../../model-columns.ts';
import { AnalysisCard } from '../analysis-card.tsx';
import { slopedLineOf } from '../sloped-line-of.ts';
import { bidsTakingPart } from '../taking-part/bids-taking-part.ts';
import { TakingPartNotes } from '../taking-part/taking-part-notes.tsx';
import { ThresholdTable } from './threshold-table.tsx';
import { WinnerByModel } from './winner-by-model.tsx';
import { WithoutLosers } from './without-losers.tsx';

interface AgainstTheBidsProps {
  readonly project: ModelColumns;
  readonly applicants: readonly Applicant[];
}

/** Shows how much the values of the model would have to change for another outcome, with the bids that came in. */
export function AgainstTheBids({ project, applicants }: AgainstTheBidsProps) {
  const { t } = useTranslation();
  const takingPart = useMemo(() => bidsTakingPart(applicants), [applicants]);
  const found = useMemo(
    () => winningThresholds(takingPart.bids, awardModelOf(project)),
    [takingPart, project],
  );
  const line = slopedLineOf(project);
  return (
    <AnalysisCard title={t('tenderAnalysis.thresholds.title')} lead={t('tenderAnalysis.thresholds.lead')}>
      {takingPart.sealed ? (
        <Typography>{t('tenderAnalysis.nothing.sealed')}</Typography>
      ) : (
        <>
          {found.reason !== null && <Typography>{t(`tenderAnalysis.nothing.${found.reason}`)}</Typography>}
          {found.reason === null && line && (
            <>
              <WinnerByModel applicants={applicants} bids={takingPart.bids} line={line} />
              <ThresholdTable thresholds={found.thresholds} line={line} />
            </>
          )}
          <TakingPartNotes takingPart={takingPart} applicants={applicants} />
          {line && <WithoutLosers bids={takingPart.bids} line={line} />}
        </>
      )}
    </AnalysisCard>
  );
}
