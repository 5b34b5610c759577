import type { FigureFinding } from '@milieuspoor/contract';
import {
  formatModified,
  type GapPost,
  type GivenScopeAnswer,
  IMPACT_SETS,
  KnownMeanings,
  type LifeCycleModule,
  type MatchedPosts,
  type ScopeGap,
  type ScopePost,
  SERIES_NAMES,
  type SeriesName,
  type SetCode,
  subjectOf,
  sumModules,
  type UndeclaredQuantity,
} from '@milieuspoor/domain';
import { nodeId } from '../../calculations/figures/storable-rows.ts';
import type { ReadScope } from '../../calculations/scope/work-out-scopes.ts';

/** A finding without its project and calculation. */
export type FindingOfPair = Omit<FigureFinding, 'project' | 'calculation'>;

/** The figure of two calculations that the findings are about. */
export interface FindingsQuestion {
  readonly set: SetCode;
  readonly quantity: UndeclaredQuantity;
  /** null for the comparison of both */
  readonly side: SeriesName | null;
  /** null for the whole life cycle */
  readonly module: LifeCycleModule | null;
  /** the place in the drill-down; null for everything */
  readonly productGroupId: string | null;
  readonly productSubGroupId: string | null;
}

/** Returns the findings of a comparison of scope about one figure, or about both sides, post by post. */
export function postFindings(read: ReadScope, question: FindingsQuestion): FindingOfPair[] {
  const { side: only } = question;
  return [
    ...gapFindings(read, question),
    // For one side, only its posts that the other did not work out are included: differences concern both.
    ...designFindings(read, question).filter(
      ({ kind, side }) => only === null || (kind === 'unworked' && side !== only),
    ),
  ];
}

/** Returns what posts leave empty: a row for each post, kind and answer, with the modules in which it does. */
function gapFindings({ scope, standing, answers }: ReadScope, question: FindingsQuestion): FindingOfPair[] {
  const { quantity, set, module, side: only } = question;
  if (quantity !== 'mki' && quantity !== 'co2') return [];
  const sides = SERIES_NAMES.filter((side) => only === null || side === only);
  return sides.flatMap((side) => {
    const meanings = new KnownMeanings(answers[side]);
    const here = standing.nodes[side].find(({ path }) => isAsked(path, question));
    const refused = (here?.[quantity].posts ?? 0) > 0;
    const rows = new Map<string, PostRow>();
    for (const gap of scope.gaps) {
      if (gap.side !== side || (module !== null && gap.module !== module)) continue;
      for (const each of gap.posts) {
        if (!each[quantity] || !isWithin(each.post, question)) continue;
        // Modules are answered one by one, so those with another answer have a separate row.
        const answer = meanings.answerOf(subjectOf(gap), each.post.position);
        const key = `${gap.kind} ${each.post.position} ${answerKey(answer)}`;
        const row = rows.get(key) ?? { gap, modules: [], of: [], answer };
        row.modules.push(gap.module);
        row.of.push(each);
        rows.set(key, { ...row, answer: laterOf(row.answer, answer) });
      }
    }
    return [...rows.values()].flatMap(({ gap, modules, of, answer }): FindingOfPair[] => {
      const [first] = of;
      if (!first) return [];
      const meaning = answer?.meaning ?? null;
      const missing = of.reduce((bits, { indicators }) => bits | indicators, 0);
      return [
        {
          ...ofPost(first.post),
          ...{ kind: gap.kind, side, modules, ...told(answer) },
          blocks: refused && meaning !== 'not-applicable',
          indicators: IMPACT_SETS[set].indicators.flatMap(({ code }, place) =>
            missing & (1 << place) ? [code] : [],
          ),
          mki_eur: sumOf(of.map(({ weightEur }) => weightEur)),
          co2_kg: sumOf(of.map(({ weightKg }) => weightKg)),
        },
      ];
    });
  });
}

interface PostRow {
  readonly gap: ScopeGap;
  readonly modules: LifeCycleModule[];
  readonly of: GapPost[];
  /** of several on one day the last */
  readonly answer: GivenScopeAnswer | null;
}

