import { formatMki, formatProductUnit } from '@milieuspoor/domain';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { displayOf } from '../../../charts/display-of.ts';
import { currentLanguage } from '../../../text/language.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CELL } from './cell-looks.ts';
import { DifferenceCell } from './difference-cell.tsx';
import { ProductCell } from './product-cell.tsx';
import { QuantityCell, QuantityEditor } from './quantity-cell.tsx';
import { RowActions } from './row-actions.tsx';
import type { RowActs, RowView } from './row-view.ts';
import { type ShownPosts, useShownPost } from './shown-posts.ts';

/** The columns of the table; where there is little room, the cell of the product says what the hidden ones would. */
export function columnsOf(
  t: TFunction,
  acts: RowActs,
  { isNarrow, posts }: { readonly isNarrow: boolean; readonly posts: ShownPosts },
): GridColDef<RowView>[] {
  const header = (name: Parameters<typeof columnText>[1]) => columnText(t, name);
  const columns: Column[] = [
    {
      field: 'postNumber',
      headerName: header('post'),
      width: 80,
      draw: (row) => (
        <Struck isStruck={row.isLeftOut}>
          {row.postNumber}
          {row.rawCode !== null && row.rawCode !== row.postNumber && (
            <span className={CELL.quiet}>{row.rawCode}</span>
          )}
        </Struck>
      ),
    },
    {
      field: 'product',
      headerName: header('product'),
      flex: 1,
      minWidth: isNarrow ? 110 : 150,
      draw: (row, hasFocus) => (
        <ProductCell
          t={t}
          row={row}
          hasFocus={hasFocus}
          more={isNarrow ? [row.postNumber, perUnitText(row, t)] : []}
          onChoose={() => acts.onChooseProduct(row.key)}
        />
      ),
    },
    {
      field: 'quantity',
      headerName: isNarrow ? header('quantityShort') : header('quantity'),
      width: isNarrow ? 96 : 112,
      ...{ align: 'right', headerAlign: 'right', editable: true },
      // What is typed is kept by what reads it.
      valueSetter: (_text, row) => row,
      draw: (row) => <QuantityCell row={row} t={t} />,
      renderEditCell: (params) => <QuantityEditor params={params} acts={acts} posts={posts} />,
    },
    {
      field: 'unit',
      headerName: header('unit'),
      width: 72,
      draw: (row) => <Struck isStruck={row.isLeftOut}>{unitOf(row)}</Struck>,
    },
    {
      field: 'mkiPerUnit',
      headerName: header('mkiPerUnit'),
      width: 92,
      ...{ align: 'right', headerAlign: 'right' },
      draw: (row) => (
        <Struck isStruck={row.isLeftOut}>
          {row.mkiPerUnit === null ? '-' : displayOf('mkiPerUnit').format(row.mkiPerUnit)}
        </Struck>
      ),
    },
    {
      field: 'mki',
      headerName: header('mki'),
      width: isNarrow ? 88 : 98,
      ...{ align: 'right', headerAlign: 'right' },
      draw: (row) => (
        <span className={CELL.mki}>
          {row.isLeftOut ? '-' : formatMki(row.mki)}
          {isNarrow && row.difference.kind !== 'none' && (
            <span className={CELL.small}>
              <DifferenceCell difference={row.difference} t={t} />
            </span>
          )}
        </span>
      ),
    },
    {
      field: 'difference',
      headerName: header('difference'),
      width: 116,
      ...{ align: 'right', headerAlign: 'right' },
      draw: (row) => <DifferenceCell difference={row.difference} t={t} />,
    },
    {
      field: 'actions',
      headerName: header('actions'),
      // Its only sign is the menu of each post.
      renderHeader: () => <VisuallyHidden>{header('actions')}</VisuallyHidden>,
      width: 44,
      ...{ sortable: false, align: 'center' },
      draw: (row, hasFocus) => <RowActions row={row} hasFocus={hasFocus} acts={acts} t={t} />,
    },
  ];
  return columns.map(({ draw, ...column }) => ({
    ...column,
    // The row of the table is the one that it was given, the post may be another one since.
    valueGetter: (_value, row) => posts.now(row)[column.field as keyof RowView],
    renderCell: (params) => <Cell posts={posts} params={params} draw={draw} />,
  }));
}

type Draw = (row: RowView, hasFocus: boolean) => ReactNode;
type Column = Omit<GridColDef<RowView>, 'renderCell'> & { readonly draw: Draw };

interface CellProps {
  readonly posts: ShownPosts;
  readonly params: Pick<GridRenderCellParams<RowView>, 'row' | 'hasFocus'>;
  readonly draw: Draw;
}

function Cell({ posts, params, draw }: CellProps) {
  return draw(useShownPost(posts, params.row), params.hasFocus);
}

function columnText(
  t: TFunction,
  name:
    | 'post'
    | 'product'
    | 'quantity'
    | 'quantityShort'
    | 'unit'
    | 'mkiPerUnit'
    | 'mki'
    | 'difference'
    | 'actions',
): string {
  return t(`worksheet.columns.${name}`);
}

function unitOf({ unit }: RowView): string {
  return formatProductUnit(unit, currentLanguage());
}

function perUnitText(row: RowView, t: TFunction): string {
  if (row.mkiPerUnit === null) return unitOf(row);
  const mki = displayOf('mkiPerUnit').format(row.mkiPerUnit);
  return t('worksheet.table.perUnit', { mki, unit: unitOf(row) });
}

function Struck({ isStruck, children }: { readonly isStruck: boolean; readonly children: React.ReactNode }) {
  return isStruck ? <s className={CELL.struck}>{children}</s> : <span className={CELL.text}>{children}</span>;
}
