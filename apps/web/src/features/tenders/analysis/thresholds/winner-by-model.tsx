import type { Applicant } from '@milieuspoor/contract';
import { type DiscountLine, formatEuro, placeBids } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { NamedBid } from '../taking-part/bids-taking-part.ts';

interface WinnerByModelProps {
  readonly applicants: readonly Pick<Applicant, 'uuid' | 'name' | 'active'>[];
  readonly bids: readonly NamedBid[];
  readonly line: DiscountLine;
}

/** Shows which bidder the model makes the winner, and says so if somebody else was chosen. */
export function WinnerByModel({ applicants, bids, line }: WinnerByModelProps) {
  const { t } = useTranslation();
  const [best, next] = placeBids(bids, line);
  if (!best || next?.rank === 1) return null;
  const chosen = applicants.find(({ active }) => active);
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('tenderAnalysis.thresholds.winner', {
          name: best.bid.name,
          price: formatEuro(best.fictionalPriceEur),
        })}
      </Typography>
      {chosen && chosen.uuid !== best.bid.uuid && (
        <Alert severity="info" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {t('tenderAnalysis.thresholds.chosen', { chosen: chosen.name, name: best.bid.name })}
        </Alert>
      )}
    </>
  );
}
