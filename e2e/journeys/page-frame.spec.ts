import type { Locator, Page } from '@playwright/test';
import { agendaOf, dashboardOf, LOGIN } from '../screens/addresses.ts';
import { atSize } from '../screens/at-size.ts';
import { MUNICIPALITY } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

const DASHBOARD = dashboardOf(MUNICIPALITY);

/** Opens an address anew, while no script arrives until they are released. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  // Another address first: what follows the '#' alone would open nothing.
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-frame', /./);
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Opens the dashboard once, as every visit but the first follows another. */
async function visitBefore(page: Page): Promise<void> {
  await page.goto(DASHBOARD);
  await expect(page.getByRole('region', { name: /^(Kerncijfers|Key figures)$/ })).toContainText('€');
}

const placesOf = async (parts: Readonly<Record<string, Locator>>) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(parts).map(async ([name, part]) => {
        const box = await part.boundingBox();
        return [name, box && [box.x, box.y, box.width, box.height].map(Math.round)] as const;
      }),
    ),
  );

const frame = (page: Page) => page.locator('#frame');

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
] as const;

test("the frame in the page has the places of the application's own, at every width and with a table", async ({
  page,
}) => {
  await visitBefore(page);
  for (const size of SIZES) await expectSamePlaces(page, size);
  // A font that is asked for above the frame holds its first paint up.
  await expect(page.locator('head link[as=font]')).toHaveCount(0);
  await expect(page.locator('body link[as=font]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Tabel', exact: true }).click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expectSamePlaces(page, SIZES[3]);
});

/** Opens the dashboard anew at a size, and compares the places in the frame with those of the application. */
async function expectSamePlaces(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await atSize(page, size);
  // The browser remembers how high the band is at this width, a moment after the window has it.
  await expect
    .poll(() => page.evaluate<string>("localStorage.getItem('milieuspoor.band-room')"))
    .toContain(`/${size.width}/`);
  const hasDrawer = size.width >= 900;
  const release = await openWithoutScripts(page, DASHBOARD);
  const before = await placesOf({
    bar: frame(page).getByRole('banner'),
    heading: frame(page).getByRole('heading'),
    band: frame(page).getByText('De cijfers worden geladen…'),
    ...(hasDrawer ? { agenda: frame(page).getByRole('link', { name: 'Agenda' }) } : {}),
  });
  await release();
  await expect(frame(page)).toHaveCount(0);
  const band = page.getByRole('region', { name: 'Kerncijfers' });
  await expect(band).toContainText('€');
  const after = await placesOf({
    bar: page.getByRole('banner'),
    heading: page.getByRole('heading', { level: 1 }),
    band,
    ...(hasDrawer ? { agenda: page.getByRole('navigation').getByRole('link', { name: 'Agenda' }) } : {}),
  });
  const at = `${size.width} px`;
  expect(before.bar, at).toEqual(after.bar);
  expect(before.agenda, at).toEqual(after.agenda);
  // A title is as wide as its letters.
  expect(before.heading?.slice(0, 2), at).toEqual(after.heading?.slice(0, 2));
  expect(before.band, at).toEqual(after.band);
}

test.describe('in English, with dark colours', () => {
  test.use({ language: 'en', colorScheme: 'light' });
  test('the frame has the language and the colours of the person', async ({ page }) => {
    await visitBefore(page);
    await page.evaluate("localStorage.setItem('milieuspoor.colour-mode', 'dark')");
    const release = await openWithoutScripts(page, DASHBOARD);
    await expect(frame(page).getByText('Loading the figures…')).toBeVisible();
    await expect(frame(page).getByRole('link', { name: 'Settings' })).toHaveText('Settings');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const ground = () =>
      page.evaluate<string>(
        'getComputedStyle(document.querySelector("#frame") ?? document.body).backgroundColor',
      );
    const before = await ground();
    await release();
    await expect(frame(page)).toHaveCount(0);
    expect(before).toBe(await ground());
  });
});

test('a link of the frame leads to its place, by keyboard, and keeps the focus', async ({ page }) => {
  await visitBefore(page);
  const release = await openWithoutScripts(page, DASHBOARD);
  const agenda = frame(page).getByRole('link', { name: 'Agenda' });
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab');
  await expect(agenda).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(agenda).toHaveAttribute('aria-current', 'page');
  await expect(frame(page).getByRole('heading')).toBeHidden();
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }),
  ).toBeFocused();
});

test('a deep link gets the bar and the drawer, and nothing of the dashboard', async ({ page }) => {
  await visitBefore(page);
  await openWithoutScripts(page, agendaOf(MUNICIPALITY));
  await expect(frame(page).getByRole('navigation')).toBeVisible();
  await expect(frame(page).getByText('Bezig met laden…').first()).toBeVisible();
  await expect(frame(page).getByText('De cijfers worden geladen…')).toBeHidden();
  await expect(frame(page).getByRole('heading')).toBeHidden();
});

test.describe('a visitor', () => {
  test.use({ account: null });
  test('sees our name alone, also where somebody else worked in this browser before', async ({ page }) => {
    await page.goto(LOGIN);
    await page.evaluate(`localStorage.setItem('milieuspoor.last-screen', 'work');
      localStorage.setItem('milieuspoor.last-organization', '${MUNICIPALITY}')`);
    for (const address of [LOGIN, '/', DASHBOARD]) {
      await openWithoutScripts(page, address);
      await expect(frame(page).getByText('Milieuspoor').last()).toBeVisible();
      await expect(frame(page).getByRole('banner')).toBeHidden();
      await expect(frame(page).getByRole('link')).toHaveCount(0);
    }
  });
});
