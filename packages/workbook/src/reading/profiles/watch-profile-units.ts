import { unitKey } from '@milieuspoor/domain';
import { toCellAddress } from '../../cells/cell-address.ts';
import { toCleanText, toShownValue } from '../../cells/cell-text.ts';
import { isNotDeclared } from '../../cells/not-declared.ts';
import { toLooseName } from '../../layout/header-text.ts';
import type { Asked } from '../../questions/asked-while-reading.ts';
import { ANSWERS } from '../../questions/workbook-question.ts';
import type { TableHeader, TableRow } from '../read-table.ts';
import type { KnownPosts } from '../settle-near-posts.ts';

/** Headers of a column that says for how much a profile is, as declarations and databases call it. */
const PROFILE_UNIT =
  /^(?:(?:gedeclareerde|declared|functionele|functional|referentie|reference)(?:eenheid|unit)|(?:eenheid|unit)(?:van)?(?:het)?(?:profiel|product|epd)|(?:profiel|profile|product|epd)(?:eenheid|unit)|fe|fu|du|per|geldtvoor|geldigvoor)$/;
/** The most items that a question names. */
const NAMED_MAX = 6;

/** Compares for how much the profiles of a sheet say to be with the units of their items. */
export interface ProfileUnitWatch {
  onHeader(header: TableHeader): void;
  see(row: TableRow): void;
  /** Asks once about the profiles that are for another unit. Call once, after the last row. */
  ask(): void;
}

/** Watches the column of a set sheet that says for how much a profile is; nothing is converted by it. */
export function watchProfileUnits(
  sheet: string,
  posts: KnownPosts | null,
  { questions }: Asked,
): ProfileUnitWatch {
  let found: { readonly index: number; readonly column: string } | null = null;
  let first: { readonly row: number; readonly index: number; readonly column: string } | null = null;
  const others = new Map<string, { readonly unit: string; readonly ofProfile: string }>();
  return {
    onHeader({ cells, positions }) {
      const read = new Set(positions.values());
      const index = cells.findIndex(
        (cell, at) => typeof cell === 'string' && !read.has(at) && PROFILE_UNIT.test(toLooseName(cell)),
      );
      found = index < 0 ? null : { index, column: toShownValue(cells[index] ?? null) };
    },
    see({ cells, row, postNumber }) {
      const cell = found && cells[found.index];
      if (!found || postNumber === null || typeof cell !== 'string' || isNotDeclared(cell)) return;
      const ofProfile = toShownValue(cell);
      const unit = posts?.unitOf(postNumber) ?? '';
      const key = unitKey(toCleanText(cell).replace(/^(?:per )?(?:1 )?/i, ''));
      if (unit === '' || key === '' || key === unitKey(unit) || others.has(postNumber)) return;
      first ??= { row, ...found };
      others.set(postNumber, { unit, ofProfile });
    },
    ask() {
      if (!first) return;
      const { row, index, column } = first;
      const items = [...others].slice(0, NAMED_MAX).map(([post, units]) => ({ post, ...units }));
      questions.push({
        kind: 'profile-unit',
        id: `profile-unit:${sheet}:${others.size}:${items.map(({ ofProfile }) => ofProfile).join(';')}`,
        ...{ required: true, choices: [ANSWERS.confirmed], changesReading: false },
        ...{ sheet, row, column, cell: toCellAddress(index, row) },
        ...{ items, count: others.size },
      });
    },
  };
}
