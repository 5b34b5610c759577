import type { SetCode } from '@milieuspoor/domain';
import { POST_NUMBER_COLUMN } from '../../layout/posten-columns.ts';
import type { DraftProfile } from '../draft-profile.ts';
import { FigureStore } from '../figure-store.ts';
import { placedAt, type SheetReaders, type TableRow } from '../read-table.ts';
import { refuseTooManyItems } from '../refuse-too-many-items.ts';
import { settleAdpfUnit } from '../settle-adpf-unit.ts';
import { type KnownPosts, settleNearPosts, type UnknownPost } from '../settle-near-posts.ts';
import type { UnseenProfileRow } from '../unseen/ask-about-unseen.ts';
import { holdsFigure } from '../unseen/sheet-look.ts';

/** The profiles of one set in a sheet, whatever its layout. */
export interface ProfileCollector {
  readonly set: SetCode;
  readonly store: FigureStore;
  /** by post number, in file order */
  readonly profiles: ReadonlyMap<string, DraftProfile>;
  /** Returns the profile to which a row belongs; one that is not kept for a row without a post number. */
  profileOf(row: TableRow): DraftProfile;
  /** the rows that nobody sees and that hold figures */
  readonly unseen: readonly UnseenProfileRow[];
  /** Takes how a row looks of which the figures are read. */
  see(row: TableRow): void;
  /** Settles post numbers and units that only the uploader can tell. Call once, after the last row. */
  settle(): void;
}

export function collectProfiles(
  set: SetCode,
  sheet: string,
  posts: KnownPosts | null,
  readers: SheetReaders,
): ProfileCollector {
  const profiles = new Map<string, DraftProfile>();
  const store = new FigureStore();
  const unknown: UnknownPost[] = [];
  const unseen: UnseenProfileRow[] = [];
  return {
    set,
    store,
    profiles,
    unseen,
    see(row) {
      if (row.unseen && holdsFigure(row.kind, row.cells, row.positions))
        unseen.push({ ...row.unseen, row: row.row, cell: row.keyAddress(), postNumber: row.postNumber });
    },
    profileOf(row) {
      const { postNumber } = row;
      const known = postNumber === null ? undefined : profiles.get(postNumber);
      if (known) return known;
      const profile: DraftProfile = {
        row: row.row,
        cell: row.keyAddress(),
        store,
        places: {},
        adpfWithoutUnit: null,
        faulty: false,
      };
      if (postNumber !== null) {
        profiles.set(postNumber, profile);
        refuseTooManyItems(profiles.size, sheet);
        if (posts && !posts.has(postNumber))
          unknown.push({
            postNumber,
            placed: placedAt(row, POST_NUMBER_COLUMN),
            fractional: row.fractional,
          });
      }
      return profile;
    },
    settle() {
      if (posts) settleNearPosts(sheet, unknown, profiles, posts, readers);
      settleAdpfUnit(sheet, profiles.values(), readers.asked, readers.notes);
    },
  };
}
