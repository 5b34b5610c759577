import {
  type DiscountLine,
  EMPTY_FIGURE,
  formatEuro,
  type TenderWithout,
  withoutEachLoser,
} from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { asList } from '../../../../lib/as-list.ts';
import { AnalysisTable } from '../analysis-table.tsx';
import type { NamedBid } from '../taking-part/bids-taking-part.ts';

interface WithoutLosersProps {
  readonly bids: readonly NamedBid[];
  readonly line: DiscountLine;
}

const COLUMNS = ['winner', 'winnerPrice', 'next', 'nextPrice'] as const;
const IN_WORDS: readonly string[] = ['winner', 'next'];

/** Shows that no losing bid changes the winner when it is taken away; shows nothing if nobody lost. */
export function WithoutLosers({ bids, line }: WithoutLosersProps) {
  const { t, i18n } = useTranslation();
  const tenders = useMemo(() => withoutEachLoser(bids, line), [bids, line]);
  if (tenders.length < 2) return null;
  const names = (list: readonly NamedBid[]) =>
    list.length === 0
      ? EMPTY_FIGURE
      : asList(
          list.map(({ name }) => name),
          i18n.language,
          'conjunction',
        );
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3">{t('tenderAnalysis.without.title')}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
        {t('tenderAnalysis.without.why')}
      </Typography>
      <AnalysisTable
        label={t('tenderAnalysis.without.title')}
        heading={t('tenderAnalysis.without.columns.bidders')}
        columns={COLUMNS.map((key) => ({
          key,
          label: t(`tenderAnalysis.without.columns.${key}`),
          words: IN_WORDS.includes(key),
        }))}
        rows={tenders.map((tender) => {
          const [first, next] = bestTwo(tender);
          return {
            key: tender.removed?.uuid ?? 'all',
            heading: tender.removed
              ? t('tenderAnalysis.without.one', { name: tender.removed.name })
              : t('tenderAnalysis.without.all'),
            cells: [
              names(first.bids),
              formatEuro(first.priceEur),
              names(next.bids),
              formatEuro(next.priceEur),
            ],
          };
        })}
      />
    </Box>
  );
}

interface Place {
  /** several if they share the place */
  readonly bids: readonly NamedBid[];
  readonly priceEur: number | null;
}

/** Returns who is first, and who is next, by the same ranking. */
function bestTwo({ places }: TenderWithout<NamedBid>): readonly [first: Place, next: Place] {
  const placeAt = (rank: number | null | undefined): Place => {
    const there = rank == null ? [] : places.filter((each) => each.rank === rank);
    return { bids: there.map(({ bid }) => bid), priceEur: there[0]?.fictionalPriceEur ?? null };
  };
  return [placeAt(1), placeAt(places.find(({ rank }) => rank !== 1)?.rank)];
}
