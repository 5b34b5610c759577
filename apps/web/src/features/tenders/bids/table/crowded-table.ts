import type { SxProps, Theme } from '@mui/material/styles';

/** px: as wide as the columns that stay in view, so that a focused element never scrolls underneath them */
const BESIDE_THE_NAME = 260;
const BESIDE_THE_ACTIONS = 160;

/**
 * The styles of a table with columns for named criteria: the columns are closer together, and wide enough to keep the
 * words of a name whole. The name and the actions of a row stay in view while the rest scrolls.
 */
export const crowdedTable: SxProps<Theme> = (theme) => {
  const staying = {
    position: 'sticky',
    zIndex: 2,
    backgroundColor: theme.vars.palette.background.paper,
  } as const;
  return {
    [theme.breakpoints.up('lg')]: {
      '& td, & th': { px: 0.5 },
      '& th:first-child': { pl: 1.5, minWidth: 132 },
      '& tr.remarks > td': { pl: 1.5 },
      '& tr:not(.remarks) > :first-child': { ...staying, left: 0 },
      '& tr:not(.remarks) > :last-child': { ...staying, right: 0 },
      '& thead tr:not(.remarks) > :is(:first-child, :last-child)': {
        backgroundColor: theme.vars.palette.ground.sunken,
      },
      '& tbody tr.Mui-selected > :is(:first-child, :last-child)': {
        backgroundColor: theme.vars.palette.ground.soft,
      },
      '& :is(input, button, a, [tabindex])': {
        scrollMarginLeft: BESIDE_THE_NAME,
        scrollMarginRight: BESIDE_THE_ACTIONS,
      },
    },
  };
};
