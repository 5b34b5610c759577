import type { StatisticChanges } from '@milieuspoor/contract';
import { formatChange } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { overProjectsText } from '../../../charts/coverage/coverage-texts.ts';
import { ListedMark } from '../../../charts/coverage/listed-mark.tsx';
import { ChangeMark } from '../../../charts/track/change-mark.tsx';
import { dimmedWhile } from '../../../ui/dimmed-while.ts';
import type { OverProjects } from '../band/shared-over.ts';

interface FilterResultProps {
  readonly changes: Pick<StatisticChanges, 'mki' | 'co2'> | null;
  /** true while that is the result of the former filters */
  readonly former: boolean;
  /** the number of projects behind all figures of the screen; null if that is not said */
  readonly overSaid: OverProjects | null;
}

/** The result of the filters and of the drill-down: the change in MKI and in CO2. */
export function FilterResult({ changes, former, overSaid }: FilterResultProps) {
  const { t } = useTranslation();
  if (!changes) return null;
  return (
    <Box
      aria-busy={former}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2', ...dimmedWhile(former) }}
    >
      {(['mki', 'co2'] as const).map((quantity) => {
        const { comparison, compared, pairs } = changes[quantity];
        const said = overSaid?.compared === compared && overSaid.pairs === pairs;
        const over = said ? null : overProjectsText(changes[quantity], t);
        return (
          <span key={quantity}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {`${t(`statistics.figures.${quantity}`)} `}
            </Box>
            {comparison === null || comparison.share === null ? (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                <ListedMark about={{ quantity }}>{t('charts.coverage.incomparableAtAll')}</ListedMark>
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
                {over && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {', '}
                    <ListedMark about={{ quantity }}>{over}</ListedMark>
                  </Box>
                )}
              </>
            )}
          </span>
        );
      })}
    </Box>
  );
}
