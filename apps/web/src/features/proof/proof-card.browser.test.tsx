import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refused, server } from '../../testing/server.ts';
import { ProofCard } from './proof-card.tsx';

const DAYS = Array.from({ length: 7 }, (_, at) => ({
  ...{ day: `2026-03-0${7 - at}`, number: 7 - at, created: '2026-03-08T00:10:00.000Z' },
  ...{ rows: at === 0 ? 1 : 12, size: 900, sha256: `${at}`.repeat(64) },
}));

async function show(days = DAYS) {
  server.answer(endpoints.listProofDays, ({ query }) => ({
    count: days.length,
    ...{ next: null, previous: null },
    results: days.slice((query.page - 1) * query.page_size, query.page * query.page_size),
  }));
  await renderScreen(<ProofCard organisationSlug="gemeente-voorbeeld" />, {
    at: '/o/gemeente-voorbeeld/dashboard',
  });
}

it('shows the newest days and the way to earlier ones', async () => {
  await show();
  await expect.element(page.getByText('07-03-2026 · 1 nieuw onderdeel')).toBeVisible();
  await expect.element(page.getByText('06-03-2026 · 12 nieuwe onderdelen')).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(5);
  await page.getByRole('button', { name: 'Volgende pagina' }).click();
  await expect.element(page.getByText('01-03-2026 · 12 nieuwe onderdelen')).toBeVisible();
});

it('asks for the day that is downloaded, and says when it could not be', async () => {
  server.answer(endpoints.downloadProof, () => refused(404));
  await show();
  await page.getByRole('button', { name: 'Vingerafdruk van 06-03-2026 downloaden' }).click();
  await expect.element(page.getByText('De vingerafdruk kon niet worden gedownload')).toBeVisible();
  expect(server.asked(endpoints.downloadProof).map(({ params }) => params)).toEqual([
    { org: 'gemeente-voorbeeld', day: '2026-03-06' },
  ]);
});

it('says when the first one comes, where there is none', async () => {
  await show([]);
  await expect
    .element(page.getByText('Er is nog geen vingerafdruk. De eerste komt na middernacht.'))
    .toBeVisible();
});
