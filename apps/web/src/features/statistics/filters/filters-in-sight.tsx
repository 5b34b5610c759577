import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goToFilters } from './go-to-filters.ts';

interface FiltersInSightProps {
  /** the fields; this row is hidden while any of them is in view */
  readonly panel: RefObject<HTMLElement | null>;
  /** px from the top of the screen */
  readonly top: number;
  /** the choices, and their result */
  readonly children: ReactNode;
}

/**
 * The choices in a row over the charts while the open fields are out of view: the fields would cover too much of the
 * screen. The row takes no room of its own, so that nothing moves when it appears; a narrow screen has no room for it.
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

/** px, as the row of folded filters */
const ROW = 54;
