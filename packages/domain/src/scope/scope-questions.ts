import type { SetCode } from '../indicators/impact-sets.ts';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import { SERIES_NAMES, type SeriesName } from '../items/calculation-types.ts';
import { otherSide, type Scope } from './compare-scope.ts';
import { type EarlierAnswers, proposalFor, type ScopeProposal } from './propose-scope-answers.ts';
import {
  KnownMeanings,
  moduleOfSubject,
  SCOPE_MEANINGS,
  SCOPE_SUBJECTS,
  type ScopeMeaning,
  type ScopeSubject,
} from './scope-answers.ts';
import { type GivenScopeAnswer, lastAnswerOf } from './scope-answers-given.ts';
import type { ScopePost } from './scope-post.ts';
import { declaredTotal, isSmall, type ScopeSides } from './scope-standing.ts';
import { type AskedWeight, type LackingPost, lackingOf } from './scope-subject-posts.ts';

/** The comparison of two calculations in one set that both state. */
export interface ScopeInSet {
  readonly set: SetCode;
  readonly scope: Scope;
  readonly sides: ScopeSides;
}

/** A post of a question. */
export interface AskedPost {
  readonly post: ScopePost;
  /**
   * what the other side declares in its place, in the set of the question; null for a post that lacks it only in the
   * other set
   */
  readonly weight: AskedWeight | null;
  /** null if nobody answered */
  readonly meaning: ScopeMeaning | null;
  /**
   * true if the calculation declares it in another set, so that it can't be answered that it does not apply to this
   * post
   */
  readonly isDeclaredElsewhere: boolean;
}

/** The weight of what is left empty in one set, by what the other side declares there: euro, kg CO2-eq. */
export interface WeighedInSet {
  readonly weightEur: number;
  readonly weightKg: number;
  /** the weight as a part of the total of the declaring side; null if that is not above 0 */
  readonly shareEur: number | null;
  readonly shareKg: number | null;
}

/** A question about one side, for all its posts at once, with their weight in the set of the question. */
export interface ScopeQuestion extends WeighedInSet {
  /** an upload answers the question by this id */
  readonly id: string;
  readonly side: SeriesName;
  readonly subject: ScopeSubject;
  /** the set in which the posts are weighed: the headline set, unless they lack nothing there */
  readonly set: SetCode;
  readonly posts: readonly AskedPost[];
  /** the number of posts that lack something in the set of the question: the weight is theirs */
  readonly postsInSet: number;
  /** the number of posts without an answer */
  readonly openCount: number;
  /** the modules in which they lack something; empty for absent posts */
  readonly modules: readonly LifeCycleModule[];
  /** what posts leave empty in the other set, if they do: the two are never added up */
  readonly inOtherSets: readonly (WeighedInSet & { readonly set: SetCode; readonly posts: number })[];
  /** true if it weighs too little to matter, together with what else is open on its side */
  readonly isNote: boolean;
  /** its posts for which the same side declares that very module, or CO2, in another set, set by set */
  readonly declaredElsewhere: readonly DeclaredElsewhere[];
  /** the number of its posts to which `not-applicable` applies: all except those that are declared elsewhere */
  readonly notApplicablePosts: number;
  /** the answer for all its posts; null while any is open, or if they differ */
  readonly meaning: ScopeMeaning | null;
  /** the answer for all posts that it applies to; the others may still be open */
  readonly said: ScopeMeaning | null;
  /** the last answer about any of its posts */
  readonly answered: GivenScopeAnswer | null;
  /** the answer of an earlier calculation, for a file that is not stored yet */
  readonly proposal: ScopeProposal | null;
}

/** Posts that declare a value other than 0 in another set for what they leave empty in the set of the question. */
export interface DeclaredElsewhere {
  readonly set: SetCode;
  readonly posts: number;
}

/** Returns the id of a question, by which programs answer it. */
function scopeQuestionId(side: SeriesName, subject: ScopeSubject): string {
  return `scope:${side}:${subject}`;
}

/** The posts of a calculation in a set that it states. */
export interface PostsInSet {
  readonly set: SetCode;
  readonly posts: readonly ScopePost[];
}

