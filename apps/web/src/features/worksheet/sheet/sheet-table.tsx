import type { WorksheetAnswer, WorksheetSourceAnswer } from '@milieuspoor/contract';
import type { RowFigures, SetCode, WorkedOutWorksheet, WorksheetChange } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceSwitch } from '../../../ui/choice-switch.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Add as AddIcon } from '../../../ui/icons/add.ts';
import { Pager } from '../../../ui/page/pager.tsx';
import { useChoosing } from '../choose/use-choosing.tsx';
import { addRows } from '../edit/product-acts.ts';
import type { useHistory } from '../edit/use-history.ts';
import { PostTable } from '../table/post-table.tsx';
import { ROWS_PER_PAGE, SHOWN } from '../table/shown-rows.ts';
import type { Paste } from './paste.ts';
import { useRowActs } from './use-row-acts.ts';
import { useRowViews } from './use-row-views.ts';
import { isChangedRow, useShownRows } from './use-shown-rows.ts';

/** A cell that gets the focus. */
interface Cell {
  readonly key: string;
  readonly field: 'product' | 'quantity';
}

interface SheetTableProps {
  readonly worksheet: WorksheetAnswer;
  readonly organisationSlug: string;
  readonly history: ReturnType<typeof useHistory>;
  readonly worked: WorkedOutWorksheet;
  readonly sources: ReadonlyMap<string, WorksheetSourceAnswer>;
  readonly change: WorksheetChange | null;
  readonly set: SetCode;
  /** the row that something else on the screen leads to; a new object each time */
  readonly focused: { readonly key: string } | null;
  readonly paste: Paste;
}

/** The posts of a worksheet, with what finds some of many. */
export function SheetTable(props: SheetTableProps) {
  const { worksheet, organisationSlug, history, worked, sources, change, set, focused, paste } = props;
  const { t } = useTranslation();
  const madeFrom = worksheet.source?.uuid ?? null;
  const before = useMemo(
    () => new Map(worksheet.rows.map(({ key, quantity }) => [key, quantity])),
    [worksheet.rows],
  );
  const isChanged = useCallback(
    ({ row }: RowFigures) => isChangedRow({ row, madeFrom, quantityBefore: before.get(row.key) ?? null }),
    [before, madeFrom],
  );
  const shown = useShownRows(worked.rows, isChanged);
  const [cell, setCell] = useState<Cell | null>(null);
  const [isPasting, setPasting] = useState(false);
  const goTo = (key: string, field: Cell['field']) => {
    shown.goTo(key);
    setCell({ key, field });
  };
  const { choose, add, dialog } = useChoosing({
    ...{ worksheetUuid: worksheet.uuid, organisationSlug, history, set },
    onRow: goTo,
  });
  const acts = useRowActs(history, shown.keys, choose);
  const views = useRowViews({ rows: shown.rows, sources, change, set, madeFrom });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another row to go to is a reason to go
  useEffect(() => {
    if (!focused) return;
    goTo(focused.key, 'product');
  }, [focused]);
  const isEmpty = worked.rows.length === 0;
  return (
    <Box sx={{ minWidth: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 220px', maxWidth: 420 }}>
          <SearchField
            label={t('worksheet.shown.search')}
            clearLabel={t('worksheet.shown.clear')}
            value={shown.search}
            onChange={shown.setSearch}
          />
        </Box>
        <ChoiceSwitch
          label={t('worksheet.shown.label')}
          choices={SHOWN.map(
            (each) => [each, t(`worksheet.shown.${each}`, { count: shown.counts[each] })] as const,
          )}
          chosen={shown.shown}
          onChoose={shown.setShown}
        />
      </Box>
      {views.length === 0 ? (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t(isEmpty ? 'worksheet.shown.empty' : 'worksheet.shown.none')}
        </Typography>
      ) : (
        <PostTable rows={views} acts={acts} focused={cell} />
      )}
      <Box>
        <Button startIcon={<AddIcon />} onClick={add}>
          {t('worksheet.acts.add')}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setPasting(true)}>
          {t('worksheet.acts.paste')}
        </Button>
      </Box>
      <Pager page={shown.page} pageSize={ROWS_PER_PAGE} count={shown.keys.length} onPage={shown.setPage} />
      {dialog}
      {isPasting &&
        paste({
          onClose: () => setPasting(false),
          onRows: (added) => {
            setPasting(false);
            history.edit((before) => addRows(before, added), { at: null });
            const [first] = added;
            if (first) goTo(first.key, 'product');
          },
        })}
    </Box>
  );
}
