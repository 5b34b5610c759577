import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isChosen, withYearToggled, type YearChoice } from './year-choice.ts';

interface YearFilterProps {
  readonly available: readonly number[];
  readonly chosen: YearChoice;
  readonly onChoose: (years: YearChoice) => void;
}

/**
 * The years in which projects completed their design. A first visit has all of them; without any year, it asks for one.
 */
export function YearFilter({ available, chosen, onChoose }: YearFilterProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const none = chosen !== null && chosen.length === 0;
  const all = available.every((year) => isChosen(chosen, year));
  return (
    <FormControl component="fieldset" aria-labelledby={labelId} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        {/* Beside a button, the legend is no first child of the fieldset, which it must be to name the fieldset. */}
        <FormLabel
          id={labelId}
          component="span"
          error={none}
          sx={{ '&.Mui-focused:not(.Mui-error)': { color: 'text.secondary' } }}
        >
          {none ? t('statistics.filter.chooseYears') : t('statistics.filter.years')}
        </FormLabel>
        {available.length > 0 && (
          <Button size="small" sx={{ px: 1 }} onClick={() => onChoose(all ? [] : null)}>
            {all ? t('statistics.filter.deselectAll') : t('statistics.filter.selectAll')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {available.map((year) => (
          <FormControlLabel
            key={year}
            control={
              <Checkbox
                size="small"
                checked={isChosen(chosen, year)}
                onChange={() => onChoose(withYearToggled(chosen, year, available))}
              />
            }
            label={year}
          />
        ))}
      </Box>
    </FormControl>
  );
}
