import { expect, it } from 'vitest';
import type { SetCode } from '../indicators/impact-sets.ts';
import { LIFE_CYCLE_MODULES } from '../indicators/life-cycle-modules.ts';
import { BARE_ROW } from '../indicators/weigh-profile.ts';
import { compareScope } from './compare-scope.ts';
import type { ScopeMeaning } from './scope-answers.ts';
import type { GivenScopeAnswer } from './scope-answers-given.ts';
import type { ScopePost } from './scope-post.ts';
import {
  answeredPosts,
  type PostsInSet,
  type ScopeInSet,
  type ScopeKnowledge,
  scopeQuestions,
} from './scope-questions.ts';

type Declared = Readonly<Partial<Record<(typeof LIFE_CYCLE_MODULES)[number], number>>>;

/** Returns a post with an MKI per module, in euro, and ten times that in kg CO2. */
function post(position: number, eur: Declared, more: Partial<ScopePost> = {}): ScopePost {
  const mkiEur = LIFE_CYCLE_MODULES.map((module) => eur[module] ?? null);
  return {
    position,
    postNumber: String(position + 1),
    productGroup: 'Verharding',
    productSubGroup: 'Asfalt',
    product: `AC ${position + 1}`,
    unit: 'ton',
    quantity: 1,
    rawCode: null,
    mkiEur,
    co2Kg: mkiEur.map((value) => value && value * 10),
    declared: mkiEur.map((value) => value && 1),
    ...more,
  };
}

function held(
  baseline: readonly ScopePost[],
  optimization: readonly ScopePost[],
  set: SetCode = 'a1',
): ScopeInSet {
  return { set, scope: compareScope(baseline, optimization), sides: { baseline, optimization } };
}

type Known = Omit<ScopeKnowledge, 'stated'>;

/** Returns the questions about calculations that state these sets, with `more` sets of one of them. */
function ask(inSets: readonly ScopeInSet[], known: Known, more: readonly PostsInSet[] = []) {
  const of = (side: 'baseline' | 'optimization') =>
    inSets.map(({ set, sides }) => ({ set, posts: sides[side] }));
  const stated = { baseline: of('baseline'), optimization: [...of('optimization'), ...more] };
  return scopeQuestions(inSets, { ...known, stated });
}

const NOBODY: Known = { answers: { baseline: [], optimization: [] } };

function said(more: Pick<GivenScopeAnswer, 'subject' | 'meaning' | 'positions'>): GivenScopeAnswer {
  return { answeredBy: 'Lotte Lid', answeredAt: new Date('2026-05-03T10:00:00Z'), ...more };
}

const known = (...optimization: GivenScopeAnswer[]): Known => ({
  answers: { baseline: [], optimization },
});

/** Two posts of 60 + 40 euro, of which the optimisation leaves A4 empty. */
const WHOLE = [post(0, { 'A1-A3': 60, A4: 40 }), post(1, { 'A1-A3': 60, A4: 40 })];
const WITHOUT_A4 = [post(0, { 'A1-A3': 50 }), post(1, { 'A1-A3': 50 })];

it('a module is asked about once, with its posts, what they weigh and what part of the declaring side that is', () => {
  const questions = ask([held(WHOLE, WITHOUT_A4)], NOBODY);
  expect(questions).toMatchObject([
    {
      ...{ id: 'scope:optimization:module:A4', side: 'optimization', subject: 'module:A4', modules: ['A4'] },
      ...{ weightEur: 80, weightKg: 800, shareEur: 0.4, shareKg: 0.4, openCount: 2 },
      ...{ isNote: false, meaning: null, answered: null, proposal: null },
    },
  ]);
  expect(questions[0]?.posts.map(({ post: { postNumber }, weight }) => [postNumber, weight])).toEqual([
    ['1', { eur: 40, kg: 400 }],
    ['2', { eur: 40, kg: 400 }],
  ]);
});

it('the baseline is asked about what it leaves empty as well', () => {
  const questions = ask([held(WITHOUT_A4, WHOLE)], NOBODY);
  expect(questions.map(({ id }) => id)).toEqual(['scope:baseline:module:A4']);
});

