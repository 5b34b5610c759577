import { LEAST_SAVING, type NoChanceReason } from '@milieuspoor/domain';
import type { ChanceWork } from './chance-work.queries.ts';
import type { ReadWork } from './kept-work.ts';
import type { KnownSum } from './known-sum.ts';
import { KnownWork, type SameWork } from './known-work.ts';
import type { Kind } from './work-columns.ts';

/** A post beside what completed work has of the same kind. */
export interface HeldPost {
  readonly calculation: ChanceWork['looked'][number];
  readonly position: number;
  /** its unit is the one under which it is counted */
  readonly kind: Kind;
  readonly quantity: number;
  readonly mkiEur: number | null;
  readonly incomplete: boolean;
  /** all posts of the sub-group and unit in completed work, whatever they declare */
  readonly inUnit: number;
  readonly work: SameWork | null;
  /** the known product that costs least per unit; null where it does not cost less than the post */
  readonly best: KnownSum | null;
  readonly reason: NoChanceReason | null;
}

export interface PostsAsked extends Pick<ChanceWork, 'looked' | 'built'> {
  /** posts for which something better is known, the largest saving first; or the others, the heaviest first */
  readonly proposed: boolean;
  readonly offset: number;
  readonly limit: number;
}

export interface HeldPosts {
  /** posts that were looked at */
  readonly posts: number;
  readonly proposed: number;
  /** what the proposals together save, euro of MKI */
  readonly savedEur: number;
  /** proposals of which the post or the product leaves an indicator of its MKI undeclared */
  readonly incomplete: number;
  /** number of posts for each reason that no product is proposed */
  readonly reasons: Readonly<Partial<Record<NoChanceReason, number>>>;
  readonly page: readonly HeldPost[];
  readonly units: KnownWork['units'];
}

/** What all posts of one kind, valued with one version of the weights, are held against. */
interface Against {
  readonly work: SameWork | null;
  readonly best: KnownSum | null;
  readonly inUnit: number;
  /** why nothing is proposed for any of them */
  readonly reason: NoChanceReason | null;
}

/** A post in a list, by its place in what was read, and what it is ordered by. */
interface Listed {
  readonly place: number;
  readonly row: number;
  readonly value: number;
  readonly reason: NoChanceReason | null;
}

/**
 * Holds each post against the products of completed work: of the same sub-group, unit and kind of work, valued with the same
 * weights, and with the same modules and core indicators declared (docs/method/chances.md).
 */
export function holdPosts(read: ReadWork, { looked, built, proposed, offset, limit }: PostsAsked): HeldPosts {
  const known = new KnownWork(read, built);
  const findAgainst = againstByKind(read, known);
  const told = { posts: 0, proposed: 0, savedEur: 0, incomplete: 0 };
  const reasons: Partial<Record<NoChanceReason, number>> = {};
  const listed: Listed[] = [];
  for (const [place, posts] of read.looked.entries())
    for (const [row, kind] of posts.kinds.entries()) {
      const against = findAgainst(kind, looked[place]?.weightsVersion ?? null);
      const mkiEur = posts.mkiEur[row] as number;
      const there = (posts.quantities[row] as number) * (against.best?.mkiPerUnit ?? Number.NaN);
      const reason = reasonOf(mkiEur, there, against);
      told.posts++;
      if (reason !== null) reasons[reason] = (reasons[reason] ?? 0) + 1;
      else {
        told.proposed++;
        told.savedEur += mkiEur - there;
        if (posts.incomplete[row] || against.best?.incomplete) told.incomplete++;
      }
      if ((reason === null) === proposed)
        listed.push({ place, row, reason, value: proposed ? mkiEur - there : mkiEur });
    }
  const toHeld = ({ place, row, reason }: Listed): HeldPost[] => {
    const [calculation, posts] = [looked[place], read.looked[place]];
    const kind = posts?.kinds[row];
    if (!calculation || !posts || kind === undefined) return [];
    const mkiEur = posts.mkiEur[row] as number;
    const { work, best, inUnit } = findAgainst(kind, calculation.weightsVersion);
    return [
      {
        ...{ calculation, work, inUnit, reason, best: reason === null ? best : null },
        quantity: posts.quantities[row] as number,
        position: posts.positions[row] as number,
        kind: { ...(read.kinds.all[kind] as Kind), unit: known.unitOf(kind) },
        mkiEur: Number.isNaN(mkiEur) ? null : mkiEur,
        incomplete: posts.incomplete[row] === 1,
      },
    ];
  };
  const before = (one: Listed, other: Listed) => {
    const [its, others] = [looked[one.place]?.projectId ?? '', looked[other.place]?.projectId ?? ''];
    if (its !== others) return its < others ? -1 : 1;
    return positionOf(read, one) - positionOf(read, other);
  };
  const page = firstOf(listed, offset + limit, before).slice(offset);
  return { ...told, reasons, units: known.units, page: page.flatMap(toHeld) };
}

/** Returns what the posts of a kind and version are held against, each worked out once. */
function againstByKind(read: ReadWork, known: KnownWork) {
  const found = new Map<string | null, Against[]>();
  return (kind: number, version: string | null): Against => {
    const ofVersion = found.get(version) ?? [];
    found.set(version, ofVersion);
    const made = ofVersion[kind] ?? toAgainst(read, known, { kind, version });
    ofVersion[kind] = made;
    return made;
  };
}

function toAgainst(
  read: ReadWork,
  known: KnownWork,
  { kind, version }: { readonly kind: number; readonly version: string | null },
): Against {
  const inUnit = known.inUnit(kind);
  const work = known.find(kind, version);
  const best = work?.best((product) => read.products.texts[product] ?? '') ?? null;
  const reason = (): NoChanceReason | null => {
    if (!known.hasSubGroup(read.kinds.all[kind]?.subGroupId ?? '')) return 'nothing-known';
    if (!inUnit) return 'other-unit';
    if (version === null || !inUnit.versions.has(version)) return 'other-weights';
    return best ? null : 'other-profile';
  };
  return { work, best, inUnit: inUnit?.posts ?? 0, reason: reason() };
}

/** `there`: what the post would cost with the best product. */
function reasonOf(mkiEur: number, there: number, { reason }: Pick<Against, 'reason'>): NoChanceReason | null {
  if (Number.isNaN(mkiEur)) return 'no-figure';
  if (reason !== null) return reason;
  // Per unit both may be equal, and the last digits of their sums not.
  const least = LEAST_SAVING * Math.max(Math.abs(mkiEur), Math.abs(there));
  return mkiEur - there <= least ? 'none-better' : null;
}

const positionOf = (read: ReadWork, { place, row }: Listed) => read.looked[place]?.positions[row] ?? 0;

/**
 * Returns the first so many by their values, the highest first and those without one last. Only these are sorted with `before`: of
 * hundreds of thousands that takes long.
 */
function firstOf(
  listed: readonly Listed[],
  count: number,
  before: (one: Listed, other: Listed) => number,
): Listed[] {
  const heightOf = ({ value }: Listed) => (Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value);
  const least = Float64Array.from(listed, heightOf).sort().at(-count) ?? Number.NEGATIVE_INFINITY;
  return listed
    .filter((each) => heightOf(each) >= least)
    .sort((one, other) => {
      const [its, others] = [heightOf(one), heightOf(other)];
      return its === others ? before(one, other) : others - its;
    })
    .slice(0, count);
}
