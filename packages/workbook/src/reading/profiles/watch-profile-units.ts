import { unitKey } from '@milieuspoor/domain';
import { toCleanText, toShownValue } from '../../cells/cell-text.ts';
import { isNotDeclared } from '../../cells/not-declared.ts';
import { toLooseName } from '../../layout/header-text.ts';
import type { ProfileUnits, StatedUnit } from '../../questions/ask-about-multiples.ts';
import type { TableHeader, TableRow } from '../read-table.ts';

/** Headers of a column that says for how much a profile is, as declarations and databases call it. */
const PROFILE_UNIT =
  /^(?:(?:gedeclareerde|declared|functionele|functional|referentie|reference)(?:eenheid|unit)|(?:eenheid|unit)(?:van)?(?:het)?(?:profiel|product|epd)|(?:profiel|profile|product|epd)(?:eenheid|unit)|fe|fu|du|per|geldtvoor|geldigvoor)$/;
/** Watches for how much the profiles of a sheet say to be. */
export interface ProfileUnitWatch {
  onHeader(header: TableHeader): void;
  see(row: TableRow): void;
  /** returns what the column says; null where there is none */
  found(): ProfileUnits | null;
}

/**
 * Watches the column of a set sheet that says for how much a profile is; nothing is converted by it. What it says is compared
 * with the items once these are known, for the sheet may be read by another process.
 */
export function watchProfileUnits(sheet: string): ProfileUnitWatch {
  let watched: { readonly index: number; readonly column: string } | null = null;
  const stated = new Map<string, StatedUnit[]>();
  return {
    onHeader({ cells, positions }) {
      const read = new Set(positions.values());
      const index = cells.findIndex(
        (cell, at) => typeof cell === 'string' && !read.has(at) && PROFILE_UNIT.test(toLooseName(cell)),
      );
      watched = index < 0 ? null : { index, column: toShownValue(cells[index] ?? null) };
    },
    see({ cells, row, postNumber }) {
      const cell = watched && cells[watched.index];
      if (postNumber === null || typeof cell !== 'string' || isNotDeclared(cell)) return;
      const key = unitKey(toCleanText(cell).replace(/^(?:per )?(?:1 )?/i, ''));
      const ofPost = stated.get(postNumber) ?? [];
      if (key === '' || ofPost.some((each) => each.key === key)) return;
      stated.set(postNumber, [...ofPost, { key, ofProfile: toShownValue(cell), row }]);
    },
    found: () => watched && { sheet, ...watched, stated },
  };
}
