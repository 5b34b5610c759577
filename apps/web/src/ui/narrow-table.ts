import type { SxProps, Theme } from '@mui/material/styles';

/** The class of a cell with only a dash: in a list of cards its line would only take room. */
export const EMPTY_CELL = 'empty-cell';

/**
 * The style of a table that becomes a list of cards where its columns don't fit: each cell on its own line after the
 * name of its column.
 */
export const narrowTable: SxProps<Theme> = (theme) => ({
  '& tr.with-remarks > *': { borderBottom: 0, pb: 0.5 },
  '& tr.remarks > *': { pt: 0 },
  '& td, & th': { px: 1.5 },
  '& tbody tr.Mui-selected': { bgcolor: theme.vars.palette.ground.soft },
  '& tbody tr.Mui-selected > :first-child': {
    boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
  },
  [theme.breakpoints.up('lg')]: { '& tbody tr:not(.remarks) > *': { height: 48, py: 0.25 } },
  [theme.breakpoints.down('lg')]: {
    display: 'block',
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody': { display: 'block' },
    '& tbody tr': { display: 'block', py: 1.5, borderBottom: `1px solid ${theme.vars.palette.divider}` },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& tbody tr.with-remarks': { borderBottom: 0, pb: 0 },
    '& tbody tr.Mui-selected': { boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}` },
    '& tbody tr.Mui-selected > :first-child': { boxShadow: 'none' },
    [`& tbody td.${EMPTY_CELL}`]: { display: 'none' },
    '& tbody td, & tbody th': {
      display: 'flex',
      // A right-aligned cell in the table has reversed its content.
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      border: 0,
      px: 2,
      py: 0.25,
      minHeight: 40,
      textAlign: 'right',
    },
    '& tbody td::before': {
      content: 'attr(data-label)',
      flexShrink: 0,
      color: theme.vars.palette.text.secondary,
      textAlign: 'left',
    },
    '& tbody th': { textAlign: 'left', fontSize: '1.0625rem' },
    '& tbody tr.remarks td': { display: 'block', textAlign: 'left', '&::before': { content: 'none' } },
  },
});