it('the modules C1 to C4 are four questions, indicators and bare rows one each', () => {
  const baseline = [
    post(0, { 'A1-A3': 10, C1: 1, C2: 1, C3: 1, C4: 1 }),
    post(
      1,
      { 'A1-A3': 10, A4: 10 },
      { declared: LIFE_CYCLE_MODULES.map((_, place) => (place < 2 ? 3 : null)) },
    ),
    post(2, { 'A1-A3': 10 }),
  ];
  const optimization = [
    post(0, { 'A1-A3': 10 }),
    post(1, { 'A1-A3': 10, A4: 10 }),
    post(
      2,
      { 'A1-A3': 5 },
      { declared: LIFE_CYCLE_MODULES.map((_, place) => (place === 0 ? BARE_ROW : null)) },
    ),
  ];
  const questions = ask([held(baseline, optimization)], NOBODY);
  expect(questions.map(({ subject, modules, weightEur }) => [subject, modules, weightEur])).toEqual([
    ['module:C1', ['C1'], 1],
    ['module:C2', ['C2'], 1],
    ['module:C3', ['C3'], 1],
    ['module:C4', ['C4'], 1],
    ['indicators', ['A1-A3', 'A4'], 20],
    ['bare', ['A1-A3'], 10],
  ]);
});

it('posts that the optimisation does not have are asked about once, and those that it adds are not', () => {
  const left = [post(0, { 'A1-A3': 80, D: -5 }), post(1, { 'A1-A3': 25, D: -5 })];
  const right = [
    post(0, { 'A1-A3': 80, D: -5 }),
    post(9, { 'A1-A3': 10, D: -1 }, { productGroup: 'Riolering', unit: 'm' }),
  ];
  const [question, ...others] = ask([held(left, right)], NOBODY);
  expect(others).toEqual([]);
  expect(question).toMatchObject({
    id: 'scope:optimization:posts',
    weightEur: 30,
    openCount: 1,
    modules: [],
  });
  // 80 − 5 + 25 − 5 is 95; a negative amount weighs as much as a positive one.
  expect(question?.shareEur).toBeCloseTo(30 / 95, 12);
});

it('an answer about all posts of a question is its meaning, one about some leaves the others open', () => {
  const answer = said({ subject: 'module:A4', meaning: 'not-applicable', positions: [0, 1] });
  const held1 = held(WHOLE, WITHOUT_A4);
  expect(ask([held1], known(answer))).toMatchObject([
    { meaning: 'not-applicable', openCount: 0, answered: { answeredBy: 'Lotte Lid' } },
  ]);
  expect(ask([held1], known({ ...answer, positions: [1] }))).toMatchObject([
    { meaning: null, openCount: 1, posts: [{ meaning: null }, { meaning: 'not-applicable' }] },
  ]);
});

it('of two answers about a post the last holds', () => {
  const first = said({ subject: 'module:A4', meaning: 'not-applicable', positions: [0, 1] });
  const second = said({ subject: 'module:A4', meaning: 'not-calculated', positions: [0, 1] });
  expect(ask([held(WHOLE, WITHOUT_A4)], known(first, second))).toMatchObject([
    { meaning: 'not-calculated', answered: { meaning: 'not-calculated' } },
  ]);
});

it('what is open of a side and weighs under 1 % together is a note, and no more once it weighs as much', () => {
  const without = [post(0, { 'A1-A3': 100 })];
  const noteOf = (a4: number, c4: number) =>
    ask([held([post(0, { 'A1-A3': 100, A4: a4, C4: c4 })], without)], NOBODY).map(({ isNote }) => isNote);
  expect(noteOf(0.5, 0.4)).toEqual([true, true]);
  expect(noteOf(0.5, 0.6)).toEqual([false, false]);
});

it('what was explained weighs no more beside what is still open', () => {
  const baseline = [post(0, { 'A1-A3': 100, A4: 50, C4: 0.5 })];
  const answer = said({ subject: 'module:A4', meaning: 'not-applicable', positions: [0] });
  const questions = ask([held(baseline, [post(0, { 'A1-A3': 100 })])], known(answer));
  expect(questions.map(({ subject, isNote }) => [subject, isNote])).toEqual([
    ['module:A4', true],
    ['module:C4', true],
  ]);
});

it('a post that lacks a module in the other set only is asked about as well, without a weight in this one', () => {
  const inA2 = held(WHOLE, WITHOUT_A4, 'a2');
  const inA1 = held(WHOLE, [WITHOUT_A4[0] ?? post(0, {}), post(1, { 'A1-A3': 50, A4: 10 })]);
  const [question] = ask([inA1, inA2], NOBODY);
  expect(question).toMatchObject({
    set: 'a1',
    weightEur: 40,
    posts: [{ weight: { eur: 40 } }, { weight: null }],
    inOtherSets: [{ set: 'a2', posts: 2, weightEur: 80, weightKg: 800, shareEur: 0.4, shareKg: 0.4 }],
  });
  const [only] = ask([held(WHOLE, WHOLE), inA2], NOBODY);
  expect(only).toMatchObject({ set: 'a2', weightEur: 80, openCount: 2, inOtherSets: [] });
});

