import { columnOfAddress } from '../cells/cell-address.ts';
import { MAX_COLUMNS } from '../cells/cell-value.ts';
import type { SheetCells } from './library-cells.ts';

/** The readings of a cell by both readers; undefined for no cell. */
interface Difference {
  readonly address: string;
  readonly ours: string | undefined;
  readonly theirs: string | undefined;
}

/**
 * The allowed differences between our readers and the library, with the reason. Every other difference is a fault of
 * one of them.
 */
export const EXPLAINED: readonly { readonly why: string; holds(difference: Difference): boolean }[] = [
  {
    why: 'A text without a character is an empty cell, as it looks in Excel.',
    holds: ({ ours, theirs }) => ours === undefined && theirs === 'text ',
  },
  {
    why: 'A formula that was never calculated is named as one; the library leaves it out.',
    holds: ({ ours, theirs }) => ours === 'uncalculated ' && theirs === undefined,
  },
  {
    why: 'Columns far to the right are not looked at.',
    holds: ({ address, ours }) => ours === undefined && columnOfAddress(address) >= MAX_COLUMNS,
  },
  {
    why: 'Excel shows day 0 of 1900 as a date that there never was.',
    holds: ({ ours, theirs }) => ours === 'date 1899-12-31' && theirs === 'date 1900-01-00',
  },
];

/** How often each explanation was needed, and the differences without one, as 'Blad 1 C4: number 1, number 100'. */
export interface Comparison {
  readonly compared: number;
  readonly explained: ReadonlyMap<string, number>;
  readonly unexplained: readonly string[];
}

/** Compares a sheet cell by cell, including cells that only one of them has. */
export function compareCells(
  name: string,
  ours: SheetCells,
  theirs: SheetCells,
  explanations = EXPLAINED,
): Comparison {
  const addresses = new Set([...ours.keys(), ...theirs.keys()]);
  const explained = new Map<string, number>();
  const unexplained: string[] = [];
  for (const address of addresses) {
    const difference = { address, ours: ours.get(address), theirs: theirs.get(address) };
    if (difference.ours === difference.theirs) continue;
    const why = explanations.find(({ holds }) => holds(difference))?.why;
    if (why !== undefined) explained.set(why, (explained.get(why) ?? 0) + 1);
    else unexplained.push(`${name} ${address}: ${difference.ours}, ${difference.theirs}`);
  }
  return { compared: addresses.size, explained, unexplained };
}
