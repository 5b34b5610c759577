import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { LOADING_SHOWS_AFTER } from '../../../charts/frame/chart-loading.tsx';
import { useLongerThan } from '../../../charts/frame/use-longer-than.ts';
import { FiguresComing } from './band-waits.tsx';

interface BandLoadingProps {
  /** true for one line, as the band that it replaces */
  readonly slim: boolean;
}

const FIGURES = ['mki', 'co2'] as const;
const GOALS = ['material', 'energy', 'equipment', 'transport'] as const;

/** Says that the band's figures are being loaded; when those take long, with grey shapes in their place. */
export function BandLoading({ slim }: BandLoadingProps) {
  const long = useLongerThan(true, LOADING_SHOWS_AFTER);
  if (slim || !long) return <FiguresComing />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 'inherit' }}>
      <FiguresComing />
      <Shapes columns={[...FIGURES, 'largest']}>
        <Skeleton variant="text" width={48} sx={{ typography: 'label' }} />
        <Skeleton variant="text" width="60%" sx={{ typography: 'figureL' }} />
        <Skeleton variant="rounded" height={16} sx={{ mt: 2 }} />
      </Shapes>
      <Box sx={{ mt: 'auto', bgcolor: 'ground.sunken' }}>
        <Shapes columns={GOALS}>
          <Skeleton variant="text" width="50%" sx={{ typography: 'body2' }} />
          <Skeleton variant="rounded" height={7} sx={{ my: 1 }} />
        </Shapes>
      </Box>
    </Box>
  );
}

interface ShapesProps {
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** The shapes beside each other, or below each other when there is no room. */
function Shapes({ columns, children }: ShapesProps) {
  return (
    <Box
      aria-hidden
      data-loading
      sx={{
        display: 'grid',
        columnGap: 3,
        gridTemplateColumns: {
          xs: `repeat(${Math.floor(columns.length / 2)}, minmax(0, 1fr))`,
          lg: `repeat(${columns.length}, minmax(0, 1fr))`,
        },
        px: { xs: 2, md: 3 },
        py: 1.25,
      }}
    >
      {columns.map((column) => (
        <div key={column}>{children}</div>
      ))}
    </Box>
  );
}
