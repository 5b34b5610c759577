import type { Applicant, Project } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tenderedProject } from '../../../../testing/bid-answers.ts';
import { rowsOf, tableOf } from '../../../../testing/charts-on-screen.ts';
import { METHOD_BIDS } from '../../../../testing/example-bids.ts';
import { ORGANISATION } from '../../../../testing/example-session.ts';
import { atSize, expectNothingCut } from '../../../../testing/on-screen.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { methodBid } from '../../../../testing/tender-bids.ts';
import { FormulasSideBySide } from './formulas-side-by-side.tsx';

// The figures of docs/method/tender.md.

const card = page.getByRole('region', { name: 'Formules naast elkaar' });
const table = page.getByRole('table', { name: 'Formules naast elkaar' });
const changed = page.getByRole('region', { name: 'Wie van plaats wisselen' });
const factor = page.getByRole('textbox', { name: 'Weegfactor van de MKI' });
const winners = card.getByRole('definition');

const show = (applicants: readonly Applicant[] = METHOD_BIDS, project: Partial<Project> = {}) =>
  renderScreen(<FormulasSideBySide project={tenderedProject(project)} applicants={applicants} />, {
    at: `/o/${ORGANISATION.slug}/dashboard`,
  });
const rows = async () => {
  await expect.element(table).toBeInTheDocument();
  return rowsOf(table.element());
};
const winnerTexts = () => winners.elements().map(({ textContent }) => textContent);

describe('the same bids under each formula', () => {
  it('have their outcome and their place, in the order of the formula of the project', async () => {
    await show();
    expect(await rows()).toEqual([
      ['Noord', '€825.000,-plaats 1, wint', '€1.100.000,-plaats 3', '€17.142,86plaats 2'],
      ['Oost', '€827.500,-plaats 2', '€1.065.000,-plaats 1, wint', '€29.837,84plaats 3'],
      ['West', '€830.000,-plaats 3', '€1.160.000,-plaats 4', '€12.960,-plaats 1, wint'],
      ['Zuid', '€860.000,-plaats 4', '€1.080.000,-plaats 2', '€67.500,-plaats 4'],
    ]);
  });

  it('have a winner each', async () => {
    await show();
    await expect.poll(winnerTexts).toEqual(['Noord wint', 'Oost wint', 'West wint']);
  });

  it('change places with others, which are named once for each', async () => {
    await show();
    await expect
      .element(changed)
      .toMatchTextContent(
        'Van Begrensde korting naar MKI × 2 bij de prijs' +
          'Noord staat eerst boven Oost en Zuid, daarna eronder' +
          'West staat eerst boven Zuid, daarna eronder' +
          'Van Begrensde korting naar Prijs per punt kwaliteit' +
          'Noord staat eerst boven West, daarna eronder' +
          'Oost staat eerst boven West, daarna eronder' +
          'Van MKI × 2 bij de prijs naar Prijs per punt kwaliteit' +
          'Oost staat eerst boven Noord en West, daarna eronder' +
          'Zuid staat eerst boven Noord en West, daarna eronder' +
          'Noord staat eerst boven West, daarna eronder',
      );
  });

  it('say so where nobody changes places', async () => {
    // The more expensive bid has the higher MKI too, so it comes second under each formula.
    await show([
      methodBid('Noord', { quoteEur: 900_000, mkiEur: 60_000 }),
      methodBid('Oost', { quoteEur: 950_000, mkiEur: 80_000 }),
    ]);
    await expect.element(changed).toBeVisible();
    expect(changed.getByText('Niemand wisselt van plaats.').elements()).toHaveLength(3);
  });
});

describe('the factor', () => {
  it('is filled in by who looks, and everything follows', async () => {
    await show();
    // 1,000,000 − 50,000 + 0.5 × 75,000, and so on: the cheapest without the discounts is Zuid.
    await userEvent.fill(factor, '0,5');
    await expect
      .poll(rows)
      .toContainEqual(['Zuid', '€860.000,-plaats 4', '€915.000,-plaats 1, wint', '€67.500,-plaats 4']);
    expect(winnerTexts()).toEqual(['Noord wint', 'Zuid wint', 'West wint']);
    await expect.element(table).toMatchTextContent('MKI × 0,5 bij de prijs');
  });

  it('that is none leaves the figures of the one before, and says which', async () => {
    await show();
    await userEvent.fill(factor, '1.5');
    await expect.element(card).toMatchTextContent('De tabel rekent nog met 2.');
    expect(winnerTexts()).toEqual(['Noord wint', 'Oost wint', 'West wint']);
    await expect.element(factor).toBeInvalid();
  });
});

describe('a formula that says nothing of a bid', () => {
  it('gives it a dash and no place', async () => {
    // It earns no discount, so there is no price per point.
    await show([...METHOD_BIDS, methodBid('Zonder', { quoteEur: 700_000, mkiEur: 120_000 })]);
    const [name, discounted, , points] = (await rows())[0] ?? [];
    expect([name, discounted, points]).toEqual(['Zonder', '€700.000,-plaats 1, wint', '-geen uitkomst']);
  });

  it('has no winner where it says nothing of any', async () => {
    await show([
      methodBid('Noord', { quoteEur: 900_000, mkiEur: 120_000 }),
      methodBid('Oost', { quoteEur: 950_000, mkiEur: 130_000 }),
    ]);
    await expect.poll(() => winnerTexts().at(-1)).toMatch(/^Geen winnaar/);
  });
});

describe('bids that nothing tells apart', () => {
  it('share their place and the win', async () => {
    const twin = methodBid('Tweeling', { quoteEur: 1_000_000, mkiEur: 75_000, criteriaEur: 50_000 });
    await show([...METHOD_BIDS, twin]);
    expect((await rows())[0]?.[1]).toBe('€825.000,-gedeelde plaats 1');
    expect(winnerTexts()[0]).toBe('Noord en Tweeling delen de eerste plaats');
  });
});

describe('the picture', () => {
  it('is of places, with the table behind it', async () => {
    await show();
    expect(await tableOf('Rangorde per formule')).toEqual([
      ['Inschrijver', 'Begrensde korting', 'MKI × 2 bij de prijs', 'Prijs per punt kwaliteit'],
      ['Noord', '1', '3', '2'],
      ['Oost', '2', '1', '3'],
      ['West', '3', '4', '1'],
      ['Zuid', '4', '2', '4'],
    ]);
  });
});

describe('there is nothing to compare', () => {
  it.each([
    ['while bids are sealed', METHOD_BIDS.map((bid) => ({ ...bid, sealed: true })), {}, 'nog verzegeld'],
    ['without a model', METHOD_BIDS, { mki_upper_boundary: null }, 'Vul eerst'],
    [
      'without a slope, where each discount would be 0',
      METHOD_BIDS,
      { mki_upper_boundary: 50_000 },
      'Vul eerst',
    ],
    ['of one bid', METHOD_BIDS.slice(0, 1), {}, 'minder dan twee'],
  ] as const)('%s', async (_why, bids, project, reason) => {
    await show(bids, project);
    await expect.element(card).toMatchTextContent(reason);
    expect(table.elements()).toEqual([]);
  });
});

describe('on a telephone', () => {
  it('nothing is cut, also with a long name', async () => {
    const [noord, ...others] = METHOD_BIDS;
    if (!noord) throw new Error('The example has bids');
    await atSize(390, 844, async () => {
      await show([{ ...noord, name: 'Aannemingsmaatschappij'.repeat(4) }, ...others]);
      await expect.element(table).toBeVisible();
      expectNothingCut();
    });
  });
});
