import { describe, expect, it } from 'vitest';
import { examplePost } from '../../scope/example-post.fixture.ts';
import { UNKNOWN_WORK } from '../../scope/held-work.ts';
import type { ScopePost } from '../../scope/scope-post.ts';
import { EXAMPLE_LINE, exampleCalculation, WHOLE_WORK } from '../model/award-model.fixture.ts';
import { seededGenerator } from '../simulation/seeded-generator.ts';
import { claimPenalty, otherOwnPosts } from './claim-penalty.ts';

const NO_BASELINES = {
  ...{ design: null, asBuilt: null, asBuiltWork: null, designWork: null },
  ...{ otherOwnPosts: null, unlikePosts: null },
};

const claim = (offeredEur: number, realisedEur: number, factor?: number) =>
  claimPenalty({
    offered: exampleCalculation(offeredEur),
    realised: exampleCalculation(realisedEur),
    baselines: NO_BASELINES,
    work: WHOLE_WORK,
    gapPosts: 0,
    line: EXAMPLE_LINE,
    ...(factor === undefined ? {} : { factor }),
  }).outcome;

describe('an MKI of 75,000 was offered', () => {
  it('and 80,000 realised: 1.5 times the missed €25,000', () => {
    expect(claim(75_000, 80_000)).toEqual({
      promisedEur: 75_000,
      restatedBy: null,
      realisedAtTenderEur: 80_000,
      deviationEur: 5000,
      deviationShare: 5000 / 75_000,
      offeredScoreEur: 125_000,
      realisedScoreEur: 100_000,
      missedAdvantageEur: 25_000,
      penaltyEur: 37_500,
    });
  });

  it('and 70,000 realised: no penalty, and no reward', () => {
    expect(claim(75_000, 70_000)).toMatchObject({
      deviationEur: -5000,
      missedAdvantageEur: 0,
      penaltyEur: 0,
    });
  });

  it('and more than the reference value realised: no more was missed than was won', () => {
    expect(claim(75_000, 400_000)).toMatchObject({ missedAdvantageEur: 125_000, penaltyEur: 187_500 });
  });
});

describe('the penalty', () => {
  it('is not asked of what earned nothing: between two MKI below the target', () => {
    expect(claim(20_000, 45_000)).toMatchObject({ deviationEur: 25_000, penaltyEur: 0 });
  });

  it('has the factor of the project, and is rounded to whole euro, a half upwards', () => {
    expect(claim(75_000, 80_000, 1)?.penaltyEur).toBe(25_000);
    expect(claim(75_000, 75_001, 1.5)?.penaltyEur).toBe(8);
    expect(claim(75_000, 75_010, 1.15)?.penaltyEur).toBe(58);
    expect(claim(75_000, 75_010, 0.29)?.penaltyEur).toBe(15);
  });

  it('deviates by no share of an offer that is not above 0', () => {
    expect(claim(0, 5000)?.deviationShare).toBeNull();
  });
});

