import type { SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

/** The class of a row that shows only the figures that decide. */
export const FOLDED_ROW = 'folded';

/** The state of a row, unfolded or not, and the function that changes it. */
export interface RowFold {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/**
 * Returns, on a phone, which rows are unfolded; null for each row if there is room. The table keeps this, and not the
 * row: a row that is filled in is replaced by its fields, and must come back as it was.
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

/** The styles of a folded card: it shows the name, both prices with the place, and the MKI. */
export const foldedRows: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('sm')]: {
    [`& tbody tr.${FOLDED_ROW} > td:nth-of-type(n + 4)`]: { display: 'none' },
    '& tbody tr:not(.remarks) > td': { minHeight: 32 },
  },
});
