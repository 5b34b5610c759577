import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { ArrowDropDown as ArrowIcon } from '../../../ui/icons/arrow-drop-down.ts';
import type { RowView } from './row-view.ts';

interface ProductCellProps {
  readonly row: RowView;
  /** whether the cell has the focus of the table */
  readonly hasFocus: boolean;
  /** what other columns say where the screen has room for them */
  readonly more: readonly string[];
  readonly onChoose: () => void;
}

/** The product of a post, with what it was and what is to be known of it. */
export function ProductCell({ row, hasFocus, more, onChoose }: ProductCellProps) {
  const { t } = useTranslation();
  const { product, was, facts, warnings, isAdded, isLeftOut } = row;
  const quiet = [...more, ...(was === null ? [] : [t('worksheet.was', { product: was })]), ...facts];
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal', lineHeight: 1.35 }}>
      {isLeftOut ? (
        <Box component="s" sx={{ color: 'text.secondary' }}>
          {product}
        </Box>
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
      {quiet.length > 0 && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
          {quiet.join(' · ')}
        </Box>
      )}
      {!isLeftOut &&
        warnings.map((warning) => (
          <Box
            key={warning}
            component="span"
            sx={{ display: 'block', color: 'warning.main', fontWeight: 600, fontSize: '0.8125rem' }}
          >
            {warning}
          </Box>
        ))}
    </Box>
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
