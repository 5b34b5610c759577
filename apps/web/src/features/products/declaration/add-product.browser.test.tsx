import { type DeclarationReadingAnswer, endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { EXAMPLE_PRODUCT } from '../../../testing/product-answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { refused, server } from '../../../testing/server.ts';
import { choose } from '../../../testing/show-calculations.tsx';
import { AddProduct } from './add-product.tsx';

const QUESTION = {
  ...{ id: 'declared-unit', text: 'Voor welke eenheid gelden de cijfers?', proposed: null, answer: null },
  choices: [
    { value: 'm3', text: 'm3' },
    { value: 'ton', text: 'ton' },
  ],
};
const READ: DeclarationReadingAnswer = {
  ...{ product: { ...EXAMPLE_PRODUCT, valid_until: '2031-05-01', expired: false }, problem: null },
  ...{ warnings: ['Module B2 is weggelaten.'], questions: [], complete: true },
};
const REFUSED: DeclarationReadingAnswer = {
  ...{ product: null, problem: 'In dit bestand staat geen verklaring.', warnings: [], questions: [] },
  complete: false,
};

const declaration = (name = 'beton.xml') => new File(['<processDataSet/>'], name);
const name = page.getByRole('textbox', { name: 'Naam' });
const show = async (onStored: (uuid: string) => void = () => {}) => {
  await renderScreen(
    <AddProduct
      organisationSlug={ORGANISATION.slug}
      forAll={false}
      onStored={onStored}
      onCancel={() => {}}
    />,
    { at: `/o/${ORGANISATION.slug}/bibliotheek` },
  );
  await expect.element(page.getByRole('button', { name: 'Kies een verklaring' })).toBeVisible();
};

it('asks what the declaration leaves open, then has its figures in the form, and stores them unchanged', async () => {
  server.answer(endpoints.readDeclaration, ({ payload }) =>
    String(payload.answers).includes('m3')
      ? { ...READ, questions: [{ ...QUESTION, answer: 'm3' }] }
      : { ...READ, questions: [QUESTION], complete: false },
  );
  server.answer(endpoints.createProduct, () => EXAMPLE_PRODUCT);
  server.answer(endpoints.keepDeclaration, () => EXAMPLE_PRODUCT);
  await show();
  choose(declaration());
  await expect.element(page.getByText(/Voor welke eenheid gelden de cijfers/)).toBeVisible();
  // Until that is answered there is nothing to store.
  await expect.element(name).toHaveValue('');
  await page.getByRole('combobox', { name: 'Wat is juist?' }).click();
  await page.getByRole('option', { name: 'm3' }).click();
  await expect.element(page.getByText('Gelezen: AC 16 surf.')).toBeVisible();
  await expect.element(page.getByText('Module B2 is weggelaten.')).toBeVisible();
  await expect.element(page.getByText('Set A2: niet opgegeven.')).toBeVisible();
  await expect.element(name).toHaveValue('AC 16 surf');
  expect(JSON.parse(String(server.asked(endpoints.readDeclaration)[1]?.payload.answers))).toEqual({
    'declared-unit': 'm3',
  });
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect.poll(() => server.asked(endpoints.createProduct)).toHaveLength(1);
  const { profiles, resources, conversions, unit, valid_until } = READ.product ?? EXAMPLE_PRODUCT;
  expect(server.asked(endpoints.createProduct)[0]?.payload).toMatchObject({
    ...{ resources, conversions, unit, valid_until, profiles, owner: 'organisation' },
  });
  // The very file, with the answers by which it was read, is kept with the product.
  await expect.poll(() => server.asked(endpoints.keepDeclaration)).toHaveLength(1);
  const [kept] = server.asked(endpoints.keepDeclaration);
  expect(kept).toMatchObject({ params: { product: EXAMPLE_PRODUCT.uuid }, file: { name: 'beton.xml' } });
  expect(JSON.parse(String(kept?.payload.answers))).toEqual({ 'declared-unit': 'm3' });
});

it('says that the product is stored where its file is not, and sends the file alone again', async () => {
  server.answer(endpoints.readDeclaration, () => READ);
  server.answer(endpoints.createProduct, () => EXAMPLE_PRODUCT);
  server.answer(endpoints.keepDeclaration, () => refused(503, { detail: 'Probeer het later opnieuw.' }));
  const ends: string[] = [];
  await show((uuid) => ends.push(uuid));
  choose(declaration());
  await expect.element(name).toHaveValue('AC 16 surf');
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect
    .element(page.getByText('Het product is bewaard, maar het bestand beton.xml nog niet.'))
    .toBeVisible();
  expect(ends).toEqual([]);
  server.answer(endpoints.keepDeclaration, () => EXAMPLE_PRODUCT);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect.poll(() => ends).toEqual([EXAMPLE_PRODUCT.uuid]);
  expect(server.asked(endpoints.createProduct)).toHaveLength(1);
});

it('says why a file is refused, and takes what was read before it out of the form', async () => {
  let answer = READ;
  server.answer(endpoints.readDeclaration, () => answer);
  await show();
  choose(declaration());
  await expect.element(name).toHaveValue('AC 16 surf');
  answer = REFUSED;
  choose(declaration('anders.json'));
  await expect.element(page.getByText('In dit bestand staat geen verklaring.')).toBeVisible();
  await expect.element(page.getByText('anders.json')).toBeVisible();
  await expect.element(name).toHaveValue('');
});

it('offers to read it again where the server did not', async () => {
  server.answer(endpoints.readDeclaration, () => refused(503, { detail: 'Probeer het later opnieuw.' }));
  await show();
  choose(declaration());
  const again = page.getByRole('button', { name: 'Opnieuw proberen' });
  await expect.element(again).toBeVisible();
  server.answer(endpoints.readDeclaration, () => READ);
  await again.click();
  await expect.element(page.getByText('Gelezen: AC 16 surf.')).toBeVisible();
});