/** What is known besides the comparison: the answers about each side, and those about earlier calculations. */
export interface ScopeKnowledge {
  readonly answers: Readonly<Record<SeriesName, readonly GivenScopeAnswer[]>>;
  /** what each side states, in a set that the other does not state */
  readonly stated: Readonly<Record<SeriesName, readonly PostsInSet[]>>;
  readonly earlier?: readonly EarlierAnswers[];
}

/**
 * Returns the questions about two calculations that are compared (D-104): for each side each module that it leaves
 * empty and the other declares, its indicators and its MKI rows, and for the optimisation the posts that it does not
 * have. A post that lacks something in only one of the sets is in a question as well. The sets are in order, the
 * headline one first.
 */
export function scopeQuestions(
  inSets: readonly ScopeInSet[],
  { answers, stated, earlier = [] }: ScopeKnowledge,
): ScopeQuestion[] {
  return SERIES_NAMES.flatMap((side) => {
    const known = new KnownMeanings(answers[side]);
    return SCOPE_SUBJECTS.flatMap((subject) => {
      const question = questionOf(inSets, { side, subject, known, stated: stated[side] });
      if (!question) return [];
      return {
        ...question,
        answered: lastAnswerOf(
          answers[side],
          subject,
          question.posts.map(({ post }) => post.position),
        ),
        proposal: proposalOf(inSets, question, earlier),
      };
    });
  });
}

/** Returns the earlier answer, if it would be valid for all posts that it was about. */
function proposalOf(
  inSets: readonly ScopeInSet[],
  question: Omit<ScopeQuestion, 'answered' | 'proposal'>,
  earlier: readonly EarlierAnswers[],
): ScopeProposal | null {
  const among = placesAskedOf(inSets, question);
  for (const meaning of SCOPE_MEANINGS) {
    const asked = { ...question, posts: answeredPosts(question, meaning) };
    const proposal = proposalFor(asked, among, earlier);
    if (proposal?.meaning === meaning) return proposal;
  }
  return null;
}

/**
 * Returns the posts of a question to which an answer applies. 'Not applicable' is not true for posts whose calculation
 * itself says otherwise, in its other set: they stay open.
 */
export function answeredPosts(
  { posts }: Pick<ScopeQuestion, 'posts'>,
  meaning: ScopeMeaning,
): readonly AskedPost[] {
  return meaning === 'not-applicable' ? posts.filter((post) => !post.isDeclaredElsewhere) : posts;
}

/**
 * Returns the calculation in which the posts of a question have their places: for absent posts that is the other one.
 */
function placesAskedOf(
  inSets: readonly ScopeInSet[],
  { side, subject, set }: Pick<ScopeQuestion, 'side' | 'subject' | 'set'>,
): readonly ScopePost[] {
  const sides = inSets.find((each) => each.set === set)?.sides;
  return sides?.[subject === 'posts' ? otherSide(side) : side] ?? [];
}

interface Asked {
  readonly side: SeriesName;
  readonly subject: ScopeSubject;
  readonly known: KnownMeanings;
  readonly stated: readonly PostsInSet[];
}

