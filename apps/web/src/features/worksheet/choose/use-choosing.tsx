import type { ProductRowAnswer } from '@milieuspoor/contract';
import type { SetCode, WorksheetRow } from '@milieuspoor/domain';
import { type ReactNode, useCallback, useState } from 'react';
import { addRow, freePostNumber, othersLike, replaceProduct } from '../edit/product-acts.ts';
import type { useHistory } from '../edit/use-history.ts';
import { ProductChooser } from './product-chooser.tsx';

interface Subject {
  readonly worksheetUuid: string;
  readonly organisationSlug: string;
  readonly history: ReturnType<typeof useHistory>;
  readonly set: SetCode;
  /** goes to a row that now waits for its quantity, or back to the one whose product was chosen */
  readonly onRow: (key: string, field: 'product' | 'quantity') => void;
}

/** Choosing a product for a post, or for one that is added. */
export function useChoosing({ history, onRow, ...subject }: Subject): {
  readonly choose: (key: string) => void;
  readonly add: () => void;
  readonly dialog: ReactNode;
} {
  const { rows, edit } = history;
  /** the key of the post; null for one that is added, undefined for nothing */
  const [chosenFor, setChosenFor] = useState<string | null | undefined>(undefined);
  const row = chosenFor == null ? null : (rows.find(({ key }) => key === chosenFor) ?? null);
  const others = row ? othersLike(rows, row.key) : [];
  const take = (product: ProductRowAnswer, inAll: boolean) => {
    setChosenFor(undefined);
    if (!row) {
      const added = rowOf(product, freePostNumber(rows));
      edit((before) => addRow(before, added), { at: added.key });
      return onRow(added.key, 'quantity');
    }
    const { uuid, revision, name, nmd_category: nmdCategory } = product;
    const keys = [row.key, ...(inAll ? others.map(({ key }) => key) : [])];
    edit((before) => replaceProduct(before, keys, { uuid, revision, name, nmdCategory }), { at: row.key });
    onRow(row.key, 'product');
  };
  return {
    choose: useCallback((key: string) => setChosenFor(key), []),
    add: useCallback(() => setChosenFor(null), []),
    dialog: chosenFor !== undefined && (
      <ProductChooser
        {...subject}
        row={row}
        others={others.length}
        onChoose={take}
        onClose={() => setChosenFor(undefined)}
      />
    ),
  };
}

/** Returns a post of a product that was not in the calculation. */
function rowOf(product: ProductRowAnswer, postNumber: string): WorksheetRow {
  const { uuid, revision, name, unit, product_group, product_sub_group, nmd_category, raw_codes } = product;
  return {
    key: crypto.randomUUID(),
    ...{ postNumber, product: name, unit, nmdCategory: nmd_category, rawCode: raw_codes[0] ?? null },
    ...{ productGroup: product_group ?? '', productSubGroup: product_sub_group ?? '' },
    ...{ quantity: null, workScope: 'new', leftOut: false, origin: null },
    source: { kind: 'product', product: uuid, version: revision },
  };
}
