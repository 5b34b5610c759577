import { damaged } from '../problems/workbook-fault.ts';

const END_OF_CHAIN = 0xfffffffe;

/**
 * Returns the numbers of a chain of sectors in order ([MS-CFB] 2.3), by the next sector that the allocation table
 * states for each. Throws for a chain that is circular or leaves the table: no chain is longer than the number of
 * sectors.
 */
export function followChain(table: Uint32Array, first: number): number[] {
  const chain: number[] = [];
  for (let sector = first; sector !== END_OF_CHAIN; sector = table[sector] ?? END_OF_CHAIN) {
    if (sector >= table.length || chain.length >= table.length) throw damaged();
    chain.push(sector);
  }
  return chain;
}