function questionOf(
  inSets: readonly ScopeInSet[],
  asked: Asked,
): Omit<ScopeQuestion, 'answered' | 'proposal'> | null {
  const { side, subject, known } = asked;
  const lacking = inSets.flatMap((inSet) => {
    const posts = lackingOf(inSet.scope, side, subject);
    return posts.length > 0 ? { inSet, posts } : [];
  });
  const [first, ...others] = lacking;
  if (!first) return null;
  const there = new Set(first.posts.map(({ post }) => post.position));
  const elsewhere = others.flatMap(({ posts }) => posts.filter(({ post }) => !there.has(post.position)));
  const denying = declaringElsewhere(asked);
  const posts = [
    ...first.posts.map(({ post, weight }) => ({ post, weight })),
    ...elsewhere.map(({ post }) => ({ post, weight: null })),
  ].map(
    ({ post, weight }): AskedPost => ({
      ...{ post, weight, meaning: known.of(subject, post.position) },
      isDeclaredElsewhere: denying.some(({ positions }) => positions.has(post.position)),
    }),
  );
  const meanings = new Set(posts.map(({ meaning }) => meaning));
  const [only] = meanings.size === 1 ? meanings : [];
  const declared = declaredTotal(first.inSet.sides[otherSide(side)]);
  const weighed = weighedIn(first, side);
  const modules = new Set(lacking.flatMap((each) => each.posts.flatMap((post) => post.modules)));
  return {
    id: scopeQuestionId(side, subject),
    ...{ side, subject, set: first.inSet.set, posts, ...weighed },
    inOtherSets: others.map((each) => ({
      ...{ set: each.inSet.set, posts: each.posts.length, ...weighedIn(each, side) },
    })),
    declaredElsewhere: denying.flatMap(({ set, positions }) => {
      const count = posts.filter(({ post }) => positions.has(post.position)).length;
      return count > 0 ? { set, posts: count } : [];
    }),
    notApplicablePosts: answeredPosts({ posts }, 'not-applicable').length,
    postsInSet: first.posts.length,
    openCount: posts.filter(({ meaning }) => meaning === null).length,
    modules: LIFE_CYCLE_MODULES.filter((module) => modules.has(module)),
    isNote:
      subject === 'posts'
        ? only !== 'not-calculated' && isLittle(weighed.weightEur, weighed.weightKg, declared)
        : lacking.every(({ inSet }) => isNoteIn(inSet, side, known)),
    meaning: only ?? null,
    said: SCOPE_MEANINGS.find((each) => isSaidOfAll(answeredPosts({ posts }, each), each)) ?? null,
  };
}

function isSaidOfAll(posts: readonly AskedPost[], meaning: ScopeMeaning): boolean {
  return posts.length > 0 && posts.every((post) => post.meaning === meaning);
}

function weighedIn(
  { inSet, posts }: { readonly inSet: ScopeInSet; readonly posts: readonly LackingPost[] },
  side: SeriesName,
): WeighedInSet {
  const weightEur = sumOf(posts.map(({ weight }) => weight.eur));
  const weightKg = sumOf(posts.map(({ weight }) => weight.kg));
  const declared = declaredTotal(inSet.sides[otherSide(side)]);
  return {
    ...{ weightEur, weightKg },
    shareEur: shareOf(weightEur, declared.eur),
    shareKg: shareOf(weightKg, declared.kg),
  };
}

/**
 * Returns the places of posts that declare a value other than 0 in one set for what they may leave empty in another,
 * set by set: the module of the question, or for indicators the CO2 of a module, which every set has. The other
 * indicators differ from set to set. `UNCONTRADICTED` of the API checks answers by the same rule.
 */
function declaringElsewhere({ subject, stated }: Asked) {
  const module = moduleOfSubject(subject);
  if (module === null && subject !== 'indicators') return [];
  const byPosition = stated.map(({ posts }) => new Map(posts.map((post) => [post.position, post])));
  const declares = (post: ScopePost) =>
    module
      ? (post.mkiEur[LIFE_CYCLE_MODULES.indexOf(module)] ?? 0) !== 0
      : byPosition.some((posts) =>
          posts
            .get(post.position)
            ?.co2Kg?.some((kg, place) => kg === null && (post.co2Kg?.[place] ?? 0) !== 0),
        );
  return stated.map(({ set, posts }) => ({
    set,
    positions: new Set(posts.flatMap((post) => (declares(post) ? post.position : []))),
  }));
}

/**
 * Tells whether all that a side leaves empty without an explanation weighs too little to matter, as its standing counts
 * it.
 */
function isNoteIn({ scope, sides }: ScopeInSet, side: SeriesName, known: KnownMeanings): boolean {
  let [eur, kg] = [0, 0];
  for (const subject of SCOPE_SUBJECTS) {
    if (subject === 'posts') continue;
    for (const { post, weight } of lackingOf(scope, side, subject)) {
      if (known.of(subject, post.position) === 'not-applicable') continue;
      eur += weight.eur;
      kg += weight.kg;
    }
  }
  return isLittle(eur, kg, declaredTotal(sides[otherSide(side)]));
}

function isLittle(
  eur: number,
  kg: number,
  declared: { readonly eur: number; readonly kg: number | null },
): boolean {
  return isSmall(eur, declared.eur) && (kg === 0 || isSmall(kg, declared.kg));
}

function shareOf(weight: number, whole: number | null): number | null {
  return whole !== null && whole > 0 ? weight / whole : null;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
