import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { calculationUuid, exampleCalculation } from '../../../testing/calculation-answers.ts';
import { exampleProject, PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { EXAMPLE_PRODUCT } from '../../../testing/product-answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { KeepPosts } from './keep-posts.tsx';

const post = (post_number: string, product: string) => ({
  ...{ post_number, product, product_group: 'Verharding', product_sub_group: 'Asfalt' },
  ...{ unit: 'm2', quantity: 10, raw_code: '31.21' },
});
const onePage = <Item,>(results: Item[]) => ({ count: results.length, next: null, previous: null, results });

async function choose(field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

it('the posts that are chosen are kept, of the organisation’s own calculations alone', async () => {
  server.answer(endpoints.listProjects, () =>
    onePage([{ ...exampleProject(), result: null, result_a2: null, next_step: null }]),
  );
  server.answer(endpoints.listCalculations, () =>
    onePage([
      exampleCalculation({ name: 'Eigen' }),
      exampleCalculation({ uuid: calculationUuid(2), name: 'Bod', calculation_type: 'applicant' }),
    ]),
  );
  server.answer(endpoints.listPostsToKeep, () => onePage([post('1', 'Zand'), post('2', 'AC 16')]));
  server.answer(endpoints.takeUpProducts, () => ({ made: [EXAMPLE_PRODUCT], known: [] }));
  await renderScreen(<KeepPosts organisationSlug={ORGANISATION.slug} />, {
    at: `/o/${ORGANISATION.slug}/bibliotheek`,
  });
  await choose('Project', PROJECT.name);
  await page.getByRole('combobox', { name: 'Berekening' }).click();
  await expect.element(page.getByRole('option', { name: 'Bod' })).not.toBeInTheDocument();
  await page.getByRole('option', { name: 'Eigen', exact: true }).click();
  const keep = page.getByRole('button', { name: /als product bewaren/ });
  await expect.element(keep).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Post 2 kiezen' }).click();
  await keep.click();
  await expect.element(page.getByText('Bewaard: 1 nieuw, 0 had u al.')).toBeVisible();
  expect(server.asked(endpoints.takeUpProducts)).toMatchObject([
    { payload: { calculation: calculationUuid(1), posts: ['2'] } },
  ]);
  await expect.element(keep).toBeDisabled();
});
