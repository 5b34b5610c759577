import { useRef, useState } from 'react';
import type { RowLead } from '../../../lib/row-lead.ts';
import type { SheetRows } from '../edit/sheet-acts.ts';

/** The sheet of the file on which each post has one row, in the order of the worksheet, below one row of headers. */
const POSTS_SHEET = 'Posten';
const FIRST_ROW = 2;

/**
 * Looking at rows of the worksheet while the check of its file waits: what leads to a row, and going back to what led there.
 * `isChecking`: whether there is a check on the screen.
 */
export function useLooking(
  rows: SheetRows,
  isChecking: boolean,
  goTo: (row: { readonly key: string }) => void,
) {
  const [checked, setChecked] = useState<SheetRows>(rows);
  const [isAway, setAway] = useState(false);
  const led = useRef<Element | null>(null);
  const written = checked.filter(({ leftOut }) => !leftOut);
  const leadTo: RowLead = ({ sheet, row, postenRow, post }) => {
    const place = postenRow ?? (sheet === POSTS_SHEET ? row : null);
    const meant =
      place !== null
        ? written[place - FIRST_ROW]
        : written.find(({ postNumber }) => post !== undefined && postNumber === post);
    const key = meant && rows.find((each) => each.key === meant.key)?.key;
    if (key === undefined) return null;
    return () => {
      led.current = document.activeElement;
      setAway(true);
      goTo({ key });
    };
  };
  return {
    leadTo,
    isLooking: isAway && isChecking,
    /** whether the rows on the screen are other ones than those of the file that was checked */
    isChanged: rows !== checked,
    /** the file of the rows on the screen is being checked */
    begin: () => {
      setChecked(rows);
      setAway(false);
    },
    back: () => {
      setAway(false);
      const from = led.current;
      // It has a place on the screen only once that is drawn.
      requestAnimationFrame(() => {
        if (from instanceof HTMLElement) from.focus();
      });
    },
  };
}
