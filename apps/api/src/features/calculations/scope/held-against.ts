import {
  type ComparedTotal,
  compareScope,
  type DividedPair,
  divideDifference,
  type EarlierAnswers,
  type GivenScopeAnswer,
  type ModuleIndicator,
  otherSide,
  type PostsInSet,
  postChanges,
  type ScopeInSet,
  type ScopePost,
  SERIES_NAMES,
  SET_CODES,
  type SeriesName,
  type SetCode,
  scopeQuestions,
  type ValuedItem,
} from '@milieuspoor/domain';
import { type LargestOfStep, largestOfSteps } from './largest-of-steps.ts';
import { type ShownScope, toShownScope } from './shown-scope.ts';

/** The posts of a calculation per set, as the JSON that the database wrote; none for a set that it does not state. */
export type PostsJson<Text> = Readonly<Partial<Record<SetCode, Text>>>;

/**
 * The data with which a file is compared to ask about its scope: the active calculation of the other side, and earlier
 * answers.
 */
export interface HeldAgainst<Text> {
  /** the side of the file */
  readonly side: SeriesName;
  readonly posts: PostsJson<Text>;
  /** its totals in each set that it states, with the version of the weights behind them */
  readonly totals: Readonly<
    Partial<Record<SetCode, { readonly total: ComparedTotal; readonly weightsVersion: string | null }>>
  >;
  /** the answers about the calculation with which it is compared */
  readonly answers: readonly GivenScopeAnswer[];
  /** the answers about earlier calculations, the newest first */
  readonly earlier: readonly (Omit<EarlierAnswers, 'posts'> & { readonly posts: PostsJson<Text> })[];
}

/** Returns the data with the posts as bytes, to be sent to where the file is read. */
export function toBytes({ posts, earlier, ...held }: HeldAgainst<string>): HeldAgainst<Uint8Array> {
  const bytesOf = (json: PostsJson<string>): PostsJson<Uint8Array> =>
    Object.fromEntries(Object.entries(json).map(([set, text]) => [set, Buffer.from(text)]));
  return {
    ...held,
    posts: bytesOf(posts),
    earlier: earlier.map((each) => ({ ...each, posts: bytesOf(each.posts) })),
  };
}

/** What a file shows beside the other side: what its work lacks, and what the difference comes from. */
export interface HeldFile {
  readonly scope: ShownScope;
  readonly differences: Readonly<Record<ModuleIndicator, DividedPair>>;
  readonly posts: Readonly<Record<ModuleIndicator, readonly LargestOfStep[]>>;
}

/** A file that was read, in the set of its headline figure. */
interface FileToHold {
  readonly items: readonly ValuedItem[];
  readonly headlineSet: SetCode;
  readonly total: ComparedTotal;
  readonly weightsVersion: string | null;
}

/**
 * Compares a file that was read with the other side; null where they share no headline set. Answers about the file are
 * stored with it, so that the difference is as long as nobody answered.
 */
export function holdAgainst(
  { items, headlineSet, total, weightsVersion }: FileToHold,
  { side, posts, totals, answers, earlier }: HeldAgainst<Uint8Array>,
): HeldFile | null {
  const counterTotal = totals[headlineSet];
  if (!posts[headlineSet] || !counterTotal) return null;
  const stated = SET_CODES.filter((set) => items.some(({ impacts }) => impacts[set]));
  const own = stated.map((set): PostsInSet => ({ set, posts: toScopePosts(items, set) }));
  const theirs = SET_CODES.flatMap((set): PostsInSet[] => {
    const json = posts[set];
    return json ? [{ set, posts: parsePosts(json) }] : [];
  });
  const [baselines, optimizations] = side === SERIES_NAMES[0] ? [own, theirs] : [theirs, own];
  const headlineFirst = [headlineSet, ...SET_CODES.filter((set) => set !== headlineSet)];
  const inSets = headlineFirst.flatMap((wanted): ScopeInSet[] => {
    const baseline = baselines.find(({ set }) => set === wanted)?.posts;
    const optimization = optimizations.find(({ set }) => set === wanted)?.posts;
    if (!baseline || !optimization) return [];
    return [{ set: wanted, scope: compareScope(baseline, optimization), sides: { baseline, optimization } }];
  });
  const given = { baseline: [], optimization: [], [otherSide(side)]: answers };
  const questions = scopeQuestions(inSets, {
    answers: given,
    stated: { baseline: baselines, optimization: optimizations },
    earlier: earlier.flatMap((each) => {
      const json = each.posts[headlineSet];
      return json ? [{ ...each, posts: parsePosts(json) }] : [];
    }),
  });
  const scope = toShownScope(inSets, questions);
  const [inHeadline] = inSets;
  if (!scope || !inHeadline) return null;
  const differences = divideDifference({
    totals: { baseline: total, optimization: total, [otherSide(side)]: counterTotal.total },
    posts: inHeadline.sides,
    scope: inHeadline.scope,
    answers: given,
    sameWeights: weightsVersion === counterTotal.weightsVersion,
  });
  const changes = postChanges(inHeadline.scope, given);
  const largest = (indicator: ModuleIndicator) => largestOfSteps(differences[indicator], changes, indicator);
  return { scope, differences, posts: { mki: largest('mki'), co2: largest('co2') } };
}

function parsePosts(json: Uint8Array): ScopePost[] {
  return JSON.parse(new TextDecoder().decode(json)) as ScopePost[];
}

/** Returns the items of a file as posts in one set, at the places that they will have when stored. */
function toScopePosts(items: readonly ValuedItem[], set: SetCode): ScopePost[] {
  return items.flatMap(({ item, impacts }, position): ScopePost[] => {
    const impact = impacts[set];
    if (!impact) return [];
    const { postNumber, productGroup, productSubGroup, product, unit, quantity, rawCode } = item;
    const { mkiEur, co2Kg, declared } = impact;
    return [
      {
        position,
        postNumber,
        productGroup,
        productSubGroup,
        product,
        unit,
        quantity,
        rawCode,
        mkiEur,
        co2Kg,
        declared,
      },
    ];
  });
}
