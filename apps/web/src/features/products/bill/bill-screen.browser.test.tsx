import { type BillReadingAnswer, endpoints, type ProductMatchAnswer } from '@milieuspoor/contract';
import type { WorksheetRow } from '@milieuspoor/domain';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleProject, PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { EXAMPLE_PRODUCT } from '../../../testing/product-answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { refused, server } from '../../../testing/server.ts';
import { choose } from '../../../testing/show-calculations.tsx';
import { BillScreen } from './bill-screen.tsx';
import { PastePosts } from './paste/paste-posts.tsx';

const POST = {
  ...{ row: 2, post_number: '1', description: 'Asfalt', unit: 'ton', quantity: 12, raw_code: '31.21' },
  ...{ product_id: null, product_group: null, product_sub_group: null },
};
const ASPHALT = {
  ...{ uuid: EXAMPLE_PRODUCT.uuid, revision: 3, name: 'AC 16 surf', unit: 'm3', nmd_category: '3' as const },
  ...{ product_group: 'Verharding', product_sub_group: 'Asfalt', expired: true },
  ...{ product_units: 1 / 2.4, converted_by: 'ton', mki: 5 },
};
const CERTAIN: ProductMatchAnswer = {
  ...{ post_number: '1', certain: { ...ASPHALT, by: 'raw-code' }, remembered: null },
  ...{ proposals: [], refused: [], unknown_id: false },
};
const ASKED: ProductMatchAnswer = {
  ...{ post_number: '2', certain: null, remembered: null, refused: [], unknown_id: false },
  proposals: [{ ...ASPHALT, by: 'near-name' }],
};
const READ: BillReadingAnswer = {
  posts: [POST, { ...POST, row: 3, post_number: '2', description: 'Asfalt deklaag', raw_code: null }],
  ...{
    problem: null,
    without_header: false,
    notes: ['Niet gelezen kolommen: Prijs (F).'],
    questions: [],
    complete: true,
  },
  sha256: '0'.repeat(64),
};
const QUESTION = {
  ...{ id: 'notation', text: "In rij 2 staat de hoeveelheid '1.234'. Hoeveel is dat?", answer: null },
  choices: [
    { value: 'dutch', text: '1.234 (de komma is het decimaalteken)' },
    { value: 'international', text: '1,234 (de punt is het decimaalteken)' },
  ],
};

let made: string[] = [];
beforeEach(() => {
  made = [];
  server.answer(endpoints.getProject, () => exampleProject());
  server.answer(endpoints.matchProducts, () => ({ matches: [CERTAIN, ASKED] }));
  server.answer(endpoints.rememberMatches, () => undefined);
  server.answer(endpoints.keepWorksheetQuantities, () => undefined);
  server.answer(endpoints.createWorksheet, ({ payload }) => ({
    ...{ uuid: PROJECT.uuid, project: PROJECT.uuid, revision: 1, name: payload.name, source: null },
    ...{ created: '02/03/2026 09:00:00', modified: '02/03/2026 09:00:00', quantities_file: '' },
    ...{ calculation_type: payload.calculation_type, rows: payload.rows ?? [] },
  }));
});

