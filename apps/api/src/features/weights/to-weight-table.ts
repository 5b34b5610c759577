import type { WeightTableAnswer } from '@milieuspoor/contract';
import { formatModified, unconfirmedWeights, weightTableOn } from '@milieuspoor/domain';
import type { WeightTableRow } from './weights.queries.ts';

/** Tells whether a version may be withdrawn: the newest of its set, not the first, and nothing was valued with it. */
export function isRemovable(
  { id, set, version, validFrom }: WeightTableRow,
  all: readonly WeightTableRow[],
  valued: ReadonlyMap<string, number>,
): boolean {
  const [newest] = all.filter((each) => each.set === set);
  return newest?.id === id && validFrom !== null && !valued.has(`${set} ${version}`);
}

/** Returns a version of the weights in the form of the API, among all of them and on a day ('yyyy-mm-dd'). */
export function toWeightTable(
  table: WeightTableRow,
  all: readonly WeightTableRow[],
  { day, valued }: { readonly day: string; readonly valued: ReadonlyMap<string, number> },
): WeightTableAnswer {
  const current = weightTableOn(
    all.filter(({ set }) => set === table.set),
    day,
  );
  return {
    uuid: table.id,
    set: table.set,
    version: table.version,
    valid_from: table.validFrom,
    state:
      table.validFrom !== null && table.validFrom > day
        ? 'future'
        : current?.id === table.id
          ? 'current'
          : 'past',
    created: formatModified(table.createdAt),
    created_by: table.createdBy,
    // A version without a count valued nothing.
    calculations: valued.get(`${table.set} ${table.version}`) ?? 0,
    removable: isRemovable(table, all, valued),
    unconfirmed: unconfirmedWeights(table.weights),
    weights: table.weights.map(({ code, unit, valueEur, source, confirmedAt, confirmedBy }) => ({
      code,
      unit,
      value_eur: valueEur,
      source,
      confirmation: confirmedAt && { at: formatModified(confirmedAt), by: confirmedBy },
    })),
  };
}