describe('the promise follows the work that was carried out', () => {
  const followed = (offeredEur: number, realisedEur: number, designEur: number, asBuiltEur: number) =>
    claimPenalty({
      offered: exampleCalculation(offeredEur),
      realised: exampleCalculation(realisedEur),
      baselines: {
        design: exampleCalculation(designEur),
        asBuilt: exampleCalculation(asBuiltEur),
        asBuiltWork: WHOLE_WORK,
        designWork: WHOLE_WORK,
        otherOwnPosts: 0,
        unlikePosts: 0,
      },
      work: WHOLE_WORK,
      gapPosts: 0,
      line: EXAMPLE_LINE,
    }).outcome;

  it('kept at 1.5 times the quantity: 75,000 became 112,500, and there is no penalty', () => {
    expect(followed(75_000, 112_500, 100_000, 150_000)).toEqual({
      promisedEur: 112_500,
      restatedBy: { designEur: 100_000, asBuiltEur: 150_000 },
      deviationEur: 0,
      deviationShare: 0,
      realisedAtTenderEur: 75_000,
      offeredScoreEur: 125_000,
      realisedScoreEur: 125_000,
      missedAdvantageEur: 0,
      penaltyEur: 0,
    });
  });

  it('missed at 1.5 times the quantity: 120,000 is 80,000 at the work of the tender, which earns 100,000', () => {
    expect(followed(75_000, 120_000, 100_000, 150_000)).toMatchObject({
      deviationEur: 7500,
      realisedAtTenderEur: 80_000,
      missedAdvantageEur: 25_000,
      penaltyEur: 37_500,
    });
  });

  it('missed at half of the quantity: less than was offered, and still more than was promised', () => {
    expect(followed(75_000, 40_000, 100_000, 50_000)).toMatchObject({
      promisedEur: 37_500,
      deviationEur: 2500,
      realisedAtTenderEur: 80_000,
      penaltyEur: 37_500,
    });
  });

  it('claims no more than was won, however little work was left', () => {
    expect(followed(75_000, 10_000, 100_000, 1000)).toMatchObject({ missedAdvantageEur: 125_000 });
  });

  it('is worked out in fractions and read in fifteen digits', () => {
    const outcome = followed(0.1, 0.3, 0.1, 0.3);
    expect([outcome?.promisedEur, outcome?.deviationEur]).toEqual([0.3, 0]);
    expect(followed(70_000, 23_333, 90_000, 30_000)?.promisedEur).toBe(70_000 / 3);
  });

  const asked = exampleCalculation(100_000);
  const incomplete = exampleCalculation(100_000, {
    mki: { amount: 100_000, items: 10, undeclared: 1, incomplete: 0 },
  });
  it.each([
    ['no-design-baseline', { design: null, asBuilt: asked }],
    ['baseline-incomplete', { design: incomplete, asBuilt: asked }],
    ['baseline-incomplete', { design: asked, asBuilt: incomplete }],
    ['baseline-other-set', { design: asked, asBuilt: exampleCalculation(1, { set: 'a2' }) }],
    ['baseline-other-set', { design: exampleCalculation(1, { set: 'a2' }), asBuilt: asked }],
    ['baseline-other-weights', { design: asked, asBuilt: exampleCalculation(1, { weightsVersion: '0' }) }],
    ['baseline-not-positive', { design: exampleCalculation(0), asBuilt: asked }],
    ['baseline-not-positive', { design: asked, asBuilt: exampleCalculation(-5) }],
    ['baseline-other-work', { design: asked, asBuilt: asked, asBuiltWork: null }],
    ['baseline-other-work', { design: asked, asBuilt: asked, asBuiltWork: UNKNOWN_WORK }],
    ['baseline-other-work', { design: asked, asBuilt: asked, asBuiltWork: { ...WHOLE_WORK, open: true } }],
    // A post of the as-built baseline that was not carried out would raise the promise.
    [
      'baseline-other-work',
      { design: asked, asBuilt: asked, asBuiltWork: { ...WHOLE_WORK, missingPosts: 1 } },
    ],
    ['baseline-other-work', { design: asked, asBuilt: asked, otherOwnPosts: 1 }],
    ['baseline-other-work', { design: asked, asBuilt: asked, otherOwnPosts: null }],
    [
      'baseline-other-work',
      { design: asked, asBuilt: asked, asBuiltWork: { ...WHOLE_WORK, lackingPosts: 1 } },
    ],
    ['baselines-unlike', { design: asked, asBuilt: asked, unlikePosts: 1 }],
    ['baselines-unlike', { design: asked, asBuilt: asked, unlikePosts: null }],
    ['baseline-other-work', { design: asked, asBuilt: asked, designWork: null }],
    ['baseline-other-work', { design: asked, asBuilt: asked, designWork: UNKNOWN_WORK }],
    ['baseline-other-work', { design: asked, asBuilt: asked, designWork: { ...WHOLE_WORK, open: true } }],
  ] as const)('or is not restated, when it is %s', (obstacle, baselines) => {
    const result = claimPenalty({
      ...{ offered: exampleCalculation(75_000), realised: exampleCalculation(80_000) },
      ...{
        baselines: {
          asBuiltWork: WHOLE_WORK,
          designWork: WHOLE_WORK,
          otherOwnPosts: 0,
          unlikePosts: 0,
          ...baselines,
        },
        work: WHOLE_WORK,
        gapPosts: 0,
        line: EXAMPLE_LINE,
      },
    });
    expect(result).toEqual({ outcome: null, obstacle });
  });

  it('is told where what was carried out has posts of its own beside its baseline, as the bid had beside the design', () => {
    const more = { ...WHOLE_WORK, addedPosts: 2 };
    expect(
      claimPenalty({
        offered: exampleCalculation(75_000),
        realised: exampleCalculation(112_500),
        baselines: {
          design: exampleCalculation(100_000),
          asBuilt: exampleCalculation(150_000),
          designWork: more,
          asBuiltWork: more,
          otherOwnPosts: 0,
          unlikePosts: 0,
        },
        work: WHOLE_WORK,
        gapPosts: 0,
        line: EXAMPLE_LINE,
      }).outcome,
    ).toMatchObject({ promisedEur: 112_500, penaltyEur: 0 });
  });

  it('leaves the design baseline aside where the work that was carried out has none of its own', () => {
    const result = claimPenalty({
      ...{ offered: exampleCalculation(75_000), realised: exampleCalculation(80_000) },
      ...{
        baselines: { ...NO_BASELINES, design: incomplete },
        work: WHOLE_WORK,
        gapPosts: 0,
        line: EXAMPLE_LINE,
      },
    });
    expect(result.outcome).toMatchObject({ promisedEur: 75_000, restatedBy: null, penaltyEur: 37_500 });
  });
});

