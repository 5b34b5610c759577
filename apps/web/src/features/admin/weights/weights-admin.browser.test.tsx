import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../../lib/query-client.ts';
import { exampleWeights } from '../../../testing/admin-answers.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { refused, server } from '../../../testing/server.ts';
import { WeightsAdmin } from '../index.ts';

const A1 = exampleWeights({
  uuid: '0e000000-0000-4000-8000-000000000001',
  set: 'a1',
  unconfirmed: [],
  weights: exampleWeights().weights.slice(0, 1),
});

function show(results = [A1, exampleWeights()], queries = createQueryClient()) {
  server.answer(endpoints.listWeightTables, () => ({
    count: results.length,
    next: null,
    previous: null,
    results,
  }));
  return renderScreen(<WeightsAdmin />, { at: `/o/${ORGANISATION.slug}/beheer/weegfactoren`, queries });
}

it('each weight is shown with value, unit, source, and who confirmed it when', async () => {
  await show();
  await expect
    .element(page.getByRole('row', { name: /GWP-total/ }))
    .toMatchTextContent(
      /GWP-total0,116kg CO2-eqCE Delftbron vermeld bij de eerste versie \(22-11-2026\), niet getoetstIntrekkenBevestigen/,
    );
  await expect
    .element(page.getByRole('row', { name: /PM/ }))
    .toMatchTextContent(/575\.838.*Onbekendnog nietBevestigen/);
  await expect
    .element(page.getByRole('button', { name: /Versie 2026-1, vanaf het begin/ }).nth(1))
    .toMatchTextContent(/geldt nu · 3 berekeningen · 1 onbevestigd/);
});

it('no line ends inside a day, however narrow the table is', async () => {
  await show();
  const row = page.getByRole('row', { name: /GWP-total/ });
  await expect.element(row).toMatchTextContent(/22-11-2026/);
  const days = document.createTreeWalker(row.element(), NodeFilter.SHOW_TEXT);
  while (!days.currentNode.nodeValue?.includes('22-11-2026')) if (!days.nextNode()) break;
  const range = document.createRange();
  const start = days.currentNode.nodeValue?.indexOf('22-11-2026') ?? -1;
  range.setStart(days.currentNode, start);
  range.setEnd(days.currentNode, start + 10);
  for (let width = 320; width <= 1100; width += 20) {
    document.body.style.width = `${width}px`;
    expect(range.getClientRects(), `${width} px`).toHaveLength(1);
  }
  document.body.style.removeProperty('width');
});

it('a weight is confirmed with the source that it was held against', async () => {
  server.answer(endpoints.confirmWeight, () => exampleWeights());
  await show();
  await page.getByRole('button', { name: 'Weegfactor van PM bevestigen' }).click();
  await expect.element(page.getByText(/€ 575.838 per disease incidence/)).toBeVisible();
  const source = page.getByRole('textbox', { name: 'Bron' });
  await source.fill('');
  await page.getByRole('button', { name: 'Bevestigen', exact: true }).last().click();
  await expect.element(page.getByText('Dit veld is vereist')).toBeVisible();
  expect(server.asked(endpoints.confirmWeight)).toEqual([]);
  await source.fill('CE Delft 2023');
  await page.getByRole('button', { name: 'Bevestigen', exact: true }).last().click();
  await expect.element(page.getByText('De weegfactor van PM is bevestigd')).toBeVisible();
  expect(server.asked(endpoints.confirmWeight)[0]).toMatchObject({
    params: { table: exampleWeights().uuid, code: 'PM' },
    payload: { source: 'CE Delft 2023' },
  });
});

