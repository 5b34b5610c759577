import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { TFunction } from 'i18next';
import { ArrowDropDown as ArrowIcon } from '../../../ui/icons/arrow-drop-down.ts';
import { CELL } from './cell-looks.ts';
import type { RowView } from './row-view.ts';

interface ProductCellProps {
  readonly t: TFunction;
  readonly row: RowView;
  /** whether the cell has the focus of the table */
  readonly hasFocus: boolean;
  /** what other columns say where the screen has room for them */
  readonly more: readonly string[];
  readonly onChoose: () => void;
}

/** The product of a post, with what it was and what is to be known of it. */
export function ProductCell({ t, row, hasFocus, more, onChoose }: ProductCellProps) {
  const { product, was, facts, warnings, isAdded, isLeftOut } = row;
  const quiet = [...more, ...(was === null ? [] : [t('worksheet.was', { product: was })]), ...facts];
  return (
    <div className={CELL.product}>
      {isLeftOut ? (
        <s className={CELL.struck}>{product}</s>
      ) : (
        <ButtonBase
          tabIndex={hasFocus ? 0 : -1}
          aria-label={t('worksheet.table.choose', { product, post: row.postNumber })}
          aria-haspopup="dialog"
          onClick={onChoose}
          sx={{
            ...{ font: 'inherit', textAlign: 'left', display: 'inline', borderRadius: 0.5 },
            fontWeight: row.isChanged ? 640 : 400,
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {product}
          <ArrowIcon aria-hidden fontSize="small" sx={{ verticalAlign: 'middle', color: 'primary.main' }} />
        </ButtonBase>
      )}
      {isLeftOut && <Mark text={t('worksheet.marks.leftOut')} tone="quiet" />}
      {isAdded && !isLeftOut && <Mark text={t('worksheet.marks.added')} tone="added" />}
      {quiet.length > 0 && <span className={CELL.quiet}>{quiet.join(' · ')}</span>}
      {!isLeftOut &&
        warnings.map((warning) => (
          <span key={warning} className={CELL.warning}>
            {warning}
          </span>
        ))}
    </div>
  );
}

const TONES = {
  added: { color: 'secondary.main', bgcolor: 'ground.success' },
  quiet: { color: 'text.secondary', bgcolor: 'ground.sunken' },
} as const;

function Mark({ text, tone }: { readonly text: string; readonly tone: keyof typeof TONES }) {
  return (
    <Box
      component="span"
      sx={{
        ...{ ml: 1, px: 0.75, py: 0.125, borderRadius: 0.5, fontSize: '0.8125rem', fontWeight: 600 },
        ...{ display: 'inline-block', whiteSpace: 'nowrap' },
        ...TONES[tone],
      }}
    >
      {text}
    </Box>
  );
}
