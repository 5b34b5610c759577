import type { StatisticChanges } from '@milieuspoor/contract';
import { SET_CODES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpandMore } from '../../../ui/icons/expand-more.ts';
import { LOW_SCREEN } from '../../../ui/page/low-screen.ts';
import { usePrintedAt } from '../../../ui/print/printing.ts';
import type { OverProjects } from '../band/shared-over.ts';
import { isFiltered, type StatisticsView } from '../statistics-query.ts';
import type { StatisticsChoices } from '../use-statistics-view.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { ContractFilter } from './contract-filter.tsx';
import { FilterResult } from './filter-result.tsx';
import { FILTERS_ID } from './filters-id.ts';
import { FiltersInSight } from './filters-in-sight.tsx';
import { SetSwitch } from './set-switch.tsx';
import { YearFilter } from './year-filter.tsx';

interface FilterPanelProps {
  readonly view: StatisticsView;
  readonly choices: StatisticsChoices;
  readonly years: readonly number[];
  /** the result of the filters; null if nothing can be said */
  readonly changes: Pick<StatisticChanges, 'mki' | 'co2'> | null;
  /** true while that is the result of the former filters */
  readonly former: boolean;
  /** the number of projects behind all figures of the screen; null if that is not said */
  readonly overSaid: OverProjects | null;
  /** true for a viewer, whose filters are always open and scroll along */
  readonly steady: boolean;
  /** true while a message below offers to clear the filters */
  readonly clearedElsewhere: boolean;
}

/** px, of the bar at the top of the page */
const BELOW_BAR = 80;

/**
 * The filters: which projects the charts cover, and in which set. One row stays in view over the charts, with the
 * choices and their result.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { view, choices, years, changes, former, overSaid, steady, clearedElsewhere } = props;
  const { t } = useTranslation();
  const [headingId, contentId] = [useId(), useId()];
  const [open, setOpen] = useState(true);
  const shown = steady || open;
  const printed = usePrintedAt() !== null;
  const panel = useRef<HTMLElement>(null);
  const result = <FilterResult changes={changes} former={former} overSaid={overSaid} />;
  return (
    <>
      <Paper
        ref={panel}
        component="section"
        variant="outlined"
        id={FILTERS_ID}
        tabIndex={-1}
        aria-labelledby={headingId}
        sx={{
          px: { xs: 1.5, sm: 2 },
          scrollMarginTop: BELOW_BAR,
          // Only the row stays: with the fields too, a narrow screen would have no room left for the charts.
          ...(steady
            ? {}
            : {
                ...{ position: 'sticky', top: shown ? 'auto' : { xs: 0, sm: BELOW_BAR }, zIndex: 'appBar' },
                [LOW_SCREEN]: { position: 'static' },
              }),
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 54 }}>
          <Typography id={headingId} variant="h3" component="h2">
            {t('statistics.filter.heading')}
          </Typography>
          {!steady && (
            <Button
              size="small"
              onClick={() => setOpen(!open)}
              aria-expanded={open}
              aria-controls={contentId}
              endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
              sx={{ px: 1 }}
            >
              {open ? t('statistics.filter.hide') : t('statistics.filter.show')}
            </Button>
          )}
          {(!shown || printed) && <ChosenFilters view={view} years={years} />}
          {isFiltered(view) && !clearedElsewhere && (
            <Button size="small" onClick={choices.clearFilter} sx={{ px: 1 }}>
              {t('statistics.filter.clear')}
            </Button>
          )}
          <Box sx={{ ml: 'auto' }}>{result}</Box>
        </Box>
        <Collapse in={shown} id={contentId} sx={{ displayPrint: 'none' }}>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: 4,
              rowGap: 1.5,
              pb: 1.5,
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
      {!steady && open && (
        <FiltersInSight panel={panel} top={BELOW_BAR}>
          <ChosenFilters view={view} years={years} />
          <Box sx={{ ml: 'auto' }}>{result}</Box>
        </FiltersInSight>
      )}
    </>
  );
}
