import { describe, expect, it } from 'vitest';
import {
  exampleGroup,
  exampleReport,
  exampleVariant,
  PLAIN_BID,
  SAME_WORK,
  sum,
} from '../../testing/example-report.ts';
import { PIXEL } from '../../testing/example-template.ts';
import { elementsOf, partOf, readDocument } from '../../testing/read-document.ts';
import type { ReportBid, ReportPicture } from '../report.ts';
import { reportDocument } from '../report-document.ts';
import { shownBids, shownReason, shownVariants } from './first-page.ts';

const NAME = 'Aannemingsmaatschappij Van der Velden en Zonen';
const variantsOf = (count: number, changes: Parameters<typeof exampleVariant>[2] = {}) =>
  Array.from({ length: count }, (_, place) =>
    exampleVariant(place + 1, [exampleGroup('Verhardingen', 1_000_000 + place)], {
      ...(place > 0 ? { bidder: `${NAME} ${place}`, calculationType: 'applicant' } : {}),
      barePosts: 2,
      unconfirmedWeights: ['GWP'],
      mki: sum(1_000_000 + place, { undeclared: place + 1 }),
      ...changes,
    }),
  );
const bidsOf = (count: number, winner = 0): ReportBid[] =>
  Array.from({ length: count }, (_, place) => ({
    ...PLAIN_BID,
    name: `${NAME} ${place + 1}`,
    winner: place === winner,
    quoteEur: 3_000_000,
    mkiEur: 50_000 + place,
    scoreEur: 1_000,
    fictionalPriceEur: 2_900_000 + place,
    rank: place + 1,
  }));
const openAward = (bids: readonly ReportBid[]) =>
  ({ state: 'open', bids, winnerReason: null, claim: null }) as const;

/** A chart of three bars with its legend. */
const CHART: ReportPicture = {
  ...{ variant: null, place: 'outcome', kind: 'png', bytes: PIXEL, width: 1800, height: 420 },
  ...{ title: 'Totale MKI', alt: 'Totale MKI', notes: ['De stappen tellen op tot het verschil.'] },
};

/** Returns the pages of the chapters as the contents state them. */
async function pagesOf(report: ReturnType<typeof exampleReport>) {
  const { parts } = readDocument(await reportDocument(report, 'nl'));
  const entries = elementsOf(partOf(parts, 'word/document.xml'), 'p').filter(
    (each) => elementsOf(each, 'pStyle')[0]?.getAttribute('w:val') === 'TOC1',
  );
  return new Map(
    entries.map((entry) => {
      const texts = elementsOf(entry, 't').map(({ textContent }) => textContent ?? '');
      const name = texts.find((text) => /[a-z]/.test(text)) ?? '';
      return [name, Number(texts.at(-1))];
    }),
  );
}

describe('the first page is one page', () => {
  it.each([
    ['six variants', exampleReport({ variants: variantsOf(6) })],
    ['three variants', exampleReport({ variants: variantsOf(3) })],
    ['four variants', exampleReport({ variants: variantsOf(4) })],
    ['two bids and a baseline', exampleReport({ variants: variantsOf(3), award: openAward(bidsOf(2)) })],
    ['three bids and a baseline', exampleReport({ variants: variantsOf(4), award: openAward(bidsOf(3)) })],
    ['ten variants', exampleReport({ variants: variantsOf(10) })],
    [
      'six bids and two baselines',
      exampleReport({
        variants: variantsOf(8),
        award: openAward([
          ...bidsOf(6),
          ...bidsOf(1).map((bid) => ({ ...bid, winner: false, rank: null, name: NAME })),
        ]),
      }),
    ],
    ['twelve bids', exampleReport({ variants: variantsOf(13), award: openAward(bidsOf(12)) })],
  ])('with %s that are not whole, not the same work, and have unconfirmed weights', async (_what, report) => {
    const pairs = report.pairs.map((pair) => ({
      ...pair,
      scope: { ...SAME_WORK, differingPosts: pair.variant },
    }));
    const pages = await pagesOf({ ...report, pairs, pictures: [CHART] });
    expect([pages.get('Samenvatting'), pages.get('Toelichting')]).toEqual([3, 4]);
  });
});

