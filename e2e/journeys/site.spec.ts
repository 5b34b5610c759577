import type { Page } from '@playwright/test';
import { atSize } from '../screens/at-size.ts';
import { expectSiteWithoutViolations, fillSiteForm, sitePages } from '../screens/site.ts';
import { openApiSession } from '../session/api-session.ts';
import { expect, test } from '../session/test.ts';

test.use({ account: null });

/** Runs in the page, and finds tables that need scrolling, and words outside their drawing. */
const CUT_OFF = `[
  ...[...document.querySelectorAll('main .table')].filter((table) => table.scrollWidth > table.clientWidth),
  ...[...document.querySelectorAll('main svg text')].filter((text) => {
    const words = text.getBoundingClientRect();
    const drawing = text.ownerSVGElement.getBoundingClientRect();
    return words.left < drawing.left - 1 || words.right > drawing.right + 1;
  }),
].map((cut) => cut.textContent)`;

/** Records the requests to other servers, and what the page's policy blocked. */
function watch(page: Page): { readonly strangers: string[]; readonly forbidden: string[] } {
  const seen = { strangers: [] as string[], forbidden: [] as string[] };
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') seen.strangers.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') seen.forbidden.push(message.text());
  });
  return seen;
}

// Each language has its own test, so that two workers share the pages.
for (const language of ['nl', 'en'] as const) {
  test(`every page in ${language} is without violations, by day and by night, asks nothing of others and fits a phone`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const seen = watch(page);
    for (const path of sitePages(language)) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expectSiteWithoutViolations(page, path, language);
      await atSize(page, { width: 390, height: 844 });
      expect.soft(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), path).toBe(0);
      expect.soft(await page.evaluate(CUT_OFF), path).toEqual([]);
      await atSize(page, { width: 1440, height: 900 });
    }
    expect(seen).toEqual({ strangers: [], forbidden: [] });
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('a buyer finds the way from the home page to both calculators, and an article by the search', async ({
  page,
}) => {
  await page.goto('/site/');
  await page.getByRole('link', { name: 'Ik koop infrastructuur in' }).click();
  await expect(page).toHaveURL(/\/site\/inkopende-organisaties\/$/);
  await page.goto('/site/kennisbank/mki-als-gunningscriterium/');
  const slider = page.getByRole('slider', { name: 'MKI van inschrijver A: €60.000,-' });
  await expect(slider).toBeEnabled();
  await expect(page.getByText('Inschrijver A wint')).toBeVisible();
  // An MKI of 90,000 earns A a discount of 40,000, so A comes to 1,960,000 and B to 1,880,000.
  await slider.fill('90000');
  await expect(
    page.getByText('Inschrijver B wint, met een fictieve inschrijfprijs van €1.880.000,-'),
  ).toBeVisible();
  await page.getByLabel('Inschrijfprijs van A, in euro').fill('20.000');
  await expect(page.getByText('de korting van A is hoger dan de inschrijfprijs')).toBeVisible();
  await page.getByLabel('Inschrijfprijs van A, in euro').fill('twee ton');
  await expect(page.getByRole('alert')).toContainText('“Inschrijfprijs van A, in euro”');
  await page.getByLabel('Inschrijfprijs van A, in euro').fill('1.920.000');
  // A comes to 1,920,000 less 40,000 = 1,880,000, which is the amount of B.
  await expect(page.getByText('Inschrijver B wint')).toBeVisible();
  await expect(page.getByText('de laagste MKI geeft dan de doorslag')).toBeVisible();
  await page.getByLabel('Streefwaarde, MKI in euro').fill('100.000');
  await expect(page.getByRole('alert')).toHaveText('De streefwaarde moet onder de referentiewaarde liggen.');

  await page.goto('/site/en/knowledge-base/what-is-the-mki/');
  await expect(page.getByText('€0.76', { exact: true })).toBeVisible();
  // The part becomes interactive when it comes into view.
  await page.getByLabel('GWP').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Empty all fields' }).click();
  await page.getByLabel('GWP').fill('20');
  await expect(page.getByText('€1', { exact: true })).toBeVisible();
  await expect(page.getByText('Incomplete: 10 of the 11 categories are not filled in.')).toBeVisible();

  await page.goto('/site/kennisbank/');
  await page.getByLabel('Zoek in de kennisbank').fill('streefwaarde');
  const shown = page.locator('#articles > li:visible');
  await expect(shown.first()).toContainText('Referentiewaarde en streefwaarde kiezen');
  expect(await shown.count()).toBeLessThan(12);
  await page.getByLabel('Zoek in de kennisbank').fill('bestaatniet');
  await expect(page.getByRole('status')).toContainText('Niets gevonden.');
});

