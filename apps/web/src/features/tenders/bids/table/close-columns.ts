import type { SxProps, Theme } from '@mui/material/styles';

/** Puts the columns closer together on narrower screens, so that the words in them have the room. */
export const closeColumns: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.between('lg', 'xl')]: {
    '& td, & th': { px: 0.75 },
    '& th:first-child, & tr.remarks > td': { pl: 1.5 },
  },
});