describe('the two can’t be held against each other', () => {
  const offered = exampleCalculation(75_000);
  const incomplete = exampleCalculation(70_000, {
    mki: { amount: 70_000, items: 10, undeclared: 1, incomplete: 0 },
  });

  it.each([
    ['model-open', { line: null }],
    ['not-offered', { offered: null }],
    ['not-realised', { realised: null }],
    ['incomplete', { offered: incomplete }],
    ['incomplete', { realised: incomplete }],
    ['other-set', { realised: exampleCalculation(70_000, { set: 'a2' }) }],
    ['other-work', { work: null }],
    ['other-work', { work: UNKNOWN_WORK }],
    ['other-work', { work: { ...WHOLE_WORK, open: true } }],
    ['other-work', { work: { ...WHOLE_WORK, missingPosts: 1 } }],
    // Even a gap of half a per cent would lower the realised MKI by half a per cent.
    ['other-work', { gapPosts: 1 }],
    ['other-work', { gapPosts: null }],
    ['other-weights', { realised: exampleCalculation(70_000, { weightsVersion: '2027-1' }) }],
  ] as const)('when it is %s', (obstacle, changes) => {
    const result = claimPenalty({
      offered,
      realised: exampleCalculation(80_000),
      baselines: NO_BASELINES,
      work: WHOLE_WORK,
      gapPosts: 0,
      line: EXAMPLE_LINE,
      ...changes,
    });
    expect(result).toEqual({ outcome: null, obstacle });
  });
});

it('is what whole numbers of hundredths say, for a thousand random works', () => {
  const random = seededGenerator(7);
  const cents = () => 1 + Math.floor(random() * 20_000_000);
  for (let work = 0; work < 1000; work++) {
    const [offered, realised, design, asBuilt] = [cents(), cents(), cents(), cents()];
    const { outcome } = claimPenalty({
      offered: exampleCalculation(offered / 100),
      realised: exampleCalculation(realised / 100),
      baselines: {
        design: exampleCalculation(design / 100),
        asBuilt: exampleCalculation(asBuilt / 100),
        asBuiltWork: WHOLE_WORK,
        designWork: WHOLE_WORK,
        otherOwnPosts: 0,
        unlikePosts: 0,
      },
      work: WHOLE_WORK,
      gapPosts: 0,
      line: EXAMPLE_LINE,
    });
    // Multiplies both sides by the divisor, which is whole, so that nothing is rounded on the way.
    const isNear = (eur: number | undefined, product: number, divisor: number) =>
      expect(Math.abs((eur ?? Number.NaN) * divisor * 100 - product) / product).toBeLessThan(1e-14);
    isNear(outcome?.promisedEur, offered * asBuilt, design);
    isNear(outcome?.realisedAtTenderEur, realised * design, asBuilt);
    const score = (numerator: bigint, denominator: bigint): bigint => {
      const [upper, lower, most] = [10_000_000n, 5_000_000n, 250_000n];
      if (numerator >= upper * denominator) return 0n;
      if (numerator <= lower * denominator) return most;
      const over = (upper - lower) * denominator;
      return (2n * most * (upper * denominator - numerator) + over) / (2n * over);
    };
    const won = score(BigInt(offered), 1n);
    const earned = score(BigInt(realised) * BigInt(design), BigInt(asBuilt));
    const missed = won > earned ? won - earned : 0n;
    expect(outcome?.missedAdvantageEur, `work ${work}`).toBe(Number(missed));
    expect(outcome?.penaltyEur).toBe(Number((3n * missed + 1n) / 2n));
  }
});

describe('posts that only one has of its own', () => {
  const [first, second, tree] = ['1', '2', 'Boom'].map((postNumber, position) =>
    examplePost({ position, postNumber, product: postNumber }),
  ) as [ScopePost, ScopePost, ScopePost];

  it('are none where bid and realised work have the same ones', () => {
    expect(otherOwnPosts({ offeredOwn: [tree], realisedOwn: [tree], realised: [first, second, tree] })).toBe(
      0,
    );
    expect(otherOwnPosts({ offeredOwn: [], realisedOwn: [], realised: [first] })).toBe(0);
  });

  it('are told by which they are: one that the as-built baseline lacks is not the one that the bid had', () => {
    // The as-built baseline has the tree of the bid instead of the second post.
    expect(
      otherOwnPosts({ offeredOwn: [tree], realisedOwn: [second], realised: [first, second, tree] }),
    ).toBe(2);
  });

  it('are one that the as-built baseline has and the bid had of its own', () => {
    expect(otherOwnPosts({ offeredOwn: [tree], realisedOwn: [], realised: [first, second, tree] })).toBe(1);
  });

  it('are not what was offered and not carried out', () => {
    expect(otherOwnPosts({ offeredOwn: [tree], realisedOwn: [], realised: [first, second] })).toBe(0);
  });
});