test('the list of articles stays where it is while the search loads', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const path of ['kennisbank', 'en/knowledge-base']) {
    await page.route('**/*.js', async (route) => {
      await page.waitForTimeout(300);
      await route.continue();
    });
    await page.goto(`/site/${path}/`);
    const moved = await page.evaluate<number>(`new Promise((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) sum += value;
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(sum), 1000);
    })`);
    expect(moved, path).toBeLessThan(0.02);
  }
});

const MESSAGE = {
  firstName: 'Vera',
  lastName: 'Vraag',
  email: 'vera@gemeente-elders.example',
  company: 'Gemeente Elders',
  message: 'Kunt u een gunningsmodel maken?',
};

/** Expects that staff find the message in Beheer. */
async function expectReceived(page: Page, message: string): Promise<void> {
  const staff = await openApiSession('medewerker');
  const answer = await page.request.get('/api/v1/admin/messages/', {
    params: { kind: 'site', search: message },
    headers: { authorization: `Token ${staff.token}` },
  });
  await staff.close();
  const { results } = (await answer.json()) as { results: { sender_name: string; content: string }[] };
  expect(results).toHaveLength(1);
  expect(results[0]?.sender_name).toBe('Vera Vraag');
  expect(results[0]?.content).toContain('Organisatie: Gemeente Elders');
}

test('a visitor sends a message without leaving the page', async ({ page }) => {
  await page.goto('/site/contact/');
  await fillSiteForm(page, { ...MESSAGE, email: 'geen adres' });
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByText('Ongeldig e-mailadres')).toBeVisible();
  await expect(page.getByText('Producttypen zijn vereist')).toBeVisible();
  await expect(page.getByLabel('Voornaam')).toHaveValue('Vera');

  await page.route('**/api/v1/site/contact/', (route) => route.abort());
  await page.getByLabel('E-mailadres').fill(MESSAGE.email);
  await page.getByLabel('Asfalt').check();
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByRole('alert')).toContainText('Controleer uw verbinding');
  await expect(page.getByLabel('Voornaam')).toHaveValue('Vera');

  await page.unroute('**/api/v1/site/contact/');
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Bericht verstuurd. We nemen zo snel mogelijk contact met u op.',
  );
  await expect(page).toHaveURL(/\/site\/contact\/$/);
  await expect(page.getByLabel('Voornaam')).toHaveValue('');
  await expectReceived(page, MESSAGE.message);
});

test.describe('for a signed-in user', () => {
  test.use({ account: 'lid' });

  test('the site leaves cookies unchanged, and leads into the application', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const before = await page.context().cookies();
    for (const path of ['/site/', '/site/contact/', '/site/en/knowledge-base/']) await page.goto(path);
    expect(await page.context().cookies()).toEqual(before);
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Log in' })
      .click();
    await expect(page).toHaveURL(/\/#\/(?!login)/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor sends a message, and reads what is missing', async ({ page }) => {
    const message = 'Kunt u een berekening verifiëren?';
    await page.goto('/site/contact/');
    await fillSiteForm(page, { ...MESSAGE, message });
    await page.getByRole('button', { name: 'Verstuur bericht' }).click();
    await expect(page.getByText('Producttypen zijn vereist')).toBeVisible();
    await expect(page.getByLabel('Voornaam')).toHaveValue('Vera');
    await page.getByLabel('Staal').check();
    await page.getByRole('button', { name: 'Verstuur bericht' }).click();
    await expect(page).toHaveURL(/\/site\/contact\/verzonden\/$/);
    await expect(page.getByRole('heading', { name: 'Bericht verstuurd' })).toBeVisible();
    await expectReceived(page, message);
  });

  test('a page hides the search that cannot work, its menu opens on a phone, and a figure shows its result', async ({
    page,
  }) => {
    await page.goto('/site/kennisbank/');
    await expect(page.locator('#articles > li').first()).toBeVisible();
    await expect(page.getByLabel('Zoek in de kennisbank')).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/site/kennisbank/mki-als-gunningscriterium/');
    await expect(
      page.getByText('Inschrijver A wint, met een fictieve inschrijfprijs van €1.840.000,-'),
    ).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(/^U ziet een voorbeeld\./);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('navigation', { name: 'Hoofdnavigatie' })
      .getByRole('link', { name: 'Trainingen' })
      .click();
    await expect(page).toHaveURL(/\/site\/trainingen\/$/);
  });
});
