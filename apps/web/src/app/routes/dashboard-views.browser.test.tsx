import { endpoints, type SavedView } from '@milieuspoor/contract';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refused, server } from '../../testing/server.ts';
import DashboardViews from './dashboard-views.tsx';

const UUID = '0c000000-0000-4000-8000-000000000001';

function viewOf(more: Partial<SavedView> = {}): SavedView {
  return {
    uuid: UUID,
    name: 'Dit jaar',
    shared: false,
    mine: true,
    made_by: 'Lotte Lid',
    removable: true,
    starts: false,
    view: { years: '2026', set: 'a2' },
    gone_years: [],
    ...more,
  };
}

let views: SavedView[];
beforeEach(() => {
  localStorage.removeItem(`milieuspoor.filters.${ORGANISATION.slug}`);
  views = [viewOf()];
  server.answer(endpoints.listSavedViews, () => ({
    count: views.length,
    next: null,
    previous: null,
    results: views,
  }));
});

const show = (asked = '', mayShare = true) =>
  renderScreen(<DashboardViews organisationSlug={ORGANISATION.slug} mayShare={mayShare} />, {
    at: `/o/${ORGANISATION.slug}/dashboard${asked}`,
  });

const open = () => page.getByRole('button', { name: 'Weergaven' }).click();
const item = (name: string | RegExp) => page.getByRole('menuitem', { name });

it('a view shows what it keeps, takes away what it does not, and leaves the list of projects', async () => {
  const screen = await show('?contract=NA&zoek=brug&pad=p:1');
  await open();
  await item('Dit jaar').click();
  await expect.poll(screen.address).toContain('set=a2');
  expect(screen.address()).toContain('jaren=');
  expect(screen.address()).toContain('zoek=brug');
  expect(screen.address()).not.toContain('contract=');
  expect(screen.address()).not.toContain('pad=');
  // A dashboard without filters would otherwise get back those of before.
  expect(localStorage.getItem(`milieuspoor.filters.${ORGANISATION.slug}`)).toBe(
    '{"set":"a2","years":"2026"}',
  );
});

it('a view that names something gone opens as far as it can, and says so', async () => {
  views = [viewOf({ view: { tab: 'vroeger', years: '2019' }, gone_years: [2019] })];
  const screen = await show();
  await open();
  await item('Dit jaar').click();
  await expect
    .element(
      page.getByText(
        'Weergave "Dit jaar". In 2019 is geen ontwerp (meer) voltooid. Een deel van deze weergave bestaat niet meer.',
      ),
    )
    .toBeVisible();
  expect(screen.address()).toContain('2019');
});

it('what is shown now is saved under a name, for oneself, and can be what one starts with', async () => {
  server.answer(endpoints.createSavedView, () => viewOf());
  server.answer(endpoints.setStartView, () => undefined);
  await show('?jaren=2025&set=a1&zoek=brug');
  await open();
  await item('Deze weergave bewaren…').click();
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect.element(page.getByText('Geef de weergave een naam')).toBeVisible();
  expect(server.asked(endpoints.createSavedView)).toEqual([]);
  await page.getByRole('textbox', { name: 'Naam' }).fill('Vorig jaar');
  await page.getByRole('checkbox', { name: 'Hiermee beginnen na het inloggen' }).click();
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect.element(page.getByText('De weergave "Vorig jaar" is bewaard')).toBeVisible();
  expect(server.asked(endpoints.createSavedView).map(({ payload }) => payload)).toEqual([
    { name: 'Vorig jaar', shared: false, view: { set: 'a1', years: '2025' } },
  ]);
  expect(server.asked(endpoints.setStartView).map(({ payload }) => payload)).toEqual([{ view: UUID }]);
});

it('a refusal keeps the name that was typed, and says why', async () => {
  server.answer(endpoints.createSavedView, () => refused(409, { detail: 'U hebt al 50 weergaven' }));
  await show();
  await open();
  await item('Deze weergave bewaren…').click();
  const name = page.getByRole('textbox', { name: 'Naam' });
  await name.fill('Te veel');
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect.element(page.getByText('U hebt al 50 weergaven')).toBeVisible();
  await expect.element(name).toHaveValue('Te veel');
});

it('a viewer is not offered to share', async () => {
  await show('', false);
  await open();
  await item('Deze weergave bewaren…').click();
  await expect.element(page.getByRole('textbox', { name: 'Naam' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /Delen/ })).not.toBeInTheDocument();
});

it('of somebody else’s only the start can be chosen, unless one may remove it', async () => {
  views = [
    viewOf({ name: 'Van een ander', mine: false, shared: true, removable: false, made_by: 'Kees Kok' }),
  ];
  server.answer(endpoints.setStartView, () => undefined);
  await show();
  await open();
  await item('Weergaven beheren…').click();
  await expect.element(page.getByText('gedeeld door Kees Kok')).toBeVisible();
  for (const name of ['Naam wijzigen', 'Verwijderen', 'Niet meer delen'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Hiermee beginnen' }).click();
  await expect
    .poll(() => server.asked(endpoints.setStartView).map(({ payload }) => payload))
    .toEqual([{ view: UUID }]);
});

it('one’s own is renamed, shared and deleted, the last after a second press', async () => {
  server.answer(endpoints.updateSavedView, () => viewOf());
  server.answer(endpoints.deleteSavedView, () => undefined);
  await show();
  await open();
  await item('Weergaven beheren…').click();
  await page.getByRole('button', { name: 'Naam wijzigen' }).click();
  await page.getByRole('textbox', { name: 'Naam' }).fill('Nu');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByRole('button', { name: 'Delen', exact: true }).click();
  await expect
    .poll(() => server.asked(endpoints.updateSavedView).map(({ payload }) => payload))
    .toEqual([{ name: 'Nu' }, { shared: true }]);
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  expect(server.asked(endpoints.deleteSavedView)).toEqual([]);
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect.poll(() => server.asked(endpoints.deleteSavedView).length).toBe(1);
});
