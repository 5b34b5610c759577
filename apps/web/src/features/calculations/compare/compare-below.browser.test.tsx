import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  answerCalculations,
  calculationUuid,
  exampleCalculation,
} from '../../../testing/calculation-answers.ts';
import { PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { CompareBelow } from './compare-below.tsx';

async function show(count: number) {
  answerCalculations(
    ...Array.from({ length: count }, (_, place) =>
      exampleCalculation({ uuid: calculationUuid(place + 1), name: `Variant ${place + 1}` }),
    ),
  );
  await renderScreen(<CompareBelow project={{ uuid: PROJECT.uuid, organization: ORGANISATION.slug }} />, {
    at: `/o/${ORGANISATION.slug}/dashboard`,
  });
}

const tick = (place: number) => page.getByRole('checkbox', { name: new RegExp(`^Variant ${place}`) });
const link = page.getByRole('link', { name: /^Vergelijk \(/ });

it('leads to a comparison of what was ticked, in that order, and makes nothing active', async () => {
  await show(5);
  await page.getByRole('button', { name: 'Kies berekeningen' }).click();
  await tick(3).click();
  await expect.element(link).toHaveAttribute('aria-disabled', 'true');
  await tick(1).click();
  await expect.element(link).not.toHaveAttribute('aria-disabled', 'true');
  const address = decodeURIComponent(link.element().getAttribute('href') ?? '');
  expect(address).toContain(`/project/${PROJECT.uuid}/vergelijken`);
  expect(address).toContain(`${calculationUuid(3)},${calculationUuid(1)}`);
  expect(server.asked(endpoints.updateCalculation)).toEqual([]);
});

it('takes four at most, and one that is taken away makes room', async () => {
  await show(5);
  await page.getByRole('button', { name: 'Kies berekeningen' }).click();
  for (const place of [1, 2, 3, 4]) await tick(place).click();
  await expect.element(tick(5)).toBeDisabled();
  await expect.element(page.getByText('Er zijn 4 berekeningen aangevinkt.', { exact: false })).toBeVisible();
  await tick(2).click();
  await expect.element(tick(5)).toBeEnabled();
});

it('is not there for a project with one calculation', async () => {
  await show(1);
  await expect.poll(() => server.asked(endpoints.listCalculations).length).toBe(1);
  expect(page.getByRole('button', { name: 'Kies berekeningen' }).length).toBe(0);
});
