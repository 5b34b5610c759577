import type { StatisticChanges } from '@milieuspoor/contract';
import { formatChange } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { overProjectsText } from '../../../charts/coverage/coverage-texts.ts';
import { ChangeMark } from '../../../charts/track/change-mark.tsx';

interface FilterResultProps {
  readonly changes: Pick<StatisticChanges, 'mki' | 'co2'> | null;
}

/** What the filters, and the place that was drilled down to, come to: the change in MKI and in CO2. */
export function FilterResult({ changes }: FilterResultProps) {
  const { t } = useTranslation();
  if (!changes) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2' }}>
      {(['mki', 'co2'] as const).map((quantity) => {
        const { comparison } = changes[quantity];
        const over = overProjectsText(changes[quantity], t);
        return (
          <span key={quantity}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {`${t(`statistics.figures.${quantity}`)} `}
            </Box>
            {comparison === null || comparison.share === null ? (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t('charts.coverage.incomparableAtAll')}
              </Box>
            ) : (
              <>
                <ChangeMark
                  share={comparison.share}
                  spoken={t(`statistics.figures.${comparison.share <= 0 ? 'less' : 'more'}`, {
                    amount: formatChange(comparison.share),
                  })}
                />
                {comparison.incomplete && (
                  <Box component="span" sx={{ color: 'warning.main' }}>
                    {`, ${t('charts.coverage.incompleteMark')}`}
                  </Box>
                )}
                {over && <Box component="span" sx={{ color: 'text.secondary' }}>{`, ${over}`}</Box>}
              </>
            )}
          </span>
        );
      })}
    </Box>
  );
}