it('says of how many posts the same side declares the module in its other set, and proposes what denies it for the others only', () => {
  const inA2 = held(WHOLE, WITHOUT_A4, 'a2');
  const inA1 = (...eur: readonly number[]) =>
    held(WHOLE, [post(0, { 'A1-A3': 50, A4: eur[0] ?? 0 }), post(1, { 'A1-A3': 50, A4: eur[1] ?? 0 })]);
  const answer = said({ subject: 'module:A4', meaning: 'not-applicable', positions: [0, 1] });
  const former = {
    ...({ side: 'optimization', calculation: 'Variant 1', about: 'own-posts' } as const),
    ...{ posts: WITHOUT_A4, answers: [answer] },
  };
  const asked = (...eur: readonly number[]) => ask([inA1(...eur), inA2], { ...NOBODY, earlier: [former] })[0];
  const proposal = { meaning: 'not-applicable' };
  const inA1Only = (posts: number) => ({ declaredElsewhere: [{ set: 'a1', posts }] });
  expect(asked(-10, 5)).toMatchObject({ ...inA1Only(2), notApplicablePosts: 0, proposal: null });
  expect(asked(-10)).toMatchObject({ ...inA1Only(1), notApplicablePosts: 1, proposal });
  expect(asked(0)).toMatchObject({ declaredElsewhere: [], notApplicablePosts: 2, proposal });
  const bothLack = ask([held(WHOLE, WITHOUT_A4), inA2], NOBODY);
  expect(bothLack).toMatchObject([{ declaredElsewhere: [] }]);
});

it('that a module does not apply holds for the posts that do not declare it in the other set; those stay open', () => {
  // Posts 1 and 2 lack A4 in both sets, post 3 in Set A2 only.
  const third = { 'A1-A3': 60, A4: 40 };
  const whole = [...WHOLE, post(2, third)];
  const inA1 = held(whole, [...WITHOUT_A4, post(2, third)]);
  const inA2 = held(whole, [...WITHOUT_A4, post(2, { 'A1-A3': 50 })], 'a2');
  const asked = (...answers: GivenScopeAnswer[]) => ask([inA1, inA2], known(...answers))[0];
  const question = asked();
  expect(question).toMatchObject({
    ...{ set: 'a1', postsInSet: 2, weightEur: 80, openCount: 3, notApplicablePosts: 2, said: null },
    ...{
      declaredElsewhere: [{ set: 'a1', posts: 1 }],
      inOtherSets: [{ set: 'a2', posts: 3, weightEur: 120 }],
    },
  });
  const places = (meaning: ScopeMeaning) =>
    answeredPosts(question ?? { posts: [] }, meaning).map(({ post: { position } }) => position);
  expect([places('not-applicable'), places('not-calculated')]).toEqual([
    [0, 1],
    [0, 1, 2],
  ]);
  const none = said({ subject: 'module:A4', meaning: 'not-applicable', positions: [0, 1] });
  expect(asked(none)).toMatchObject({ meaning: null, said: 'not-applicable', openCount: 1 });
  const all = said({ subject: 'module:A4', meaning: 'not-calculated', positions: [0, 1, 2] });
  expect(asked(all)).toMatchObject({ meaning: 'not-calculated', said: 'not-calculated', openCount: 0 });
  expect(asked(all, none)).toMatchObject({ meaning: null, said: 'not-applicable', openCount: 0 });
});

it('says so of a set that the other side does not state, too', () => {
  const inA1 = held(WHOLE, WITHOUT_A4);
  const [question] = ask([inA1], NOBODY, [{ set: 'a2', posts: WHOLE }]);
  expect(question).toMatchObject({ set: 'a1', declaredElsewhere: [{ set: 'a2', posts: 2 }] });
  // What the other side states in addition says nothing about this one.
  const { sides } = inA1;
  const stated = {
    baseline: [
      { set: 'a1', posts: sides.baseline },
      { set: 'a2', posts: WHOLE },
    ],
    optimization: [{ set: 'a1', posts: sides.optimization }],
  } as const;
  expect(scopeQuestions([inA1], { ...NOBODY, stated })).toMatchObject([{ declaredElsewhere: [] }]);
});

