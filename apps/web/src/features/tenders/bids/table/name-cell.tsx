import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpandMore } from '../../../../ui/icons/expand-more.ts';
import { Crown } from './crown.tsx';
import type { RowFold } from './folded-rows.ts';

interface NameCellProps {
  readonly name: string;
  readonly winner: boolean;
  readonly fold: RowFold | null;
  /** the id of the remarks in the row below */
  readonly remarksId: string | undefined;
}

/** Shows whose bid it is, in bold with a crown for the winner; on a phone with the button that unfolds the row. */
export function NameCell({ name, winner, fold, remarksId }: NameCellProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    // The button is no part of the row's name.
    <TableCell
      role="rowheader"
      component="th"
      scope="row"
      aria-labelledby={id}
      aria-describedby={remarksId}
      data-label={t('bids.columns.name')}
    >
      <Box component="span" id={id} sx={{ ...NAME, fontWeight: winner ? 700 : 400 }}>
        {winner && <Crown titleAccess={t('bids.row.winner')} sx={CROWN} />}
        <Box component="span" sx={isEndless(name) ? { ...WORDS, overflowWrap: 'anywhere' } : WORDS}>
          {name}
        </Box>
      </Box>
      {fold && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={fold.open}
          aria-label={t(fold.open ? 'bids.row.less' : 'bids.row.more', { name })}
          onClick={fold.onToggle}
          endIcon={<ExpandMore sx={{ transform: fold.open ? 'rotate(180deg)' : 'none' }} />}
          sx={{ flexShrink: 0 }}
        >
          {t(fold.open ? 'bids.row.lessShort' : 'bids.row.moreShort')}
        </Button>
      )}
    </TableCell>
  );
}

const NAME = {
  typography: 'label',
  display: 'inline-flex',
  gap: 0.75,
  minWidth: 0,
} as const;
/** px: a column that is narrow, but never narrower than a word */
const WORDS = { maxWidth: { lg: 132, xl: 240 }, minWidth: 'min-content' } as const;
/** With more letters than this, a word would push the rest of the table out of sight. */
const LONGEST_WORD = 32;
/** It stays beside a name of more than one line. */
const CROWN = { fontSize: 18, mt: '0.1em', flexShrink: 0, color: 'secondary.main' } as const;

function isEndless(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > LONGEST_WORD);
}
