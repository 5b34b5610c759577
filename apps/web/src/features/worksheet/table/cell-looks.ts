import type { Theme } from '@mui/material/styles';

/**
 * The classes of what stands in the cells. They are looks of the table as a whole: a page has some eight hundred cells, and
 * looks of its own for each of them take longer than the cells themselves.
 */
export const CELL = {
  text: 'cell-text',
  struck: 'cell-struck',
  quiet: 'cell-quiet',
  warning: 'cell-warning',
  why: 'cell-why',
  small: 'cell-small',
  mki: 'cell-mki',
  less: 'cell-less',
  more: 'cell-more',
  product: 'cell-product',
  box: 'cell-box',
  open: 'cell-open',
} as const;

/** The box around a quantity says that it can be changed. */
export const QUANTITY_BOX = {
  ...{ width: '100%', boxSizing: 'border-box', px: 1, py: 0.5, minHeight: 32, borderRadius: '6px' },
  ...{ border: '1px solid', font: 'inherit', textAlign: 'right', color: 'text.primary' },
  bgcolor: 'background.paper',
} as const;

/** Returns the looks of the cells, to be given to the table. */
export function cellLooks({ vars: { palette } }: Theme) {
  const second = { color: palette.text.secondary };
  return {
    [`& .${CELL.text}`]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    [`& .${CELL.struck}`]: { whiteSpace: 'normal', overflowWrap: 'anywhere', ...second },
    [`& .${CELL.quiet}`]: { display: 'block', fontSize: '0.8125rem', ...second },
    [`& .${CELL.warning}`]: {
      ...{ display: 'block', color: palette.warning.main, fontWeight: 600, fontSize: '0.8125rem' },
    },
    [`& .${CELL.why}`]: { color: palette.warning.main, fontSize: '0.8125rem', whiteSpace: 'normal' },
    [`& .${CELL.small}`]: { display: 'block', fontSize: '0.8125rem' },
    [`& .${CELL.mki}`]: { whiteSpace: 'normal', textAlign: 'right', fontWeight: 600 },
    [`& .${CELL.less}`]: { color: palette.secondary.main, fontWeight: 600, whiteSpace: 'nowrap' },
    [`& .${CELL.more}`]: { color: palette.warning.main, fontWeight: 600, whiteSpace: 'nowrap' },
    [`& .${CELL.product}`]: {
      ...{ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal', lineHeight: 1.35 },
    },
    [`& .${CELL.box}`]: { ...QUANTITY_BOX, display: 'block', cursor: 'text', borderColor: 'edge' },
    [`& .${CELL.open}`]: { color: palette.warning.main, fontWeight: 600 },
  } as const;
}
