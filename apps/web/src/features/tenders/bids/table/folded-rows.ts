import type { SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

/** The class of a row that shows the figures that decide, and no more. */
export const FOLDED_ROW = 'folded';

/** Whether a row shows everything, and how to change that. */
export interface RowFold {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/**
 * On a phone, which rows are unfolded; null for each where there is room. The table knows, and not the row: a row that is
 * filled in gives way to its fields, and comes back as it was.
 */
export function useRowFolds(): (uuid: string) => RowFold | null {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  return (uuid) =>
    phone
      ? {
          open: unfolded.has(uuid),
          onToggle: () =>
            setUnfolded((before) => {
              const after = new Set(before);
              if (!after.delete(uuid)) after.add(uuid);
              return after;
            }),
        }
      : null;
}

/** Of a folded card: the name, both prices with the place, and the MKI. */
export const foldedRows: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('sm')]: {
    [`& tbody tr.${FOLDED_ROW} > td:nth-of-type(n + 4)`]: { display: 'none' },
    '& tbody tr:not(.remarks) > td': { minHeight: 32 },
  },
});
