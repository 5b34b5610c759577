import type { SectorCellSubject } from './sector-contributions.queries.ts';

/** Returns a key that is equal for contributions to the same cell. */
export function cellKey({ sector, year, tendered, inA1, inA2 }: SectorCellSubject): string {
  return [sector, year, tendered, inA1, inA2].join();
}

/** Returns the subject of a cell from its key. */
export function subjectOfCell(key: string): SectorCellSubject {
  const [sector = '', year, tendered, inA1, inA2] = key.split(',');
  return {
    sector: sector as SectorCellSubject['sector'],
    year: Number(year),
    tendered: tendered === 'true',
    inA1: inA1 === 'true',
    inA2: inA2 === 'true',
  };
}
