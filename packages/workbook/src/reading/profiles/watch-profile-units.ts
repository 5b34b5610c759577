import { unitKey } from '@milieuspoor/domain';
import { toCellAddress } from '../../cells/cell-address.ts';
import { toCleanText, toShownValue } from '../../cells/cell-text.ts';
import { isNotDeclared } from '../../cells/not-declared.ts';
import { toLooseName } from '../../layout/header-text.ts';
import type { ProfileUnits } from '../../questions/ask-about-multiples.ts';
import type { TableHeader, TableRow } from '../read-table.ts';
import type { KnownPosts } from '../settle-near-posts.ts';

/** Headers of a column that says for how much a profile is, as declarations and databases call it. */
const PROFILE_UNIT =
  /^(?:(?:gedeclareerde|declared|functionele|functional|referentie|reference)(?:eenheid|unit)|(?:eenheid|unit)(?:van)?(?:het)?(?:profiel|product|epd)|(?:profiel|profile|product|epd)(?:eenheid|unit)|fe|fu|du|per|geldtvoor|geldigvoor)$/;
/** Compares for how much the profiles of a sheet say to be with the units of their items. */
export interface ProfileUnitWatch {
  onHeader(header: TableHeader): void;
  see(row: TableRow): void;
  /** returns what differs; null where nothing does */
  found(): ProfileUnits | null;
}

/** Watches the column of a set sheet that says for how much a profile is; nothing is converted by it. */
export function watchProfileUnits(sheet: string, posts: KnownPosts | null): ProfileUnitWatch {
  let watched: { readonly index: number; readonly column: string } | null = null;
  let first: Omit<ProfileUnits, 'others'> | null = null;
  const others = new Map<string, { readonly unit: string; readonly ofProfile: string }>();
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
      if (!watched || postNumber === null || typeof cell !== 'string' || isNotDeclared(cell)) return;
      const unit = posts?.unitOf(postNumber) ?? '';
      const key = unitKey(toCleanText(cell).replace(/^(?:per )?(?:1 )?/i, ''));
      if (unit === '' || key === '' || key === unitKey(unit) || others.has(postNumber)) return;
      const { index, column } = watched;
      first ??= { sheet, row, column, cell: toCellAddress(index, row) };
      others.set(postNumber, { unit, ofProfile: toShownValue(cell) });
    },
    found: () => first && { ...first, others },
  };
}
