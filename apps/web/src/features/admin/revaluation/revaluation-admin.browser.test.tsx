import { endpoints, type RevaluableCalculation, type Revaluation } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleRevaluable, exampleRevaluation } from '../../../testing/admin-answers.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { refused, server } from '../../../testing/server.ts';
import { RevaluationAdmin } from '../index.ts';

const first = exampleRevaluable(1);
const second = exampleRevaluable(2, { closed: 'project-complete' });
const third = exampleRevaluable(3);

function show(rows: RevaluableCalculation[]) {
  server.answer(endpoints.listRevaluations, () => ({
    count: rows.length,
    next: null,
    previous: null,
    results: rows,
  }));
  return renderScreen(<RevaluationAdmin />, { at: `/o/${ORGANISATION.slug}/beheer/opnieuw-waarderen` });
}

const differing = (calculation: RevaluableCalculation): Revaluation =>
  exampleRevaluation(calculation, {
    outcome: 'differs',
    sets: [
      {
        set: 'a1',
        before: { mki_value: 22, co2: 50, weights_version: '2026-1' },
        after: { mki_value: 22.001, co2: 50, weights_version: '2026-2' },
      },
    ],
    items_differing: 1,
  });

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

it('a page is compared one by one, and a fault in one does not keep the others from being read', async () => {
  server.answer(endpoints.getRevaluation, ({ params }) =>
    params.calculation === first.uuid
      ? refused(404)
      : params.calculation === second.uuid
        ? differing(second)
        : exampleRevaluation(third),
  );
  await show([first, second, third]);
  await page.getByRole('button', { name: 'Deze pagina vergelijken' }).click();
  await expect.element(page.getByText('3 van 3 vergeleken, 1 met verschil')).toBeVisible();
  await expect.element(row('Berekening 1').getByRole('alert')).toBeVisible();
  await expect
    .element(row('Berekening 2'))
    .toMatchTextContent(
      /MKI \(€\) Set A1: 22,000 wordt 22,001.*Weegfactoren Set A1: 2026-1 wordt 2026-2.*1 post met andere cijfers/,
    );
  await expect.element(row('Berekening 3')).toMatchTextContent(/Geen verschil/);
  expect(server.asked(endpoints.valueAgain)).toEqual([]);
});

it('nothing is valued again but the one that is chosen and confirmed, which says that its project is closed', async () => {
  server.answer(endpoints.getRevaluation, () => differing(second));
  server.answer(endpoints.valueAgain, () => exampleRevaluation(second));
  await show([second]);
  await page.getByRole('button', { name: 'Berekening 2 vergelijken' }).click();
  await page.getByRole('button', { name: 'Berekening 2 opnieuw waarderen' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toMatchTextContent(/Let op: project voltooid/);
  expect(server.asked(endpoints.valueAgain)).toEqual([]);
  await dialog.getByRole('button', { name: 'Opnieuw waarderen' }).click();
  await expect.element(row('Berekening 2')).toMatchTextContent(/Geen verschil/);
  expect(server.asked(endpoints.valueAgain)).toMatchObject([
    { params: { calculation: second.uuid }, payload: { key: 'outcome', closed_confirmed: true } },
  ]);
});

it('a file that is not taken any more can be chosen by nobody', async () => {
  server.answer(endpoints.getRevaluation, () =>
    exampleRevaluation(first, { outcome: 'refused', problems: ['Blad Posten ontbreekt'], items_after: null }),
  );
  await show([first]);
  await page.getByRole('button', { name: 'Berekening 1 vergelijken' }).click();
  await expect
    .element(row('Berekening 1'))
    .toMatchTextContent(/wordt niet meer aangenomen.*Blad Posten ontbreekt/);
  await expect.element(page.getByRole('button', { name: /opnieuw waarderen/ })).not.toBeInTheDocument();
});
