import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { EXAMPLE_PRODUCT } from '../../../testing/product-answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import {
  NOT_STORED,
  serveWorksheet,
  sheetAnswer,
  sheetRow,
  sheetSource,
  WORKSHEET,
} from '../../../testing/worksheet-answers.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { WorksheetScreen } from '../worksheet-screen.tsx';

const {
  conversions: _c,
  profiles: _p,
  resources: _r,
  notes: _n,
  newest: _v,
  versions: _w,
  uses: _u,
  ...LISTED
} = EXAMPLE_PRODUCT;
const RECYCLED = { ...LISTED, name: 'Menggranulaat', revision: 2, valid_until: '2030-01-01', expired: false };
const UNFIT = { ...LISTED, uuid: '0c000000-0000-4000-8000-000000000009', name: 'Hek' };

async function show(rows = sheetAnswer().rows) {
  serveWorksheet({ worksheet: sheetAnswer({ rows }) });
  server.answer(endpoints.listProducts, ({ query }) => {
    const results = [RECYCLED, UNFIT].filter(({ name }) => name.includes(query.search ?? ''));
    return { count: results.length, next: null, previous: null, results, groups: [] };
  });
  server.answer(endpoints.weighWorksheetSources, ({ payload }) => ({
    weights_versions: { a1: '1', a2: '1' },
    weights_unconfirmed: { a1: [], a2: [] },
    sources: (payload.rows ?? rows).map((row) =>
      row.source.kind === 'product' && row.source.product === UNFIT.uuid
        ? { ...sheetSource(row, 1), figures: { kind: 'refused' as const, reason: 'no-conversion' as const } }
        : sheetSource(row, row.source.kind === 'product' ? 0.5 : 3),
    ),
  }));
  await renderScreen(
    <WorksheetScreen uuid={WORKSHEET}>
      {(worksheet) => (
        <Sheet
          worksheet={worksheet}
          organisationSlug={ORGANISATION.slug}
          projectName={PROJECT.name}
          storing={NOT_STORED}
          paste={() => null}
        />
      )}
    </WorksheetScreen>,
    { at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/rekenblad/${WORKSHEET}` },
  );
  await expect.element(page.getByRole('grid', { name: 'Posten' })).toBeVisible();
}

const row = (post: string) =>
  page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: new RegExp(`^${post}\\b`) }) });
const openFor = (post: string) =>
  row(post)
    .getByRole('button', { name: /kies een ander product/ })
    .click();
const summary = page.getByRole('region', { name: 'MKI (Set A1)' });

it('a product is chosen by what it costs in the unit of the post, and one whose unit does not fit is not', async () => {
  await show();
  await openFor('310020');
  await expect.element(page.getByText('€0,50 per m')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Kies Hek' })).toBeDisabled();
  await expect.element(page.getByText(/Eenheid past niet: het product heeft geen omrekening/)).toBeVisible();
  await page.getByRole('button', { name: 'Kies Menggranulaat' }).click();
  await expect.element(row('310020').getByText('€5,-', { exact: true })).toBeVisible();
  await expect
    .element(row('310020').getByText(/was: Asfalt 310020 · cat. 3 · geldig t\/m 01-01-2030/))
    .not.toBeInTheDocument();
  await expect.element(row('310020').getByText(/was: Asfalt 310020/)).toBeVisible();
  await expect.element(summary.getByText('€65,-')).toBeVisible();
});

it('a search asks the library, and the keyboard ends where it began', async () => {
  await show();
  await openFor('310020');
  await page.getByRole('searchbox', { name: 'Zoek op naam, RAW-code of bron' }).fill('Meng');
  await expect.element(page.getByRole('button', { name: 'Kies Hek' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Kies Menggranulaat' }).click();
  await expect.element(row('310020').getByRole('button', { name: /kies een ander product/ })).toHaveFocus();
});

it('replaces in all posts with the product in one act, which is undone in one', async () => {
  await show([
    sheetRow('1', { product: 'Asfalt' }),
    sheetRow('2', { product: 'Asfalt' }),
    sheetRow('3', { product: 'Asfalt', leftOut: true }),
    sheetRow('4', { product: 'Zand' }),
  ]);
  await openFor('1');
  await page.getByRole('checkbox', { name: 'Ook in 1 andere post met ‘Asfalt’' }).click();
  await page.getByRole('button', { name: 'Kies Menggranulaat' }).click();
  await expect.element(summary.getByText('€40,-')).toBeVisible();
  expect(page.getByText('Menggranulaat', { exact: true }).elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.element(summary.getByText('€90,-')).toBeVisible();
});

it('an added post has a number of its own, waits for its quantity and counts only then', async () => {
  await show();
  await page.getByRole('button', { name: 'Post toevoegen' }).click();
  await page.getByRole('button', { name: 'Kies Menggranulaat' }).click();
  await expect.element(row('410031').getByText('toegevoegd')).toBeVisible();
  await expect.element(summary.getByText(/1 post zonder cijfers telt niet mee/)).toBeVisible();
  await userEvent.keyboard('8{Enter}');
  await expect.element(row('410031').getByText('€4,-', { exact: true })).toBeVisible();
  await expect.element(summary.getByText('€94,-')).toBeVisible();
  await page.getByRole('button', { name: 'Acties voor post 410031' }).click();
  await page.getByRole('menuitem', { name: 'Verwijder post' }).click();
  await expect.element(summary.getByText('€90,-')).toBeVisible();
});
