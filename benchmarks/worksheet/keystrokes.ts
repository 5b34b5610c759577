import {
  FIRST_WEIGHTED_SETS,
  perModuleFigures,
  SET_CODES,
  type SourceFigures,
  sourceKey,
  toComparedItem,
  totalItems,
  valueItem,
  type WorkedOutWorksheet,
  type WorksheetRow,
  weighSource,
  workOutWorksheet,
} from '@milieuspoor/domain';
import { bigItem } from '../shared/big-calculation.ts';

/**
 * What a page does in its own thread after each keystroke on a worksheet of this many rows, in milliseconds of the processor: the
 * machine may have more to do.
 */
export interface Keystrokes {
  /** a new page: everything for the first time */
  readonly firstMs: number;
  readonly quantityMs: readonly number[];
  /** the same with a hundred rows that were left out and ten that were added, which no post is matched with */
  readonly unmatchedMs: readonly number[];
  readonly leftOutMs: readonly number[];
}

/** Types quantities in a worksheet that was made of a baseline of as many items in both sets. */
export function measureKeystrokes(items: number, strokes: number): Keystrokes {
  const all = Array.from({ length: items }, (_, index) => bigItem(index, SET_CODES));
  const rows = all.map(
    ({ resources: _resources, profiles: _profiles, ...item }): WorksheetRow => ({
      ...item,
      ...{ key: item.postNumber, leftOut: false, origin: item.postNumber },
      source: { kind: 'item', calculation: 'source', postNumber: item.postNumber },
    }),
  );
  const sources = new Map(
    all.map((item, place): [string, SourceFigures] => {
      const row = rows[place];
      return [
        (row && sourceKey(row)) ?? '',
        weighSource({ ...item, conversions: [] }, item.unit, FIRST_WEIGHTED_SETS),
      ];
    }),
  );
  const valued = all.map((item) => valueItem(item, FIRST_WEIGHTED_SETS).valued);
  const total = totalItems(valued)[0]?.sets.a1;
  if (!total) throw new Error('The items state Set A1');
  const baseline = {
    ...({ set: 'a1', sameWeights: true, total: perModuleFigures(total) } as const),
    items: valued.flatMap((each, position) => toComparedItem(each, position, 'a1') ?? []),
  };

  const begin = threadMs();
  let worked = workOutWorksheet({ rows, sources, baseline });
  const firstMs = threadMs() - begin;
  const change = (edited: readonly WorksheetRow[]) => {
    const start = threadMs();
    worked = workOutWorksheet({ rows: edited, sources, baseline }, worked);
    return threadMs() - start;
  };
  const instead = ({ worksheet }: WorkedOutWorksheet, at: number, given: Partial<WorksheetRow>) =>
    worksheet.rows.map((row, place) => (place === at ? { ...row, ...given } : row));
  const type = () =>
    Array.from({ length: strokes }, (_, stroke) =>
      change(instead(worked, (stroke * 97) % items, { quantity: stroke / 7 + 1 })),
    );
  const quantityMs = type();
  const leftOutMs = Array.from({ length: strokes }, (_, stroke) =>
    change(instead(worked, (stroke * 89) % items, { leftOut: true })),
  );
  const added = rows
    .slice(0, 10)
    .map((row) => ({ ...row, key: `x${row.key}`, postNumber: `x${row.key}`, unit: 'm3' }));
  change([...worked.worksheet.rows, ...added]);
  return { firstMs, quantityMs, leftOutMs, unmatchedMs: type() };
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
