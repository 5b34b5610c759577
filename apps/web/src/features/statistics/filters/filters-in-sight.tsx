import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goToFilters } from './go-to-filters.ts';

interface FiltersInSightProps {
  /** the fields; while any of them is in view, this is not */
  readonly panel: RefObject<HTMLElement | null>;
  /** px from the top of the screen */
  readonly top: number;
  /** what was chosen, and what it comes to */
  readonly children: ReactNode;
}

/**
 * What was chosen, in a row over the charts while the open fields are scrolled away: they would cover too much of the screen.
 * It takes no room where it stands, so that nothing moves when it comes; a narrow screen has none to spare for it.
 */
export function FiltersInSight({ panel, top, children }: FiltersInSightProps) {
  const { t } = useTranslation();
  const [away, setAway] = useState(false);
  useEffect(() => {
    const look = () => {
      const box = panel.current?.getBoundingClientRect();
      setAway(box !== undefined && box.bottom <= top);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [panel, top]);
  return (
    <Box
      data-over-page
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'sticky',
        top,
        zIndex: 'appBar',
        height: 0,
      }}
    >
      {away && (
        <Paper
          variant="outlined"
          data-filters-in-sight
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            px: 2,
            minHeight: ROW,
          }}
        >
          <Button size="small" sx={{ px: 1, ml: -1 }} onClick={goToFilters}>
            {t('statistics.band.scope.change')}
          </Button>
          {children}
        </Paper>
      )}
    </Box>
  );
}

/** px, as the row of filters that are folded */
const ROW = 54;
