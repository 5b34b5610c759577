import Box from '@mui/material/Box';
import { type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { type ClipboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readQuantity, writeQuantity } from '../edit/quantity-text.ts';
import { CELL, QUANTITY_BOX } from './cell-looks.ts';
import { readPastedColumn } from './pasted-column.ts';
import type { RowActs, RowView } from './row-view.ts';
import type { ShownPosts } from './shown-posts.ts';

/** A quantity that nobody is changing. */
export function QuantityCell({ row, t }: { readonly row: RowView; readonly t: TFunction }) {
  if (row.isLeftOut)
    return (
      <s className={CELL.struck} style={{ paddingRight: 8 }}>
        {writeQuantity(row.quantity)}
      </s>
    );
  return (
    <span className={CELL.box}>
      {row.quantity === null ? (
        <span className={CELL.open}>{t('worksheet.table.noQuantity')}</span>
      ) : (
        writeQuantity(row.quantity)
      )}
    </span>
  );
}

interface QuantityEditorProps {
  readonly params: GridRenderEditCellParams<RowView, number | string | null>;
  readonly acts: RowActs;
  readonly posts: ShownPosts;
}

/**
 * A quantity while it is typed: the figures follow each keystroke that leaves a quantity. The text stays here, because the
 * table asks all of its cells at whatever it is told.
 */
export function QuantityEditor({ params, acts, posts }: QuantityEditorProps) {
  const { id, field, value, hasFocus, row } = params;
  const { t } = useTranslation();
  const api = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  // Empty where a key begins it anew.
  const [first] = useState(() => (typeof value === 'string' ? value : writeQuantity(value ?? null)));
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? first;
  useEffect(() => {
    if (!hasFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [hasFocus]);

  const type = (next: string) => {
    setTyped(next);
    const meant = readQuantity(next);
    if (meant.kind === 'quantity') acts.onQuantity(row.key, meant.quantity);
  };
  const paste = (event: ClipboardEvent) => {
    const column = readPastedColumn(event.clipboardData.getData('text/plain'));
    if (column === null) return;
    event.preventDefault();
    acts.onQuantityCancelled(row.key);
    api.current.stopCellEditMode({ id, field, ignoreModifications: true });
    api.current.setCellFocus(id, field);
    if (column.refused.length > 0) acts.onPasteRefused(column.refused);
    else acts.onQuantitiesPasted(row.key, column.quantities);
  };
  const meant = readQuantity(text);
  // A field that nobody has filled in may be left as it is.
  const isUnread = meant.kind !== 'quantity' && (typed !== null || typeof value === 'string');
  useLayoutEffect(() => {
    if (!isUnread) return;
    posts.unread.add(row.key);
    return () => void posts.unread.delete(row.key);
  }, [posts, row.key, isUnread]);
  const problem =
    meant.kind === 'quantity'
      ? null
      : t(`worksheet.table.unread.${meant.kind === 'empty' ? 'empty' : meant.why}`);
  return (
    <Box sx={{ width: '100%', px: 1, py: 0.5, display: 'grid', gap: 0.25 }}>
      <Box
        component="input"
        ref={input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        aria-label={t('worksheet.table.quantityOf', { post: row.postNumber, unit: row.unit })}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        value={text}
        onChange={(event) => type(event.target.value)}
        onPaste={paste}
        onKeyDown={(event) => {
          // Also where the text is no quantity; the table then leaves the field by itself.
          if (event.key === 'Escape') acts.onQuantityCancelled(row.key);
        }}
        sx={{ ...QUANTITY_BOX, borderColor: problem === null ? 'edge' : 'error.main' }}
      />
      {problem !== null && isUnread && (
        <Box
          id={problemId}
          role="alert"
          sx={{ color: 'error.main', fontSize: '0.8125rem', whiteSpace: 'normal', lineHeight: 1.25 }}
        >
          {problem}
        </Box>
      )}
    </Box>
  );
}
