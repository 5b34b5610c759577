import { endpoints, type RememberedMatchAnswer } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { EXAMPLE_PRODUCT } from '../../../testing/product-answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { RememberedMatches } from './remembered-matches.tsx';

const ANSWER: RememberedMatchAnswer = {
  ...{ uuid: '0d000000-0000-4000-8000-000000000001', product: 'Deklaag', unit: 'ton', raw_code: '31.21' },
  chosen: { uuid: EXAMPLE_PRODUCT.uuid, name: 'AC 16 surf', gone: true },
  ...{ user_name: 'Eva Voorbeeld', answered: '02/03/2026 09:00:00' },
};

it('says who chose what, that a product is gone, and takes a choice back', async () => {
  let answers = [ANSWER, { ...ANSWER, uuid: EXAMPLE_PRODUCT.uuid, product: 'Band', chosen: null }];
  server.answer(endpoints.listRememberedMatches, () => ({
    ...{ count: answers.length, next: null, previous: null, results: answers },
  }));
  server.answer(endpoints.forgetMatch, ({ params }) => {
    answers = answers.filter(({ uuid }) => uuid !== params.match);
    return undefined;
  });
  await renderScreen(<RememberedMatches organisationSlug={ORGANISATION.slug} />, {
    at: `/o/${ORGANISATION.slug}/bibliotheek`,
  });
  const list = page.getByRole('list', { name: 'Eerdere productkeuzes' });
  await expect.element(list.getByText('AC 16 surf (niet meer in de bibliotheek)')).toBeVisible();
  await expect.element(list.getByText('Geen product')).toBeVisible();
  await expect.element(list.getByText('Eva Voorbeeld, 02-03-2026').first()).toBeVisible();
  await page.getByRole('button', { name: 'Keuze voor Deklaag terugnemen' }).click();
  await expect.element(list.getByText(/Deklaag/)).not.toBeInTheDocument();
  await expect.element(list.getByText(/Band/)).toBeVisible();
});
