import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Tells whether the screen is too narrow for a table with all of its columns. */
export function useNarrow(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
}

/** Hides the named columns on a narrow screen. */
export function hiddenColumns(narrow: boolean, fields: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(fields.map((field) => [field, !narrow]));
}
