import { damaged } from '../problems/workbook-fault.ts';

const END_OF_CHAIN = 0xfffffffe;

/**
 * The numbers of a chain of sectors in order ([MS-CFB] 2.3), by what the allocation table says follows each. Throws for
 * a chain that goes in circles or leaves the table: no chain is longer than there are sectors.
 */
export function followChain(table: Uint32Array, first: number): number[] {
  const chain: number[] = [];
  for (let sector = first; sector !== END_OF_CHAIN; sector = table[sector] ?? END_OF_CHAIN) {
    if (sector >= table.length || chain.length >= table.length) throw damaged();
    chain.push(sector);
  }
  return chain;
}