/** Returns a key that is equal for equal answers of one person on one day. */
function answerKey(answer: GivenScopeAnswer | null): string {
  return answer
    ? `${answer.meaning} ${answer.answeredBy} ${formatModified(answer.answeredAt).slice(0, 10)}`
    : '';
}

function laterOf(one: GivenScopeAnswer | null, other: GivenScopeAnswer | null): GivenScopeAnswer | null {
  return one && other && other.answeredAt < one.answeredAt ? one : other;
}

/** Returns the meaning of an answer, with its author and moment. */
function told(answer: GivenScopeAnswer | null): Pick<FigureFinding, 'meaning' | 'answered'> {
  if (!answer) return { meaning: null, answered: null };
  return {
    meaning: answer.meaning,
    answered: { by: answer.answeredBy, at: formatModified(answer.answeredAt) },
  };
}

/** Returns how the posts differ: those on one side only, and those with more or less quantity, or in another unit. */
function designFindings({ scope, answers }: ReadScope, question: FindingsQuestion): FindingOfPair[] {
  const onOneSide = (side: SeriesName, posts: readonly ScopePost[]): FindingOfPair[] => {
    const meanings = new KnownMeanings(answers[side]);
    return posts
      .filter((post) => isWithin(post, question))
      .map((post) => {
        const answer = meanings.answerOf('posts', post.position);
        const meaning = answer?.meaning ?? null;
        const unworked = meaning === 'not-calculated';
        const design = side === 'optimization' ? 'post-missing' : 'post-added';
        // A new post is found at its own side; one that is gone, or was not worked out, at the other.
        const foundAt = unworked ? side : 'optimization';
        const co2 = post.co2Kg && sumModules(post.co2Kg);
        return {
          ...ofPost(post),
          ...{ kind: unworked ? 'unworked' : design, side: foundAt, ...told(answer), blocks: unworked },
          ...{ mki_eur: sumModules(post.mkiEur), co2_kg: co2 },
        };
      });
  };
  const differing = (kind: 'quantity' | 'unit', pairs: readonly MatchedPosts[]): FindingOfPair[] =>
    pairs
      .filter(({ optimization }) => isWithin(optimization, question))
      .map(({ baseline, optimization }) => ({
        ...ofPost(optimization),
        ...{ kind, side: 'optimization' },
        amounts: {
          baseline: { quantity: baseline.quantity, unit: baseline.unit },
          optimization: { quantity: optimization.quantity, unit: optimization.unit },
        },
      }));
  return [
    ...onOneSide('optimization', scope.missing),
    ...onOneSide('baseline', scope.added),
    ...differing('quantity', scope.quantities),
    ...differing('unit', scope.units),
  ];
}

/** Returns a finding about a post without further data. */
function ofPost({ postNumber, product, productGroup }: ScopePost) {
  return {
    ...{ posts: 1, post: { number: postNumber, product, product_group: productGroup } },
    ...NOTHING_TOLD,
  };
}

export const NOTHING_TOLD = {
  blocks: false,
  numbers: [],
  modules: [],
  indicators: [],
  mki_eur: null,
  co2_kg: null,
  amounts: null,
  meaning: null,
  answered: null,
} satisfies Partial<FigureFinding>;

function isWithin(
  { productGroup, productSubGroup }: ScopePost,
  { productGroupId, productSubGroupId }: FindingsQuestion,
): boolean {
  // As in the figure, a sub-group that is not of the group beside it has nothing.
  return (
    (productGroupId === null || nodeId([productGroup]) === productGroupId) &&
    (productSubGroupId === null || nodeId([productGroup, productSubGroup]) === productSubGroupId)
  );
}

/** Tells whether a node is the requested place. */
function isAsked(path: readonly string[], { productGroupId, productSubGroupId }: FindingsQuestion): boolean {
  const asked = productSubGroupId ?? productGroupId;
  return asked === null ? path.length === 0 : path.length > 0 && nodeId(path) === asked;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
