import { isSubNumber, type LeftOutKind, type NoPostKind, namesTotal } from '../../layout/no-post-kinds.ts';
import { POST_NUMBER_COLUMN } from '../../layout/posten-columns.ts';
import type { DraftItem } from '../draft-item.ts';
import type { RawRow } from '../read-table.ts';
import { isWhole, kindOfPartRow, kindOfWholeRow, textAt } from './kind-of-row.ts';
import { createRowSums, type RowSums } from './row-sums.ts';
import { type StatedFigures, statedFigures, statedTotals } from './stated-totals.ts';

/** A row of Posten that looks like no post, or that nobody sees. */
export interface NoPostRow {
  readonly kind: LeftOutKind;
  readonly row: number;
  readonly number: string;
  /** null for an item that is only known by the numbers of those below it */
  readonly raw: RawRow | null;
  /** the item as which it is read until somebody says that it is none; null for a row that is not read yet */
  readonly item: DraftItem | null;
}

/** The most rows that may look like no posts: a sheet with more has another layout, and its rows are items. */
const ROWS_MAX = 200;
/** So many posts directly below one with a whole row make it one that only gathers them. */
const PARTS_MIN = 2;

/** Watches the rows of Posten for what is no post. */
export interface NoPostWatch {
  /** Takes a row that may be an item; true when it is held back, and must not be read now. */
  holds(row: RawRow): boolean;
  /** Takes a row that is passed over. */
  passes(row: RawRow): void;
  /** Returns what looks like no post, in the order of the sheet. Call once, after the last row. */
  end(items: ReadonlyMap<string, DraftItem>): NoPostRow[];
  /** the rows that are passed over and name a total */
  readonly passedTotals: readonly RawRow[];
  readonly sums: RowSums;
}

/**
 * Watches the rows of Posten. A row that lacks something waits for the number of the row below it, by which it may be
 * known; `readNow` is called with one that is an item after all.
 */
export function watchNoPosts(readNow: (row: RawRow) => void): NoPostWatch {
  const sums = createRowSums();
  const held: { kind: NoPostKind; number: string; raw: RawRow; whole: boolean }[] = [];
  const passedTotals: RawRow[] = [];
  const stated: StatedFigures[] = [];
  let waiting: RawRow | null = null;

  function settleWaiting(next: string): void {
    if (!waiting) return;
    const raw = waiting;
    waiting = null;
    const kind = kindOfPartRow(raw, next);
    if (kind !== null) hold(kind, raw, false);
    else {
      sums.add(raw);
      readNow(raw);
    }
  }
  function hold(kind: NoPostKind, raw: RawRow, whole: boolean): void {
    held.push({ kind, raw, number: textAt(raw, POST_NUMBER_COLUMN), whole });
    sums.mark(raw.row);
  }

  return {
    sums,
    passedTotals,
    holds(row) {
      settleWaiting(textAt(row, POST_NUMBER_COLUMN));
      if (held.length >= ROWS_MAX) return false;
      if (!isWhole(row)) {
        waiting = copyOf(row);
        return true;
      }
      const kind = kindOfWholeRow(row);
      if (kind !== null) hold(kind, copyOf(row), true);
      else {
        sums.add(row);
        const figures = statedFigures(row);
        if (figures) stated.push(figures);
      }
      return false;
    },
    passes(row) {
      settleWaiting('');
      sums.mark(row.row);
      if (
        passedTotals.length < ROWS_MAX &&
        row.cells.some((cell) => typeof cell === 'string' && namesTotal(cell.trim()))
      )
        passedTotals.push(copyOf(row));
    },
    end(items) {
      settleWaiting('');
      const inOrder = [...items.values()];
      const lastPost = inOrder.at(-1)?.row ?? 0;
      const found = held.flatMap(({ whole, kind, number, raw }): NoPostRow[] => {
        const { row } = raw;
        const item = whole ? items.get(number) : null;
        // A second row with the number of another item is an error already.
        if (item === undefined || (item && item.row !== row)) return [];
        // What stands below the last post is the heading of nothing.
        const isHeading = kind !== 'chapter' || row < lastPost;
        return [{ kind: isHeading ? kind : 'remark', row, number, raw, item }];
      });
      const taken = new Set(found.map(({ row }) => row));
      const gathering = new Map(gatheringOf(inOrder).map(({ row }) => [row, 'bundle' as const]));
      const kinds = new Map([...statedTotals(stated), ...gathering]);
      const gatheringItems = inOrder.flatMap((item): NoPostRow[] => {
        const { row, postNumber: number } = item;
        const kind = taken.has(row) ? undefined : kinds.get(row);
        return kind ? [{ kind, row, number, raw: null, item }] : [];
      });
      return [...found, ...gatheringItems].sort((left, right) => left.row - right.row);
    },
  };
}

/** Returns the items with other items directly below that have the number of a part of theirs. */
function gatheringOf(items: readonly DraftItem[]): DraftItem[] {
  return items
    .filter(
      ({ postNumber }, at) =>
        items.slice(at + 1, at + 1 + PARTS_MIN).filter((next) => isSubNumber(next.postNumber, postNumber))
          .length === PARTS_MIN,
    )
    .slice(0, ROWS_MAX);
}

function copyOf(row: RawRow): RawRow {
  return { ...row, cells: row.cells.slice(0, row.width) };
}
