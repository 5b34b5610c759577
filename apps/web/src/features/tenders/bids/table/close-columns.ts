import type { SxProps, Theme } from '@mui/material/styles';

/** Less room between columns where it is scarce, so that the words in them have it. */
export const closeColumns: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.between('lg', 'xl')]: {
    '& td, & th': { px: 0.75 },
    '& th:first-child, & tr.remarks > td': { pl: 1.5 },
  },
});
