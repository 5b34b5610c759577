import { SERIES_NAMES, type SeriesName } from '../calculations/calculation-types.ts';
import type { SetCode } from '../indicators/impact-sets.ts';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import { otherSide, type Scope } from './compare-scope.ts';
import { type EarlierAnswers, proposalFor, type ScopeProposal } from './propose-scope-answers.ts';
import {
  KnownMeanings,
  moduleOfSubject,
  SCOPE_SUBJECTS,
  type ScopeMeaning,
  type ScopeSubject,
} from './scope-answers.ts';
import { type GivenScopeAnswer, lastAnswerOf } from './scope-answers-given.ts';
import type { ScopePost } from './scope-post.ts';
import { declaredTotal, isSmall, type ScopeSides } from './scope-standing.ts';
import { type AskedWeight, type LackingPost, lackingOf } from './scope-subject-posts.ts';

/** How two calculations compare in one set that both state. */
export interface ScopeInSet {
  readonly set: SetCode;
  readonly scope: Scope;
  readonly sides: ScopeSides;
}

/** A post that a question is about. */
export interface AskedPost {
  readonly post: ScopePost;
  /** what the other side declares in its place, in the set of the question; null for a post that lacks it in the other set only */
  readonly weight: AskedWeight | null;
  /** null where nobody said */
  readonly meaning: ScopeMeaning | null;
}

/** What is left empty in one set weighs so much, by what the other side declares there: euro, kg CO2-eq. */
export interface WeighedInSet {
  readonly weightEur: number;
  readonly weightKg: number;
  /** the weight as a part of what the declaring side comes to; null when that is not above 0 */
  readonly shareEur: number | null;
  readonly shareKg: number | null;
}

/** What is asked of one side, for all posts that it is about at once; it weighs so much in the set of the question. */
export interface ScopeQuestion extends WeighedInSet {
  /** by which it is answered with an upload */
  readonly id: string;
  readonly side: SeriesName;
  readonly subject: ScopeSubject;
  /** the set in which the posts are weighed: the headline set, unless they lack nothing there */
  readonly set: SetCode;
  readonly posts: readonly AskedPost[];
  /** of the posts, those of which nobody said anything */
  readonly openCount: number;
  /** the modules in which they lack something; none for posts that are not there */
  readonly modules: readonly LifeCycleModule[];
  /** what posts leave empty in the other set, where they do: the two are never added up */
  readonly inOtherSets: readonly (WeighedInSet & { readonly set: SetCode; readonly posts: number })[];
  /** it weighs too little to matter, with what else is open of its side */
  readonly isNote: boolean;
  /** posts of it of which the same side declares that very module, or CO2, in another set, so that it can't be said not to apply */
  readonly declaredElsewhere: DeclaredElsewhere | null;
  /** what was said of all its posts; null while any is open, or where they differ */
  readonly meaning: ScopeMeaning | null;
  /** the last answer about any of its posts */
  readonly answered: GivenScopeAnswer | null;
  /** the answer of an earlier calculation, for a file that is not stored yet */
  readonly proposal: ScopeProposal | null;
}

/** Posts that declare more than 0, or less, in another set of what they leave empty in the set of the question. */
export interface DeclaredElsewhere {
  readonly set: SetCode;
  readonly posts: number;
}

/** The id of a question, by which programs answer it. */
function scopeQuestionId(side: SeriesName, subject: ScopeSubject): string {
  return `scope:${side}:${subject}`;
}

/** The posts of a calculation in a set that it states. */
export interface PostsInSet {
  readonly set: SetCode;
  readonly posts: readonly ScopePost[];
}

/** What is known beside the comparison: what was answered of each side, and what of earlier calculations. */
export interface ScopeKnowledge {
  readonly answers: Readonly<Record<SeriesName, readonly GivenScopeAnswer[]>>;
  /** what each side states, in a set that the other does not state too */
  readonly stated: Readonly<Record<SeriesName, readonly PostsInSet[]>>;
  readonly earlier?: readonly EarlierAnswers[];
}

