import type { Applicant } from '@milieuspoor/contract';
import { formatEuro, formatMki, formatNumber, needsWinnerReason } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BidRemarkText } from '../table/bid-remark-text.tsx';
import { choiceCautions } from '../table/bid-remarks.ts';
import { placeOfChoice } from '../table/place-of-choice.ts';
import { placeWords } from '../table/place-words.ts';
import { asideOf, nextBestOf } from './next-best-of.ts';

interface AwardSummaryProps {
  readonly winner: Applicant;
  readonly bids: readonly Applicant[];
}

/**
 * Shows the award that is about to be fixed: who wins with what, who comes next and how far behind, and why the winner
 * is not the first.
 */
export function AwardSummary({ winner, bids }: AwardSummaryProps) {
  const { t } = useTranslation();
  const id = useId();
  const next = nextBestOf(winner, bids);
  const aside = asideOf(bids);
  const cautions = choiceCautions(winner, t);
  const told = t('bids.award.takePart', { count: bids.length - aside.length });
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ mb: 1 }}>
        {t('bids.award.title')}
      </Typography>
      <Box component="dl" sx={LIST}>
        <Fact about={t('bids.columns.winner')}>
          <strong>{winner.name}</strong>
          {placeWords(winner, bids, t) && ` (${placeWords(winner, bids, t)})`}
        </Fact>
        <Fact about={t('bids.columns.quoteEur')}>{formatEuro(winner.quote_price)}</Fact>
        <Fact about={t('bids.columns.fictional')}>{formatEuro(winner.fictional_quote_price)}</Fact>
        <Fact about={t('bids.columns.mki')}>
          {formatMki(winner.mki_value)}
          {winner.filled_mki !== null &&
            ` (${t('bids.award.counting', { mki: formatMki(winner.counting_mki) })})`}
        </Fact>
        {needsWinnerReason(winner) ? (
          <Fact about={t('bids.award.whyNotFirst')}>
            {placeOfChoice(winner, bids, t)}
            <Box component="span" sx={REASON}>
              {winner.winner_reason === null
                ? t('bids.award.noReason')
                : t('corrections.winner.because', { reason: winner.winner_reason })}
            </Box>
          </Fact>
        ) : (
          <Fact about={t('bids.award.next')}>{next ? nextText(next) : t('bids.award.nobodyNext')}</Fact>
        )}
        {cautions.length > 0 && (
          <Fact about={t('bids.award.cautions')}>
            {cautions.map((caution) => (
              <Box key={caution.text} component="span" sx={{ display: 'block' }}>
                <BidRemarkText bid={winner} remark={caution} />
              </Box>
            ))}
          </Fact>
        )}
        <Fact about={t('bids.award.bids')}>
          {aside.length === 0
            ? told
            : `${told}; ${t('bids.award.aside', {
                count: aside.length,
                names: aside.map(({ name, why }) => `${name} (${t(`bids.award.why.${why}`)})`).join(', '),
              })}`}
        </Fact>
      </Box>
    </section>
  );

  function nextText({ names, priceEur, dearerEur, mkiMore }: NonNullable<typeof next>): string {
    const said = { names: names.join(', '), price: formatEuro(priceEur) };
    return dearerEur > 0
      ? t('bids.award.dearer', { ...said, difference: formatEuro(dearerEur) })
      : t('bids.award.sameByMki', { ...said, difference: `€${formatNumber(mkiMore)}` });
  }
}

function Fact({ about, children }: { readonly about: string; readonly children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {about}
      </Box>
      <dd>{children}</dd>
    </div>
  );
}

const LIST = {
  m: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  // Values that are sentences take the whole line.
  '& > :first-of-type, & > :nth-of-type(n + 5)': { gridColumn: '1 / -1' },
} as const;

const REASON = { display: 'block', whiteSpace: 'pre-line', color: 'text.secondary' } as const;
