import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { NobodyRunsNotice } from './nobody-runs-notice.tsx';

const at = `/o/${ORGANISATION.slug}/beheer/organisaties`;
const unrun = (count: number, named = 5) => ({
  ...{ count, next: null, previous: null },
  results: Array.from({ length: Math.min(count, named) }, (_, index) => ({
    ...ORGANISATION,
    uuid: `0a000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
    slug: `waterschap-${index}`,
    name: `Waterschap ${index}`,
    ...{ member_count: 1, administrator_count: 0, project_count: 0 },
  })),
});

it('names the organisations that nobody runs, each with the way to its page', async () => {
  server.answer(endpoints.listAdminOrganisations, () => unrun(2));
  await renderScreen(<NobodyRunsNotice org={ORGANISATION.slug} />, { at });
  await expect.element(page.getByText('2 organisaties hebben geen organisatiebeheerder')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Waterschap 1' }))
    .toHaveAttribute('href', expect.stringContaining('beheer/organisaties/waterschap-1'));
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  expect(server.asked(endpoints.listAdminOrganisations)).toMatchObject([
    { query: { administered: false, page_size: 5 } },
  ]);
});

it('names all of many when that is asked for', async () => {
  server.answer(endpoints.listAdminOrganisations, ({ query }) => unrun(13, query.page_size));
  await renderScreen(<NobodyRunsNotice org={ORGANISATION.slug} />, { at });
  await expect.element(page.getByRole('link', { name: 'Waterschap 4' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Waterschap 5' })).not.toBeInTheDocument();
  const all = page.getByRole('button', { name: 'Toon alle 13' });
  await all.click();
  await expect.element(page.getByRole('link', { name: 'Waterschap 12' })).toBeVisible();
  await expect.element(all).not.toBeInTheDocument();
});

it('is not there where every organisation is run by somebody', async () => {
  server.answer(endpoints.listAdminOrganisations, () => unrun(0));
  await renderScreen(<NobodyRunsNotice org={ORGANISATION.slug} />, { at });
  await expect.poll(() => server.asked(endpoints.listAdminOrganisations).length).toBe(1);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
