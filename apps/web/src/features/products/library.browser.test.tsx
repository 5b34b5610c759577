import { endpoints } from '@milieuspoor/contract';
import { readXlsx } from 'hucre/xlsx';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../testing/example-session.ts';
import { EXAMPLE_PRODUCT } from '../../testing/product-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { savedBy } from '../../testing/saved-file.ts';
import { refused, server } from '../../testing/server.ts';
import { ProductForm } from './form/product-form.tsx';
import { LibraryScreen } from './library-screen.tsx';
import type { LibrarySearch } from './library-search.ts';
import { ProductScreen } from './product-screen.tsx';
import { ProviderProducts } from './provider-products.tsx';

const uuid = (number: number) => `0c000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const PRODUCTS = [1, 2, 3, 4, 5].map((number) => ({
  ...{ ...EXAMPLE_PRODUCT, uuid: uuid(number), name: `Product ${number}` },
  ...(number === 2 ? { valid_until: '2030-01-01', expired: false, owner: 'provider' as const } : {}),
}));

function Library() {
  const [search, setSearch] = useState<LibrarySearch>({});
  return <LibraryScreen organisationSlug={ORGANISATION.slug} search={search} onSearchChange={setSearch} />;
}

async function showLibrary() {
  server.answer(endpoints.listProducts, () => ({
    ...{ count: 5, next: null, previous: null, results: PRODUCTS, groups: ['Verharding'] },
  }));
  await renderScreen(<Library />, { at: `/o/${ORGANISATION.slug}/bibliotheek` });
}

it('a product in the list says what a unit costs, and that its declaration has expired', async () => {
  await showLibrary();
  await expect.element(page.getByRole('link', { name: 'Product 2' })).toBeVisible();
  const [, first = '', second = ''] = page
    .getByRole('row')
    .elements()
    .map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));
  expect(first).toContain('€12,-');
  expect(first).toContain('Verlopen: geldig tot en met 01-01-2026');
  // A sum over two modules looks cheaper than one over all.
  expect(first).toContain('Set A1: opgegeven in A1-A3, A4, in andere modules niets.');
  expect(first).not.toContain('Van Milieuspoor');
  expect(second).toContain('Geldig tot en met 01-01-2030');
  expect(second).toContain('Van Milieuspoor');
});

it('four products are compared at most, and the choice leads to them', async () => {
  await showLibrary();
  const box = (number: number) => page.getByRole('checkbox', { name: `Product ${number} vergelijken` });
  await box(1).click();
  await expect.element(page.getByRole('link', { name: /producten vergelijken/ })).not.toBeInTheDocument();
  for (const number of [2, 3, 4]) await box(number).click();
  await expect.element(box(5)).toBeDisabled();
  await expect.element(box(4)).toBeEnabled();
  await expect.element(page.getByRole('link', { name: '4 producten vergelijken' })).toBeVisible();
});

it('what is shown is saved as a workbook, with figures as numbers and an absent set as nothing', async () => {
  await showLibrary();
  const saved = await savedBy(() => page.getByRole('button', { name: 'Opslaan als .xlsx' }).click());
  const { sheets } = await readXlsx(saved.bytes);
  const [header, first] = sheets[0]?.rows ?? [];
  expect(header?.slice(0, 8)).toEqual([
    ...['Product', 'Productgroep', 'Productsubgroep', 'Eenheid', 'RAW-codes', 'NMD-categorie'],
    ...['MKI Set A1 (€)', 'MKI Set A2 (€)'],
  ]);
  expect(first?.[6]).toBe(12);
  expect(first?.[7] ?? null).toBeNull();
});

it('staff see the provider’s products alone, none to compare, and what their MKI is worked out by', async () => {
  const asked = () => server.asked(endpoints.listProducts).map(({ query }) => query);
  server.answer(endpoints.listProducts, ({ query }) => ({
    ...{ count: query.search ? 0 : 1, next: null, previous: null, groups: [] },
    results: query.search ? [] : [{ ...EXAMPLE_PRODUCT, owner: 'provider' as const }],
  }));
  await renderScreen(<ProviderProducts organisationSlug={ORGANISATION.slug} />, {
    at: `/o/${ORGANISATION.slug}/bibliotheek`,
  });
  await expect.element(page.getByText(/berekend met de weegfactoren van vandaag/)).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox', { name: 'Van wie' })).not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Zoek op naam, RAW-code of bron' }).fill('beton');
  await expect.element(page.getByText('Geen product voldoet hieraan')).toBeVisible();
  expect(asked()).toMatchObject([{ owner: 'provider' }, { owner: 'provider', search: 'beton' }]);
});

it('says of a product that is not there that it is not, and offers no second attempt', async () => {
  server.answer(endpoints.getProduct, () => refused(404, { detail: 'Niet gevonden' }));
  await renderScreen(
    <ProductScreen
      organisationSlug={ORGANISATION.slug}
      uuid={uuid(9)}
      revision={undefined}
      onDeleted={() => {}}
    />,
    { at: `/o/${ORGANISATION.slug}/bibliotheek` },
  );
  await expect.element(page.getByText(/^Dit product is er niet/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
});

const showForm = (product: typeof EXAMPLE_PRODUCT | null) =>
  renderScreen(
    <ProductForm
      organisationSlug={ORGANISATION.slug}
      product={product}
      forAll={false}
      onStored={() => {}}
      onCancel={() => {}}
    />,
    { at: `/o/${ORGANISATION.slug}/bibliotheek` },
  );
const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
const store = () => page.getByRole('button', { name: 'Bewaren' }).click();

it('an empty cell is not declared, and a figure with a point is refused, since it may mean thousands', async () => {
  server.answer(endpoints.changeProduct, () => EXAMPLE_PRODUCT);
  await showForm(EXAMPLE_PRODUCT);
  await expect.element(cell('MKI A1-A3')).toHaveValue('10,5');
  await cell('MKI A4').fill('');
  await cell('MKI D').fill('-1.234');
  await store();
  await expect.element(page.getByText(/zijn geen getal/)).toBeVisible();
  expect(server.asked(endpoints.changeProduct)).toEqual([]);
  await cell('MKI D').fill('-1,234');
  await store();
  await expect.poll(() => server.asked(endpoints.changeProduct)).toHaveLength(1);
  expect(server.asked(endpoints.changeProduct)[0]).toMatchObject({
    payload: {
      ...{ profiles: { a1: { MKI: [10.5, ...new Array(8).fill(null), -1.234] } }, revision: 1 },
      ...{ conversions: [{ unit: 'ton', per_unit: 2.4 }], resources: EXAMPLE_PRODUCT.resources },
    },
  });
});

it('a block of a spreadsheet is pasted from a cell on, and what lies outside is left out', async () => {
  await showForm(EXAMPLE_PRODUCT);
  const clipboard = new DataTransfer();
  clipboard.setData('text/plain', '1,5\t2\n3\t4\t5\n');
  await expect.element(cell('TETP C4')).toBeVisible();
  const target = cell('TETP C4').element();
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true }));
  await expect.element(cell('TETP C4')).toHaveValue('1,5');
  await expect.element(cell('TETP D')).toHaveValue('2');
  await expect.element(cell('MKI C4')).toHaveValue('3');
  await expect.element(cell('MKI D')).toHaveValue('4');
  await expect.element(cell('MKI A1-A3')).toHaveValue('10,5');
});
