import type { SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { listPagePosts } from './chance-page.queries.ts';
import type { ChanceWork } from './chance-work.queries.ts';
import { type HeldPost, type HeldPosts, holdPosts, type PostsAsked } from './hold-posts.ts';
import type { KeptWork, ReadWork } from './kept-work.ts';

export interface ChancesQuestion extends PostsAsked {
  readonly organisationId: string;
  readonly set: SetCode;
}

/** What completed work has of the sub-group, unit and kind of a post, in products that declare the same. */
export interface KnownOfKind {
  readonly posts: number;
  readonly projects: number;
  /** euro of MKI per unit, of single posts */
  readonly lowest: number;
  readonly highest: number;
}

/** The known product that costs least per unit. */
export interface BetterProduct extends Omit<KnownOfKind, 'projects'> {
  readonly productId: string;
  readonly product: string;
  readonly units: number;
  /** euro and kg CO2-eq over all of its units; null where a post does not declare it, or in other modules */
  readonly mkiEur: number;
  readonly co2Kg: number | null;
  readonly primaryTon: number | null;
  readonly incomplete: boolean;
  /** the calculations that have it, the newest first, each with its number of posts */
  readonly sources: readonly (ChanceWork['built'][number] & { readonly posts: number })[];
}

export interface ChancePost
  extends Pick<
    HeldPost,
    'calculation' | 'quantity' | 'mkiEur' | 'incomplete' | 'inUnit' | 'reason' | 'kind'
  > {
  readonly postNumber: string;
  readonly product: string;
  readonly productGroup: string;
  readonly productSubGroup: string;
  readonly co2Kg: number | null;
  readonly primaryTon: number | null;
  readonly known: KnownOfKind | null;
  readonly better: BetterProduct | null;
}

export interface Chances extends Omit<HeldPosts, 'page'> {
  readonly page: readonly ChancePost[];
}

/** Returns a page of the posts, each held against what is known from completed work. */
export async function findChances(
  queries: Queries,
  kept: KeptWork,
  question: ChancesQuestion,
): Promise<Chances> {
  const { organisationId, set, built } = question;
  const read = await kept.read(queries, question);
  const held = holdPosts(read, question);
  const posts = held.page.map(({ calculation: { calculationId }, position, work, best }) => {
    const [place] = (best && work?.places(best.product).keys()) ?? [];
    return {
      ...{ calculationId, position },
      productId: best && (read.products.texts[best.product] ?? null),
      knownFrom: place === undefined ? null : (built[place]?.calculationId ?? null),
    };
  });
  const named = await listPagePosts(queries, { organisationId, set, posts });
  const page = named.flatMap(({ place, better, co2Profile, ...names }): ChancePost[] => {
    const post = held.page[place];
    if (!post) return [];
    const { position: _, work, best, ...rest } = post;
    return [
      {
        ...{ ...rest, ...names },
        known: work && toKnown(work),
        better: work && best && toBetter(read, { work, best, built, name: better ?? '', co2Profile }),
      },
    ];
  });
  return { ...held, page };
}

function toKnown(work: NonNullable<HeldPost['work']>): KnownOfKind {
  const sums = [...work.products.values()];
  return {
    posts: sums.reduce((sum, { posts }) => sum + posts, 0),
    projects: work.places(null).size,
    lowest: sums.reduce((least, { lowest }) => Math.min(least, lowest), Number.POSITIVE_INFINITY),
    highest: sums.reduce((most, { highest }) => Math.max(most, highest), Number.NEGATIVE_INFINITY),
  };
}

interface Proposal {
  readonly work: NonNullable<HeldPost['work']>;
  readonly best: NonNullable<HeldPost['best']>;
  readonly built: ChanceWork['built'];
  readonly name: string;
  /** the modules in which the post declares CO2 */
  readonly co2Profile: string;
}

function toBetter(read: ReadWork, { work, best, built, name, co2Profile }: Proposal): BetterProduct {
  const stated = (value: number) => (Number.isNaN(value) ? null : value);
  const places = work.places(best.product);
  const sameModules = co2Profile !== '' && read.co2Profiles.texts[best.co2Profile] === co2Profile;
  return {
    productId: read.products.texts[best.product] ?? '',
    product: name,
    ...{ posts: best.posts, lowest: best.lowest, highest: best.highest, units: best.units },
    ...{ mkiEur: best.mkiEur, incomplete: best.incomplete },
    co2Kg: sameModules ? stated(best.co2Kg) : null,
    primaryTon: stated(best.primaryTon),
    sources: built.flatMap((calculation, place) => {
      const posts = places.get(place);
      return posts === undefined ? [] : [{ ...calculation, posts }];
    }),
  };
}