/**
 * What is to be asked about two calculations that are held against one another (D-104): of each side each module that it
 * leaves empty and the other declares, its indicators, its bare rows, and of the optimisation the posts that it does not have. A
 * post that lacks something in one of the sets only is asked about as well. The sets with the headline one first.
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
      const isOpen = question.openCount > 0;
      return {
        ...question,
        answered: lastAnswerOf(
          answers[side],
          subject,
          question.posts.map(({ post }) => post.position),
        ),
        proposal: isOpen
          ? possible(proposalFor(question, placesAskedOf(inSets, question), earlier), question)
          : null,
      };
    });
  });
}

/** A proposal that the calculation itself does not contradict. */
function possible(
  proposal: ScopeProposal | null,
  question: Pick<ScopeQuestion, 'declaredElsewhere'>,
): ScopeProposal | null {
  return proposal && isContradicted(question, proposal.meaning) ? null : proposal;
}

/** Whether a calculation says otherwise itself: that something does not apply which it declares for the same posts in its other set. */
export function isContradicted(
  { declaredElsewhere }: Pick<ScopeQuestion, 'declaredElsewhere'>,
  meaning: ScopeMeaning,
): boolean {
  return meaning === 'not-applicable' && declaredElsewhere !== null;
}

/** The calculation in which the posts of a question have their places: those that are not there have them in the other one. */
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
  const posts = [
    ...first.posts.map(({ post, weight }) => ({ post, weight })),
    ...elsewhere.map(({ post }) => ({ post, weight: null })),
  ].map((each): AskedPost => ({ ...each, meaning: known.of(subject, each.post.position) }));
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
    declaredElsewhere: declaredElsewhereOf(inSets, asked),
    openCount: posts.filter(({ meaning }) => meaning === null).length,
    modules: LIFE_CYCLE_MODULES.filter((module) => modules.has(module)),
    isNote:
      subject === 'posts'
        ? only !== 'not-calculated' && isLittle(weighed.weightEur, weighed.weightKg, declared)
        : lacking.every(({ inSet }) => isNoteIn(inSet, side, known)),
    meaning: only ?? null,
  };
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

/** Of posts that leave something empty in one set, those that declare it in another one of the same calculation. */
function declaredElsewhereOf(
  inSets: readonly ScopeInSet[],
  { side, subject, stated }: Asked,
): DeclaredElsewhere | null {
  for (const { set, posts } of stated) {
    const lacking = new Map(
      inSets.flatMap((each) =>
        each.set === set
          ? []
          : lackingOf(each.scope, side, subject).map(({ post }) => [post.position, post] as const),
      ),
    );
    const declaring = posts.filter((post) => {
      const empty = lacking.get(post.position);
      return empty !== undefined && declaresWhatLacks(subject, post, empty);
    });
    if (declaring.length > 0) return { set, posts: declaring.length };
  }
  return null;
}

/**
 * Whether a post declares more than 0, or less, in one set of what it leaves empty in another: the module that is asked about, or of
 * indicators the CO2 of a module, which every set has. The other indicators differ from set to set. `listScopeAnswers` of the API
 * holds what was answered to the same rule.
 */
function declaresWhatLacks(subject: ScopeSubject, post: ScopePost, empty: ScopePost): boolean {
  const module = moduleOfSubject(subject);
  if (module) return (post.mkiEur[LIFE_CYCLE_MODULES.indexOf(module)] ?? 0) !== 0;
  if (subject !== 'indicators' || empty.co2Kg === null) return false;
  return empty.co2Kg.some((kg, place) => kg === null && (post.co2Kg?.[place] ?? 0) !== 0);
}

/** Whether all that a side leaves empty and nobody explained weighs too little to matter, as its standing counts it. */
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
