import type { SxProps, Theme } from '@mui/material/styles';

/** With columns for named criteria: less room between columns, and enough for words of a name to stay whole. */
export const crowdedTable: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.up('lg')]: {
    '& td, & th': { px: 0.5 },
    '& th:first-child': { pl: 1.5, minWidth: 132 },
  },
});