it('a new version begins from the newest; what is no weight, and what the server refuses, is said at its field', async () => {
  server.answer(endpoints.createWeightTable, () =>
    refused(400, { valid_from: ['Kies een dag na 01-04-2026'], 'weights.1.value_eur': ['Ondergrens is 0'] }),
  );
  await show();
  await page.getByRole('button', { name: 'Nieuwe versie van Set A2' }).click();
  const value = page.getByRole('textbox', { name: 'Weegfactor van PM in € per disease incidence' });
  await expect.element(value).toHaveValue('575838');
  for (const field of [/Geldig vanaf/, /Weegfactor van PM in/, /Bron .*PM/])
    await expect.element(page.getByLabelText(field)).toBeRequired();
  await value.fill('575.838');
  await page.getByLabelText(/Geldig vanaf/).fill('2026-04-01');
  await page.getByRole('button', { name: 'Versie maken' }).click();
  await expect.element(value).toHaveAccessibleDescription(/zo nodig één komma/);
  expect(server.asked(endpoints.createWeightTable)).toEqual([]);

  await value.fill('575839,5');
  await page.getByRole('button', { name: 'Versie maken' }).click();
  await expect.element(value).toHaveAccessibleDescription('Ondergrens is 0');
  await expect.element(page.getByText('Kies een dag na 01-04-2026')).toBeVisible();
  expect(server.asked(endpoints.createWeightTable)[0]?.payload).toEqual({
    set: 'a2',
    follows: exampleWeights().uuid,
    valid_from: '2026-04-01',
    confirmed: false,
    weights: [
      { code: 'GWP-total', unit: 'kg CO2-eq', value_eur: 0.116, source: 'CE Delft' },
      { code: 'PM', unit: 'disease incidence', value_eur: 575839.5, source: 'Onbekend' },
    ],
  });
});

it('what may be a slip is asked about, and asked again when something was changed since', async () => {
  const question = 'PM gaat van 575.838 naar 57.583.';
  server.answer(endpoints.createWeightTable, () => refused(400, { confirmed: [question] }));
  await show();
  await page.getByRole('button', { name: 'Nieuwe versie van Set A2' }).click();
  const value = page.getByRole('textbox', { name: 'Weegfactor van PM in € per disease incidence' });
  await value.fill('57583');
  await page.getByLabelText(/Geldig vanaf/).fill('2026-04-01');
  const make = page.getByRole('button', { name: 'Versie maken' });
  await make.click();
  await expect.element(page.getByText(question)).toBeVisible();
  const meant = page.getByRole('checkbox', { name: 'Dit klopt zo' });
  await meant.click();
  await value.fill('5758');
  await make.click();
  await expect.element(meant).not.toBeChecked();
  await meant.click();
  await make.click();
  await expect
    .poll(() =>
      server
        .asked(endpoints.createWeightTable)
        .map(({ payload }) => (payload as { confirmed: boolean }).confirmed),
    )
    .toEqual([false, false, true]);
});

it('a version with which nothing was valued is taken back after a question', async () => {
  const future = exampleWeights({
    uuid: '0e000000-0000-4000-8000-000000000009',
    version: '2027-1',
    valid_from: '2027-01-01',
    state: 'future',
    calculations: 0,
    removable: true,
  });
  server.answer(endpoints.deleteWeightTable, () => undefined);
  await show([future, exampleWeights()]);
  await page.getByRole('button', { name: 'Versie 2027-1 terugnemen' }).click();
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/nog niets mee gewaardeerd/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Versie 2027-1 terugnemen' }).click();
  await expect.element(page.getByText('Versie 2027-1 is teruggenomen')).toBeVisible();
  expect(server.asked(endpoints.deleteWeightTable)[0]?.params).toEqual({ table: future.uuid });
  await page.getByRole('button', { name: /Versie 2026-1/ }).click();
  await expect.element(page.getByRole('button', { name: /terugnemen/ })).not.toBeInTheDocument();
});

it('a confirmation is withdrawn after a question, since figures of everybody say so', async () => {
  server.answer(endpoints.withdrawWeight, () => exampleWeights());
  await show();
  await page.getByRole('button', { name: 'Bevestiging van GWP-total intrekken' }).last().click();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toMatchTextContent(/Bij alle cijfers die op GWP-total berusten, van elke organisatie/);
  expect(server.asked(endpoints.withdrawWeight)).toEqual([]);
  await question.getByRole('button', { name: 'Intrekken' }).click();
  await expect.element(page.getByText('De bevestiging van GWP-total is ingetrokken')).toBeVisible();
  expect(server.asked(endpoints.withdrawWeight)[0]?.params).toEqual({
    table: exampleWeights().uuid,
    code: 'GWP-total',
  });
});

it('keeps the tables, and a source that is being typed, when they cannot be asked anew', async () => {
  const queries = createQueryClient();
  await show(undefined, queries);
  await page.getByRole('button', { name: 'Weegfactor van PM bevestigen' }).click();
  const source = page.getByRole('textbox', { name: 'Bron' });
  await source.fill('CE Delft 2023');
  server.answer(endpoints.listWeightTables, () => refused(403, { detail: 'Nu even niet.' }));
  await queries.invalidateQueries();
  await expect.element(page.getByText('Nu even niet.')).toBeInTheDocument();
  await expect.element(source).toHaveValue('CE Delft 2023');
});
