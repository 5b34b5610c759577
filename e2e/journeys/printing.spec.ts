import type { Page } from '@playwright/test';
import { dashboardOf } from '../screens/addresses.ts';
import { MUNICIPALITY } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

/** Said by a browser before and after it prints. */
const BEGIN = "window.dispatchEvent(new Event('beforeprint'))";
const END = "window.dispatchEvent(new Event('afterprint'))";

/** The images of a PDF: each picture of a chart is one. */
const IMAGE = /\/Subtype \/Image/g;
/** The pages of a PDF. */
const PAGE = /\/Type \/Page\b/g;

/** Returns how the boxes around the charts of a page are laid out: one that a browser divides is no grid. */
const layoutsAroundCharts = (page: Page) =>
  page.evaluate<
    string[]
  >(`[...new Set([...document.querySelectorAll('main [data-chart]')].flatMap((chart) => {
    const found = [];
    for (let box = chart.parentElement; box && box.tagName !== 'MAIN'; box = box.parentElement)
      found.push(getComputedStyle(box).display);
    return found;
  }))]`);

test('a member prints the dashboard and a project: every chart, their names and filters, and no controls', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(dashboardOf(MUNICIPALITY));
  // Of those that nobody came near, no picture was made on the screen.
  const charts = page.locator('[role=img][aria-label]:not(svg)');
  await expect(charts.nth(9)).toBeAttached();
  await page.waitForLoadState('networkidle');
  const count = await charts.count();

  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(IMAGE)?.length).toBeGreaterThanOrEqual(count);
  // None of them stands on a page of its own where two would fit.
  expect(paper.match(PAGE)?.length).toBeLessThan(count + 5);
  // The screen is what it was.
  await expect(page.locator('html')).toHaveAttribute('data-colour-scheme', 'dark');
  // One may have come meanwhile.
  expect(await charts.count()).toBeGreaterThanOrEqual(count);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(BEGIN);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/afgedrukt op/)).toBeVisible();
  expect(await layoutsAroundCharts(page)).toEqual(['block']);
  await expect(page.getByRole('region', { name: 'Filters' })).toContainText('Set A1');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: /Toon tabel|schermvullend|^(Filters|Opslaan|Wijzigen)/i }),
  ).toHaveCount(0);
  await page.evaluate(END);
  await page.emulateMedia({ media: 'screen' });

  // Of a page with a list over it, the list is printed.
  await page
    .getByRole('button', { name: /projecten vergeleken/ })
    .first()
    .click();
  const list = page.getByRole('dialog');
  await expect(list.getByRole('heading').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#root')).toBeHidden();
  await expect(list.getByRole('heading').first()).toBeVisible();
  await expect(list.getByRole('button', { name: 'Sluiten' })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');

  // Other journeys make projects that stand before it.
  await page.getByRole('searchbox', { name: 'Zoek in projecten' }).fill('Rioolvervanging');
  await page
    .getByRole('link', { name: /Rioolvervanging/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rioolvervanging');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(BEGIN);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(1);
  // Its charts may still be on their way.
  await expect.poll(() => layoutsAroundCharts(page)).toEqual(['block']);
});

test('a member prints the tab Voortgang: every chart, in view or not, and no controls', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(dashboardOf(MUNICIPALITY));
  await page.getByRole('tab', { name: 'Voortgang' }).click();
  const charts = page.locator('[role=img][aria-label]:not(svg)');
  await expect(charts.nth(9)).toBeAttached();
  await page.waitForLoadState('networkidle');
  const count = await charts.count();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(IMAGE)?.length).toBeGreaterThanOrEqual(count);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(BEGIN);
  await expect(page.getByText(/afgedrukt op/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Filters' })).toContainText('Set A1');
  await expect(page.getByText('Deze grafiek was nog niet geladen')).toHaveCount(0);
  expect(await layoutsAroundCharts(page)).toEqual(['block']);
  await expect(page.getByText(/^Kies een (jaar|stap)/).first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Raadsbrief' })).toBeHidden();
  await expect(
    page.getByRole('button', { name: /Toon|Per |Doel|Alle jaren|Sector|Soort werk|Contractvorm/ }),
  ).toHaveCount(0);
  // Its ten columns fit on a standing page.
  await page.setViewportSize({ width: 720, height: 1000 });
  const table = page.getByRole('region', { name: 'Per jaar' }).getByRole('table');
  expect((await table.boundingBox())?.width).toBeLessThanOrEqual(720);
});

test('printing right after a page is opened waits for its figures; the menu of a browser prints what is there, and says so', async ({
  page,
}) => {
  // Only the browser’s own dialog is left out.
  await page.addInitScript(
    'window.papers = []; window.print = () => window.papers.push(document.body.innerText);',
  );
  const arrived = Promise.withResolvers<void>();
  await page.route(/internal_organization_progress/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(`${dashboardOf(MUNICIPALITY)}?tab=progress`);
  await page.keyboard.press('Control+p');
  await expect(page.getByText('Het afdrukken begint zodra ze er zijn')).toBeVisible();

  await page.evaluate(BEGIN);
  await expect(page.getByText('nog niet alles was geladen')).toBeVisible();
  await page.evaluate(END);
  await expect(page.getByText('nog niet alles was geladen')).toHaveCount(0);

  expect(await page.evaluate('window.papers.length')).toBe(0);
  arrived.resolve();
  await expect.poll(() => page.evaluate('window.papers.length')).toBe(1);
  expect(await page.evaluate('window.papers[0]')).toContain('kosten het milieu');
  await page.evaluate(BEGIN);
  await expect(page.getByText(/afgedrukt op/)).toBeVisible();
  await expect(page.getByText('nog niet alles was geladen')).toHaveCount(0);
});