it('says so of CO2 that is left empty in one set alone, and of no other indicator', () => {
  const work = { 'A1-A3': 60, A4: 1 };
  const empty = (kg: number | null) => post(0, work, { co2Kg: [kg, 10, ...Array<null>(8).fill(null)] });
  const without = held([post(0, work)], [empty(null)]);
  const asked = (kg: number | null) => ask([without], NOBODY, [{ set: 'a2', posts: [empty(kg)] }]);
  expect(asked(500)).toMatchObject([
    { subject: 'indicators', declaredElsewhere: [{ set: 'a2', posts: 1 }], notApplicablePosts: 0 },
  ]);
  expect(asked(0)).toMatchObject([{ subject: 'indicators', declaredElsewhere: [] }]);
  const others = post(0, work, { declared: [3, 1, ...Array<null>(8).fill(null)] });
  const lacksOther = ask([held([others], [post(0, work)])], NOBODY, [{ set: 'a2', posts: [empty(500)] }]);
  expect(lacksOther).toMatchObject([{ subject: 'indicators', declaredElsewhere: [] }]);
  // It makes no difference in which of the sets the CO2 is empty: an answer to that is checked too.
  const emptyInA2 = ask([held([others], [post(0, work)])], NOBODY, [{ set: 'a2', posts: [empty(null)] }]);
  expect(emptyInA2).toMatchObject([{ subject: 'indicators', declaredElsewhere: [{ set: 'a1', posts: 1 }] }]);
});

it('the answer of an earlier calculation is proposed where it covered the same posts', () => {
  const answer = said({ subject: 'module:A4', meaning: 'not-applicable', positions: [4, 7] });
  const earlier = {
    ...({ side: 'optimization', calculation: 'Variant 1', about: 'own-posts' } as const),
    // The same posts in other places, and one that declares A4.
    posts: [
      post(4, {}, { postNumber: '1', product: 'AC 1' }),
      post(7, {}, { postNumber: '2', product: 'AC 2' }),
      post(8, { A4: 1 }),
    ],
  };
  const held1 = held(WHOLE, WITHOUT_A4);
  expect(ask([held1], { ...NOBODY, earlier: [{ ...earlier, answers: [answer] }] })).toMatchObject([
    { meaning: null, proposal: { meaning: 'not-applicable', calculation: 'Variant 1' } },
  ]);
  const ofOne = [{ ...earlier, answers: [{ ...answer, positions: [4] }] }];
  expect(ask([held1], { ...NOBODY, earlier: ofOne })).toMatchObject([{ proposal: null }]);
});

it('an answer about one post is not proposed for another, though it was all that the earlier calculation left empty', () => {
  const answer = said({ subject: 'module:A4', meaning: 'not-applicable', positions: [0] });
  const earlier = { side: 'optimization', calculation: 'Variant 1', about: 'own-posts' } as const;
  const first = post(0, { 'A1-A3': 1 }, { postNumber: '1', product: 'AC 1' });
  const propose = (posts: readonly ScopePost[]) =>
    ask([held(WHOLE, WITHOUT_A4)], {
      ...NOBODY,
      earlier: [{ ...earlier, posts, answers: [answer] }],
    })[0]?.proposal;
  expect(propose([first])).toBeNull();
  // The second post declared it at that time.
  const second = post(1, { 'A1-A3': 1, A4: 1 }, { postNumber: '2', product: 'AC 2' });
  expect(propose([first, second])).toBeNull();
});

it('nothing is proposed of another side, of another module, or where it was answered already', () => {
  const answer = said({ subject: 'module:A4', meaning: 'not-applicable', positions: [0, 1] });
  const earlier = {
    side: 'optimization',
    calculation: 'Variant 1',
    about: 'own-posts',
    posts: WITHOUT_A4,
  } as const;
  const proposed = (knowledge: Partial<ScopeKnowledge>) =>
    ask([held(WHOLE, WITHOUT_A4)], { ...NOBODY, ...knowledge })[0]?.proposal;
  expect(proposed({ earlier: [{ ...earlier, side: 'baseline', answers: [answer] }] })).toBeNull();
  expect(proposed({ earlier: [{ ...earlier, answers: [{ ...answer, subject: 'module:C4' }] }] })).toBeNull();
  expect(proposed({ ...known(answer), earlier: [{ ...earlier, answers: [answer] }] })).toBeNull();
});

it('what was said of posts that an earlier calculation did not have is proposed for the same posts', () => {
  const baseline = [...WHOLE, post(2, { 'A1-A3': 10 }, { productGroup: 'Riolering', unit: 'm' })];
  const answer = said({ subject: 'posts', meaning: 'not-applicable', positions: [2] });
  const earlier = {
    ...({ side: 'optimization', calculation: 'Variant 1', about: 'missing-posts' } as const),
    ...{ posts: baseline, answers: [answer] },
  };
  const questions = ask([held(baseline, WHOLE)], { ...NOBODY, earlier: [earlier] });
  expect(questions).toMatchObject([{ subject: 'posts', proposal: { meaning: 'not-applicable' } }]);
});