async function show() {
  await renderScreen(
    <BillScreen
      {...{ organisationSlug: ORGANISATION.slug, projectUuid: PROJECT.uuid, projectName: 'Brug' }}
      type="design-baseline"
      onMade={(worksheet) => made.push(worksheet)}
    />,
    { at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/rekenblad/design-baseline` },
  );
  await expect.element(page.getByRole('heading', { name: 'Berekening van hoeveelheden' })).toBeVisible();
}
const bill = () => new File(['Post;Omschrijving'], 'bestek.csv');
const productOf = (post: string) => page.getByRole('combobox', { name: `Product van ${post}`, exact: true });

it('reads a file, asks which product a post is, remembers that, and goes on in a worksheet', async () => {
  server.answer(endpoints.readBill, () => READ);
  await show();
  choose(bill());
  await expect.element(page.getByText('2 posten gelezen.')).toBeVisible();
  await expect.element(page.getByText('Niet gelezen kolommen: Prijs (F).')).toBeVisible();
  await expect.element(page.getByText('Nog 1 keuze te maken.')).toBeVisible();
  await expect.element(page.getByText(/1 post heeft nog geen product/)).toBeVisible();
  await productOf('Asfalt deklaag').click();
  await page.getByRole('option', { name: /AC 16 surf: €5,- per ton/ }).click();
  await expect.element(page.getByText('Elke post heeft een antwoord.')).toBeVisible();
  await expect.element(page.getByText(/1 ton is 0,4167 m/)).toBeVisible();
  await page.getByRole('button', { name: 'Gevonden (1)' }).click();
  await expect.element(page.getByText('Het enige product met deze RAW-code.')).toBeVisible();
  await page.getByRole('button', { name: 'Maak een rekenblad' }).click();
  await expect.poll(() => made).toEqual([PROJECT.uuid]);
  expect(server.asked(endpoints.rememberMatches)[0]?.payload.answers).toEqual([
    { product: 'Asfalt deklaag', unit: 'ton', raw_code: null, chosen: EXAMPLE_PRODUCT.uuid },
  ]);
  expect(server.asked(endpoints.keepWorksheetQuantities)[0]?.file?.name).toBe('bestek.csv');
  const { name, calculation_type, rows } = server.asked(endpoints.createWorksheet)[0]?.payload ?? {};
  expect([name, calculation_type]).toEqual(['bestek', 'design-baseline']);
  const source = { kind: 'product', product: EXAMPLE_PRODUCT.uuid, version: 3 };
  const row = { product: 'AC 16 surf', unit: 'ton', quantity: 12, productGroup: 'Verharding', source };
  expect(rows).toMatchObject([
    { ...row, key: 'rij-2', postNumber: '1', rawCode: '31.21', origin: null, leftOut: false },
    { ...row, key: 'rij-3', postNumber: '2', rawCode: null },
  ]);
});

it('asks what only a person can say of the file before it says which products they are', async () => {
  server.answer(endpoints.readBill, ({ payload }) =>
    String(payload.answers).includes('dutch')
      ? { ...READ, questions: [{ ...QUESTION, answer: 'dutch' }] }
      : { ...READ, posts: [], complete: false, questions: [QUESTION] },
  );
  await show();
  choose(bill());
  await expect.element(page.getByText('Er is nog 1 vraag over het bestand.')).toBeVisible();
  expect(server.asked(endpoints.matchProducts)).toEqual([]);
  await page.getByRole('radio', { name: /1.234 \(de komma/ }).click();
  await expect.element(page.getByText('2 posten gelezen.')).toBeVisible();
  expect(JSON.parse(String(server.asked(endpoints.readBill)[1]?.payload.answers))).toEqual({
    notation: 'dutch',
  });
});

it('asks anew which products they are once another answer reads other posts of the same file', async () => {
  server.answer(endpoints.readBill, ({ payload }) => {
    const answer = String(payload.answers).includes('international') ? 'international' : 'dutch';
    const unit = answer === 'dutch' ? 'ton' : 'm3';
    return {
      ...READ,
      posts: READ.posts.map((post) => ({ ...post, unit })),
      questions: [{ ...QUESTION, answer }],
    };
  });
  await show();
  choose(bill());
  await expect.poll(() => server.asked(endpoints.matchProducts)).toHaveLength(1);
  await page.getByRole('radio', { name: /1,234 \(de punt/ }).click();
  await expect.poll(() => server.asked(endpoints.matchProducts)).toHaveLength(2);
  expect(server.asked(endpoints.matchProducts)[1]?.payload.posts[0]?.unit).toBe('m3');
});

it('takes what is pasted, says why it is refused, and offers to read it again', async () => {
  const problem = 'Er staat geen kop.';
  server.answer(endpoints.readBill, () => ({ ...READ, posts: [], complete: false, problem }));
  await show();
  await page.getByRole('textbox', { name: 'Of plak uit een spreadsheet' }).fill('a\tb');
  await page.getByRole('button', { name: 'Lees wat geplakt is' }).click();
  await expect.element(page.getByText(problem)).toBeVisible();
  expect(server.asked(endpoints.readBill)[0]?.file?.name).toBe('Geplakte hoeveelheden.tsv');
  server.answer(endpoints.readBill, () => refused(503, { detail: 'Probeer het later opnieuw.' }));
  await page.getByRole('button', { name: 'Lees wat geplakt is' }).click();
  const again = page.getByRole('button', { name: 'Opnieuw proberen' });
  server.answer(endpoints.readBill, () => READ);
  await again.click();
  await expect.element(page.getByText('2 posten gelezen.')).toBeVisible();
});

it('shows an earlier answer as such, and lets another product of the library take its place', async () => {
  server.answer(endpoints.readBill, () => ({ ...READ, posts: [POST] }));
  server.answer(endpoints.matchProducts, () => ({
    matches: [
      {
        ...{ ...CERTAIN, certain: { ...ASPHALT, by: 'remembered' as const } },
        remembered: { user_name: 'Eva Voorbeeld', answered: '02/03/2026 09:00:00' },
      },
    ],
  }));
  const other = { ...EXAMPLE_PRODUCT, uuid: '0c000000-0000-4000-8000-000000000009', name: 'AC 22 base' };
  const kerb = {
    ...other,
    uuid: '0c000000-0000-4000-8000-00000000000a',
    name: 'Band',
    unit: 'm',
    conversions: [],
  };
  server.answer(endpoints.listProducts, () => ({
    ...{ count: 2, next: null, previous: null, results: [other, kerb], groups: [] },
  }));
  server.answer(endpoints.getProduct, ({ params }) => (params.product === kerb.uuid ? kerb : other));
  await show();
  choose(bill());
  await expect.element(page.getByText('Eerder gekozen door Eva Voorbeeld op 02-03-2026.')).toBeVisible();
  await productOf('Asfalt').click();
  await page.getByRole('option', { name: 'Ander product zoeken …' }).click();
  await page.getByRole('button', { name: /Band/ }).click();
  await expect.element(page.getByText(/leidt niet tot ton/)).toBeVisible();
  await page.getByRole('button', { name: /AC 22 base/ }).click();
  // 12 euro per m3 of 2.4 ton.
  await expect.element(productOf('Asfalt')).toHaveTextContent('AC 22 base: €5,- per ton');
  await expect.element(page.getByText(/Eerder gekozen/)).not.toBeInTheDocument();
  // Its figures are of the set that is looked at: it declares no other one.
  await page.getByRole('combobox', { name: 'MKI volgens' }).click();
  await page.getByRole('option', { name: 'Set A2' }).click();
  await expect.element(productOf('Asfalt')).toHaveTextContent('AC 22 base: - per ton');
  await expect.element(page.getByText('Dit product heeft in deze set geen MKI.')).toBeVisible();
});

const pasteInto = async (
  field: ReturnType<typeof page.getByRole>,
  types: Readonly<Record<string, string>>,
) => {
  await field.click();
  const data = new DataTransfer();
  for (const [type, text] of Object.entries(types)) data.setData(type, text);
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  field.element().dispatchEvent(event);
};

it('takes the table of a page, each cell in its column', async () => {
  await show();
  const field = page.getByRole('textbox', { name: 'Of plak uit een spreadsheet' });
  await pasteInto(field, {
    'text/plain': 'Omschrijving Eenheid Hoeveelheid Puin ton 12',
    'text/html': `<p>Bestek</p><table><tr><th>Omschrijving</th><th>Eenheid</th><th>Hoeveelheid</th></tr>
      <tr><td>Puin "0/31"<br>gebroken</td><td>ton</td><td>12</td></tr><tr><td colspan="2">Totaal</td><td>12</td></tr></table>`,
  });
  await expect
    .element(field)
    .toHaveValue('Omschrijving\tEenheid\tHoeveelheid\n"Puin ""0/31"" gebroken"\tton\t12\nTotaal\t\t12');
});

it('asks what each column is of rows without headers, and reads them under those', async () => {
  server.answer(endpoints.readBill, () => ({
    ...{ ...READ, posts: [], complete: false, problem: 'Geen kop.', without_header: true },
  }));
  await show();
  await page.getByRole('textbox', { name: 'Of plak uit een spreadsheet' }).fill('1\tPuin\tton\t12');
  await page.getByRole('button', { name: 'Lees wat geplakt is' }).click();
  const read = page.getByRole('button', { name: 'Lees met deze kolommen' });
  await expect.element(read).toBeDisabled();
  // It is a question, and no fault of what was pasted.
  expect(page.getByRole('alert').elements()).toEqual([]);
  await expect.element(page.getByText('Geen kop.')).not.toBeInTheDocument();
  for (const [column, field] of [
    ['2', 'Omschrijving'],
    ['3', 'Eenheid'],
    ['4', 'Hoeveelheid'],
  ] as const) {
    await page.getByRole('combobox', { name: `Kolom ${column}` }).click();
    await page.getByRole('option', { name: field }).click();
  }
  server.answer(endpoints.readBill, () => READ);
  await read.click();
  await expect.element(page.getByText('2 posten gelezen.')).toBeVisible();
  expect(await server.asked(endpoints.readBill)[1]?.file?.text()).toBe(
    'Kolom 1\tOmschrijving\tEenheid\tHoeveelheid\n1\tPuin\tton\t12',
  );
});

it('says why what is pasted is refused where a row of headers would not mend it', async () => {
  const problem = 'Rij 2 heeft meer cellen dan de kop.';
  server.answer(endpoints.readBill, () => ({ ...READ, posts: [], complete: false, problem }));
  await show();
  await page.getByRole('textbox', { name: 'Of plak uit een spreadsheet' }).fill('1\tPuin\tton\t12');
  await page.getByRole('button', { name: 'Lees wat geplakt is' }).click();
  await expect.element(page.getByRole('alert').first()).toHaveTextContent(problem);
});

it('in a worksheet: what is pasted is read, asked about, remembered, and given as rows', async () => {
  server.answer(endpoints.readBill, () => READ);
  const given: (readonly WorksheetRow[])[] = [];
  await renderScreen(
    <PastePosts
      organisationSlug={ORGANISATION.slug}
      onRows={(rows) => given.push(rows)}
      onClose={() => undefined}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  await page.getByRole('textbox', { name: 'Plak posten uit een spreadsheet' }).fill('Omschrijving\tx');
  await page.getByRole('button', { name: 'Lees wat geplakt is' }).click();
  await productOf('Asfalt deklaag').click();
  await page.getByRole('option', { name: /AC 16 surf: €5,- per ton/ }).click();
  await page.getByRole('button', { name: 'Voeg 2 posten toe' }).click();
  await expect
    .poll(() => given)
    .toMatchObject([
      [
        { postNumber: '1', product: 'AC 16 surf', quantity: 12, origin: null },
        { postNumber: '2', quantity: 12 },
      ],
    ]);
  expect(new Set(given[0]?.map(({ key }) => key)).size).toBe(2);
  expect(given[0]?.[0]?.key).toMatch(/^[\da-f-]{36}$/);
  expect(server.asked(endpoints.rememberMatches)).toHaveLength(1);
});
