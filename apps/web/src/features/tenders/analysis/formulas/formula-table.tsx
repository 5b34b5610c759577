import {
  type AwardFormula,
  EMPTY_FIGURE,
  type FormulaBid,
  type FormulaOutcome,
  formatEuro,
} from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { AnalysisTable } from '../analysis-table.tsx';
import type { NamedBid } from '../taking-part/bids-taking-part.ts';

interface FormulaTableProps {
  readonly outcomes: readonly FormulaOutcome<NamedBid>[];
  readonly bids: readonly NamedBid[];
  readonly nameOf: (formula: AwardFormula) => string;
}

/** Shows what each bid amounts to under each formula, and its place there. */
export function FormulaTable({ outcomes, bids, nameOf }: FormulaTableProps) {
  const { t } = useTranslation();
  return (
    <AnalysisTable
      label={t('tenderAnalysis.formulas.title')}
      heading={t('tenderAnalysis.formulas.bidder')}
      columns={outcomes.map(({ formula }) => ({ key: formula, label: nameOf(formula) }))}
      rows={bids.map((bid) => ({
        key: bid.uuid,
        heading: bid.name,
        cells: outcomes.map((outcome) => (
          <OutcomeCell key={outcome.formula} placed={outcome.bids.find((each) => each.bid === bid)} />
        )),
      }))}
    />
  );
}

/** Shows the figure that is compared, with the place below it; the winner's is bold, and is named as such in words. */
function OutcomeCell({ placed }: { readonly placed: FormulaBid<NamedBid> | undefined }) {
  const { t } = useTranslation();
  if (!placed || placed.rank === null)
    return (
      <div>
        {EMPTY_FIGURE}
        <Box sx={BELOW}>{t('tenderAnalysis.formulas.noOutcome')}</Box>
      </div>
    );
  const { rank, tied, comparedEur } = placed;
  return (
    <div>
      <Box sx={{ fontWeight: rank === 1 ? 650 : 400, whiteSpace: 'nowrap' }}>{formatEuro(comparedEur)}</Box>
      <Box sx={BELOW}>
        {t(`tenderAnalysis.formulas.place.${tied ? 'tied' : rank === 1 ? 'winner' : 'alone'}`, { rank })}
      </Box>
    </div>
  );
}

const BELOW = { typography: 'caption', color: 'text.secondary' } as const;
