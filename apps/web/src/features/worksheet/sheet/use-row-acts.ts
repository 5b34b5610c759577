import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { changeQuantity, fillQuantities, leaveOut, removeAdded } from '../edit/sheet-acts.ts';
import type { useHistory } from '../edit/use-history.ts';
import type { RowActs } from '../table/row-view.ts';

const typing = (key: string) => `quantity ${key}`;

/** The acts on the rows of the table. They stay the same at each change: other ones would draw every cell again. */
export function useRowActs(
  { edit, done, cancel, rows }: ReturnType<typeof useHistory>,
  shown: readonly string[],
  onChooseProduct: (key: string) => void,
): RowActs {
  const { t } = useTranslation();
  const notify = useNotify();
  const seen = useRef({ rows, shown });
  useEffect(() => {
    seen.current = { rows, shown };
  }, [rows, shown]);
  return useMemo(
    () => ({
      onQuantity: (key, quantity) =>
        edit((before) => changeQuantity(before, key, quantity), { at: key, together: typing(key) }),
      onQuantityDone: done,
      onQuantityCancelled: (key) => cancel(typing(key)),
      onQuantitiesPasted: (key, quantities) => {
        const { rows, shown } = seen.current;
        const { beyond } = fillQuantities(rows, { shown, from: key, quantities });
        edit((before) => fillQuantities(before, { shown, from: key, quantities }).rows, { at: key });
        if (beyond > 0) notify(t('worksheet.screen.pasteBeyond', { count: beyond }), 'warning');
      },
      onPasteRefused: (texts) =>
        notify(
          t('worksheet.screen.pasteRefused', {
            texts: texts
              .slice(0, 5)
              .map((text) => `‘${text}’`)
              .join(', '),
          }),
          'error',
        ),
      onChooseProduct,
      onLeaveOut: (key, leftOut) => edit((before) => leaveOut(before, key, leftOut), { at: key }),
      onRemove: (key) => edit((before) => removeAdded(before, key), { at: key }),
    }),
    [edit, done, cancel, onChooseProduct, notify, t],
  );
}
