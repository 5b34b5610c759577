import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../testing/example-session.ts';
import { EXAMPLE_PRODUCT } from '../../testing/product-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { server } from '../../testing/server.ts';
import { SimilarProducts } from './similar-products.tsx';

const FIGURES = EXAMPLE_PRODUCT.figures.a1 ?? undefined;

/** A product of so many euro per m3 in Set A1. */
function costing(mki: number | null, place: number) {
  if (!FIGURES) throw new Error('the example has figures');
  const uuid = `0c000000-0000-4000-8000-0000000000b${place}`;
  return {
    ...{ ...EXAMPLE_PRODUCT, uuid, name: `Asfalt ${place}`, expired: place === 1 },
    figures: { a1: { ...FIGURES, mki }, a2: null },
  };
}

async function show(subGroup: string | null, prices: readonly (number | null)[]) {
  await showAnswers(prices.map(costing), subGroup);
}

async function showAnswers(
  results: readonly ReturnType<typeof costing>[],
  subGroup: string | null = 'Asfalt',
) {
  server.answer(endpoints.listSimilarProducts, () => ({
    ...{ count: results.length, next: null, previous: null, results: [...results] },
  }));
  await renderScreen(
    <SimilarProducts
      organisationSlug={ORGANISATION.slug}
      subGroup={subGroup}
      unit="m3"
      except={EXAMPLE_PRODUCT.uuid}
      figures={EXAMPLE_PRODUCT.figures}
    />,
    { at: `/o/${ORGANISATION.slug}/bibliotheek` },
  );
}

it('has the lowest, the median and the highest MKI beside that of the product, and names the others', async () => {
  await show('Asfalt', [4, 30, null, 8]);
  await expect
    .element(
      page.getByText(
        /Set A1: €12,- per m3\. 3 andere producten uit ‘Asfalt’ kosten €4,- tot €30,-; de mediaan is €8,-/,
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Asfalt 3' })).toBeVisible();
  await expect.element(page.getByText(/Asfalt 1: Set A1 €30,- · Verlopen/)).toBeVisible();
  await expect.element(page.getByText(/meer dan tien keer/)).not.toBeInTheDocument();
  expect(server.asked(endpoints.listSimilarProducts)[0]?.query).toEqual({
    ...{ product_sub_group: 'Asfalt', unit: 'm3', except: EXAMPLE_PRODUCT.uuid },
  });
});

it('compares none that declares other modules, and says so', async () => {
  const [alike, unlike] = [costing(4, 0), costing(1, 1)];
  const { a1 } = unlike.figures;
  const results = [
    alike,
    {
      ...unlike,
      figures: { ...unlike.figures, a1: { ...a1, mki_per_module: a1.mki_per_module.with(0, null) } },
    },
  ];
  await showAnswers(results);
  await expect
    .element(page.getByText(/Set A1: €12,- per m3\. Een ander product uit ‘Asfalt’ kost €4,-/))
    .toBeVisible();
  await expect.element(page.getByText(/Set A1: 1 ander product is niet vergeleken/)).toBeVisible();
});

it('asks whether the unit is right where the MKI is far from all others', async () => {
  await show('Asfalt', [1, 1.1]);
  await expect.element(page.getByText(/meer dan tien keer onder of boven/)).toBeVisible();
});

it('asks for a sub-group before it compares anything', async () => {
  await show(null, [1]);
  await expect.element(page.getByText(/Kies een productsubgroep en een eenheid/)).toBeVisible();
  expect(server.asked(endpoints.listSimilarProducts)).toEqual([]);
});