describe('a tender has its chart on the first page', () => {
  /** Short names, and nothing to remark on but that the figures are not whole. */
  const shortOf = (count: number, changes: Parameters<typeof exampleVariant>[2] = {}) =>
    variantsOf(count, { unconfirmedWeights: [], barePosts: 0, ...changes }).map((each, place) => ({
      ...each,
      ...{ name: `Ontwerp ${place}`, bidder: place > 0 ? `Loon ${place}` : null },
    }));
  const openTo = (count: number) =>
    openAward(bidsOf(count).map((bid, place) => ({ ...bid, name: `Loon ${place}` })));
  const chart = { ...CHART, height: 600 };

  it.each([
    ['one bid and three calculations', 1, 4, {}, true],
    ['two bids and two calculations', 2, 3, {}, true],
    ['three bids and three calculations', 3, 4, {}, false],
    [
      'one bid, three calculations and much to remark',
      1,
      4,
      { barePosts: 2, unconfirmedWeights: ['GWP'] },
      false,
    ],
  ] as const)('with %s, where there is room', async (_what, bids, count, changes, isThere) => {
    const report = exampleReport({
      variants: shortOf(count, changes),
      award: openTo(bids),
      pictures: [chart],
    });
    const { paragraphs } = readDocument(await reportDocument(report, 'nl'));
    const place = (of: string) => paragraphs.findIndex(({ text }) => text.includes(of));
    expect(place('1. Totale MKI') < place('Waar dit op rust')).toBe(isThere);
    const pages = await pagesOf(report);
    expect([pages.get('Samenvatting'), pages.get('Toelichting')]).toEqual([3, 4]);
  });
});

describe('what is shown of many', () => {
  const short = (bids: readonly ReportBid[]) => bids.map((bid) => ({ ...bid, name: 'Van Loon' }));

  it('are the first places and the winner, whatever its place', () => {
    const names = (bids: readonly { readonly rank: number | null }[]) => bids.map(({ rank }) => rank);
    expect(names(shownBids(short(bidsOf(6))).shown)).toEqual([1, 2, 3, 4, 5, 6]);
    // Long names take two lines each.
    expect(names(shownBids(bidsOf(6)).shown)).toEqual([1, 2, 3, 4]);
    const { shown, left } = shownBids(short(bidsOf(9, 7)));
    expect([names(shown), left]).toEqual([[1, 2, 3, 4, 5, 8], 3]);
  });

  it('are the calculations that count, in their order; fewer beside many bids', () => {
    const variants = variantsOf(8).map((each) => ({ ...each, active: each.number > 5 }));
    const numbers = (report: ReturnType<typeof exampleReport>) =>
      shownVariants(report).map(({ number }) => number);
    expect(numbers(exampleReport({ variants }))).toEqual([1, 2, 3, 6, 7, 8]);
    expect(numbers(exampleReport({ variants, award: openAward(short(bidsOf(6))) }))).toEqual([6, 7]);
    expect(numbers(exampleReport({ variants, award: openAward(short(bidsOf(3))) }))).toEqual([1, 6, 7, 8]);
  });

  it('of a reason is its beginning, whatever its length', () => {
    expect(shownReason('Lager\nrisico')).toBe('Lager risico');
    expect(shownReason('a'.repeat(301))).toBe(`${'a'.repeat(299)}…`);
  });

  it('and the others are named below the table', async () => {
    const { paragraphs } = readDocument(
      await reportDocument(exampleReport({ variants: variantsOf(8) }), 'nl'),
    );
    expect(paragraphs.map(({ text }) => text)).toContain(
      'Ook in dit rapport: variant 7 en 8, elk met een eigen hoofdstuk; verschillen staan bij Vergelijking.',
    );
  });
});
