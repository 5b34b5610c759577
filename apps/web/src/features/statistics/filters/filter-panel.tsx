import { SET_CODES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpandMore } from '../../../ui/icons/expand-more.ts';
import type { StatisticsView } from '../statistics-query.ts';
import type { StatisticsChoices } from '../use-statistics-view.ts';
import { ContractFilter } from './contract-filter.tsx';
import { SetSwitch } from './set-switch.tsx';
import { YearFilter } from './year-filter.tsx';

interface FilterPanelProps {
  readonly view: StatisticsView;
  readonly choices: StatisticsChoices;
  readonly years: readonly number[];
  /** a viewer's filters are always in sight */
  readonly collapsible: boolean;
}

/** Which projects the charts are about, and in which set. */
export function FilterPanel({ view, choices, years, collapsible }: FilterPanelProps) {
  const { t } = useTranslation();
  const [headingId, contentId] = [useId(), useId()];
  const [open, setOpen] = useState(true);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={headingId}
      sx={{ p: { xs: 1.5, sm: 2.5 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography id={headingId} variant="h3" component="h2">
          {t('statistics.filter.heading')}
        </Typography>
        {collapsible && (
          <Button
            size="small"
            color="inherit"
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            aria-controls={contentId}
            endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          >
            {open ? t('statistics.filter.hide') : t('statistics.filter.show')}
          </Button>
        )}
      </Box>
      <Collapse in={open} id={contentId}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 4,
            rowGap: 2,
            pt: 1.5,
          }}
        >
          <YearFilter available={years} chosen={view.years} onChoose={choices.chooseYears} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: { xs: 1, sm: 'auto' } }}>
            <ContractFilter chosen={view.contractType} onChoose={choices.chooseContractType} />
            <SetSwitch chosen={view.set} available={SET_CODES} onChoose={choices.chooseSet} />
          </Box>
        </Box>
      </Collapse>
    </Paper>
  );
}
