import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { yearRanges } from '../band/year-ranges.ts';
import type { StatisticsView } from '../statistics-query.ts';

interface ChosenFiltersProps {
  readonly view: StatisticsView;
  /** all the years there are */
  readonly years: readonly number[];
}

/** The choices in words, when their fields are out of view. */
export function ChosenFilters({ view, years }: ChosenFiltersProps) {
  const { t } = useTranslation();
  const chosen = [
    yearRanges(view.years ?? years)
      .map(({ from, until }) =>
        from === until ? String(from) : t('statistics.band.scope.years', { from, until }),
      )
      .join(', '),
    t(`statistics.filter.contracts.${view.contractType ?? 'all'}`),
    t(`statistics.set.${view.set}`),
  ].filter((text) => text !== '');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {chosen.map((text) => (
        <Chip key={text} size="small" variant="outlined" label={text} />
      ))}
    </Box>
  );
}
