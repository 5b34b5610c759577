import { deserialize, serialize } from 'node:v8';
import type { DraftProfile } from '../draft-profile.ts';
import { type FigureChunk, FigureStore } from '../figure-store.ts';
import type { ProfilesRead } from '../read-profiles.ts';
import type { SetSeen } from '../unseen/ask-about-unseen.ts';
import type { KeptReports } from './kept-reports.ts';

/** The sheet of a set that was read beside the others: its profiles, and what its reading reported. */
interface SheetBeside {
  /** null for a sheet without its header, a column or all rows */
  readonly read: (Omit<ProfilesRead, 'seen'> & { readonly seen: SeenBeside }) | null;
  readonly reports: KeptReports;
}

/** What nobody sees of it, without its source, which the other process has itself. */
type SeenBeside = Omit<SetSeen, 'source'>;

interface Packed {
  readonly read: {
    readonly profiles: readonly (readonly [string, Omit<DraftProfile, 'store'>])[];
    readonly figures: readonly FigureChunk[];
    readonly count: number;
    readonly seen: SeenBeside;
  } | null;
  readonly reports: KeptReports;
}

/**
 * Writes a sheet that was read as bytes, for another process. They state each value exactly, as JSON does not: an undeclared
 * figure, a negative zero, a detail that is absent.
 */
export function packSheet(read: ProfilesRead | null, reports: KeptReports): Uint8Array<ArrayBuffer> {
  return serialize({ read: read && packProfiles(read), reports } satisfies Packed);
}

function packProfiles({ profiles, seen: { source: _source, ...seen } }: ProfilesRead): Packed['read'] {
  const [first] = profiles.values();
  const { chunks, count } = (first?.store ?? new FigureStore()).parts();
  return {
    profiles: [...profiles].map(([number, { store: _store, ...profile }]) => [number, profile]),
    figures: chunks,
    count,
    seen,
  };
}

/** Returns the sheet of which `packSheet` made bytes in a process of ours. */
export function unpackSheet(bytes: Uint8Array): SheetBeside {
  const { read, reports } = deserialize(bytes) as Packed;
  if (!read) return { read: null, reports };
  const { figures, count, seen } = read;
  const store = FigureStore.of({ chunks: figures, count });
  const profiles = new Map(read.profiles.map(([number, profile]) => [number, { ...profile, store }]));
  return { read: { profiles, seen }, reports };
}
