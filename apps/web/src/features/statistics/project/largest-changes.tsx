import type { StatisticChanges } from '@milieuspoor/contract';
import { formatMki, formatShare } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { overProjectsText } from '../../../charts/coverage/coverage-texts.ts';

interface LargestChangesProps {
  readonly changes: Pick<StatisticChanges, 'mki' | 'largest'>;
}

/**
 * What makes most of the difference in MKI, largest first: a saving or an increase, in words. Nothing is named where the
 * sides are the same, or where a part cannot be compared and might be the largest.
 */
export function LargestChanges({ changes: { mki, largest } }: LargestChangesProps) {
  const { t } = useTranslation();
  const differs = mki.comparison?.amount !== 0;
  const over = overProjectsText(mki, t);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box component="h3" sx={{ m: 0, mb: 1, typography: 'h3' }}>
        {t('statistics.figures.largest')}
      </Box>
      {largest.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>
          {t(differs ? 'charts.coverage.incomparableAtAll' : 'statistics.figures.same')}
        </Box>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
          {largest.map(({ uuid, name, amount, share, incomplete }) => (
            <Box
              component="li"
              key={uuid}
              sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}
            >
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              <Box component="span" sx={{ ml: 'auto', fontWeight: 600, textAlign: 'right' }}>
                {t(`statistics.figures.${amount < 0 ? 'less' : 'more'}`, {
                  amount: formatMki(Math.abs(amount)),
                })}
                {share !== null && (
                  <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                    {` (${amount > 0 ? '+' : ''}${formatShare(share, 1)})`}
                  </Box>
                )}
                {incomplete && (
                  <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                    {`, ${t('charts.coverage.incompleteMark')}`}
                  </Box>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {over && (
        <Box sx={{ mt: 1, color: 'text.secondary', typography: 'body2' }}>
          {`${over.charAt(0).toUpperCase()}${over.slice(1)}`}
        </Box>
      )}
    </Paper>
  );
}
