import type { Applicant } from '@milieuspoor/contract';
import type { DiscountLine } from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelColumns } from '../../model-columns.ts';
import { AnalysisCard } from '../analysis-card.tsx';
import { slopedLineOf } from '../sloped-line-of.ts';
import { bidsTakingPart, type TakingPart } from '../taking-part/bids-taking-part.ts';
import { TakingPartNotes } from '../taking-part/taking-part-notes.tsx';
import { ComparedFormulas } from './compared-formulas.tsx';

interface FormulasSideBySideProps {
  readonly project: ModelColumns;
  readonly applicants: readonly Applicant[];
}

/** Shows the same bids under other ways to weigh price against MKI. */
export function FormulasSideBySide({ project, applicants }: FormulasSideBySideProps) {
  const { t } = useTranslation();
  const takingPart = useMemo(() => bidsTakingPart(applicants), [applicants]);
  const line = useMemo(() => slopedLineOf(project), [project]);
  const nothing = reasonOf(takingPart, line);
  return (
    <AnalysisCard title={t('tenderAnalysis.formulas.title')} lead={t('tenderAnalysis.formulas.lead')}>
      {nothing !== null && <Typography>{t(`tenderAnalysis.nothing.${nothing}`)}</Typography>}
      {nothing === null && line && (
        <ComparedFormulas
          bids={takingPart.bids}
          line={line}
          criteriaMaxDiscountEur={project.criteria_max_discount}
        />
      )}
      <TakingPartNotes takingPart={takingPart} applicants={applicants} />
    </AnalysisCard>
  );
}

/** Returns why there is nothing to compare; null if there is something. */
function reasonOf({ sealed, bids }: TakingPart, line: DiscountLine | null) {
  if (sealed) return 'sealed';
  if (!line) return 'model-open';
  return bids.length < 2 ? 'too-few-bids' : null;
}
