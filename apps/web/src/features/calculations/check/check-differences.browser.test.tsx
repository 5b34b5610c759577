import type { CalculationCheck, DifferencesAnswer, ScopeOfPairAnswer } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleScopeQuestion } from '../../../testing/calculation-answers.ts';
import { chart, pressAtPicture, rowsOf, tableOf } from '../../../testing/charts-on-screen.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { comparedExample, incomparableExample } from '../../../testing/statistics-answers.ts';
import { CheckDifferences } from './check-differences.tsx';

const SCOPE: ScopeOfPairAnswer = {
  against: {
    uuid: '11111111-1111-4111-8111-111111111111',
    name: 'Basis',
    calculation_type: 'design-baseline',
  },
  set: 'a1',
  ...{ matched_posts: 1, missing_posts: 0, added_posts: 0, quantity_posts: 0, unit_posts: 0 },
  questions: [],
};
const NOTHING = { by_product_group: [], by_module: [], by_kind: [] };
const REFUSED: DifferencesAnswer = {
  set: 'a1',
  mki: { compared: incomparableExample({}), ...NOTHING },
  co2: { compared: incomparableExample({}), ...NOTHING },
};
const COMPARED: DifferencesAnswer = {
  ...REFUSED,
  mki: {
    ...NOTHING,
    compared: comparedExample({ baseline: 100, optimization: 75, amount: -25, share: -0.25 }),
    by_product_group: [
      {
        key: '22222222-2222-4222-8222-222222222222',
        ...{ name: 'Asfalt', amount: -25, posts: null, open: false },
      },
    ],
  },
};
const SIDE = { product_group: 'Asfalt', quantity: 10, unit: 'ton' };
const POSTS: CalculationCheck['difference_posts'] = {
  mki: [
    {
      step: '22222222-2222-4222-8222-222222222222',
      count: 11,
      results: [
        {
          baseline: { ...SIDE, post_number: '10', product: 'AC surf', amount: 100 },
          optimization: { ...SIDE, post_number: '10', product: 'AC surf PR', amount: 75 },
          amount: -25,
        },
      ],
    },
  ],
  co2: [],
};
const TITLE = 'MKI van baseline naar optimalisatie, per productgroep';

it('draws the steps from the other side to the file', async () => {
  await renderScreen(<CheckDifferences scope={SCOPE} differences={COMPARED} difference_posts={POSTS} />, {
    at: '/o/gemeente/dashboard',
  });
  await expect.element(page.getByText(/^Waar het verschil met Basis vandaan komt/)).toBeVisible();
  expect(await tableOf(TITLE)).toEqual([
    ['Stap', 'MKI'],
    ['Baseline', '€100,-'],
    ['Asfalt', '-€25,-'],
    ['Optimalisatie', '€75,-'],
  ]);
  await expect.element(page.getByText(/Antwoorden op de vragen/)).not.toBeInTheDocument();
});

it('opens a step to its largest posts, and closes it with another view', async () => {
  await renderScreen(<CheckDifferences scope={SCOPE} differences={COMPARED} difference_posts={POSTS} />, {
    at: '/o/gemeente/dashboard',
  });
  await pressAtPicture(chart(TITLE), '{Home}{ArrowDown}{Enter}');
  const table = page.getByRole('table', { name: 'Asfalt: -€25,-' });
  await expect.element(table).toBeVisible();
  expect(rowsOf(table.element())).toEqual([
    ['10 AC surf PR (Asfalt), was AC surf', '€100,-10 ton', '€75,-10 ton', '-€25,-'],
  ]);
  await expect.element(page.getByText('De grootste 1 van 11 posten.')).toBeVisible();
  await page.getByRole('button', { name: 'Per soort verandering' }).click();
  await expect.element(table).not.toBeInTheDocument();
});

it('says that answers do not count in it while something is asked', async () => {
  const asked = { ...SCOPE, questions: [exampleScopeQuestion()] };
  await renderScreen(<CheckDifferences scope={asked} differences={COMPARED} difference_posts={POSTS} />, {
    at: '/o/gemeente/dashboard',
  });
  await expect.element(page.getByText(/Antwoorden op de vragen hierboven tellen/)).toBeVisible();
});

it('is not there where the two cannot be compared', async () => {
  await renderScreen(
    <>
      <CheckDifferences scope={SCOPE} differences={REFUSED} difference_posts={{ mki: [], co2: [] }} />
      <p>einde</p>
    </>,
    { at: '/o/gemeente/dashboard' },
  );
  await expect.element(page.getByText('einde')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Waar komt het verschil vandaan?' }))
    .not.toBeInTheDocument();
});
