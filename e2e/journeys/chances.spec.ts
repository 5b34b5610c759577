import { dashboardOf, tabOf, viewerDashboardOf } from '../screens/addresses.ts';
import { CHARTS, chart, expectDrawn } from '../screens/charts.ts';
import { expectNoViolations } from '../screens/no-violations.ts';
import { openApiSession } from '../session/api-session.ts';
import { MUNICIPALITY } from '../session/installations.ts';
import { openBrowser } from '../session/remember.ts';
import { expect, test } from '../session/test.ts';

test('a member sees what could be better, and takes the list along', async ({ page }) => {
  await page.goto(dashboardOf(MUNICIPALITY));
  await page.getByRole('tab', { name: 'Kansen' }).click();
  const list = page.getByRole('table', { name: 'Kansen' });
  await expect(list.getByRole('columnheader', { name: 'MKI lager' })).toBeVisible();
  await expect(page.getByText(/Alleen uit eigen werk/).first()).toBeVisible();
  await expectNoViolations(page, 'chances');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lijst opslaan als Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  // A post leads to its project.
  const project = list.getByRole('link').first();
  const name = await project.textContent();
  await project.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '-');
});

test('neither the dashboard nor a project waits for it, and the list says that it is worked out', async ({
  page,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/internal_organization_(chances|demand)\//, async (route) => {
    asked++;
    await answered;
    await route.continue();
  });
  const working = page.getByText('De kansen worden uitgerekend');
  const lid = await openApiSession('lid');
  const project = (await lid.listProjects(MUNICIPALITY)).find((each) =>
    each.project_name.includes('Bloemenbuurt'),
  );
  await lid.close();
  if (!project) throw new Error('The demonstration has no such project');

  await page.goto(dashboardOf(MUNICIPALITY));
  await expectDrawn(chart(page, CHARTS.totalMki));
  await page.getByRole('tab', { name: 'Kansen' }).click();
  await expect(working).toBeVisible();
  await expect(page.getByText('Wat te eisen wordt uitgerekend')).toBeVisible();
  await expectNoViolations(page, 'chances that are worked out');
  await page.getByRole('tab', { name: 'Milieudata' }).click();
  await expectDrawn(chart(page, CHARTS.totalMki));

  await page.goto(tabOf(project, 3));
  await expectDrawn(chart(page, 'MKI per levenscyclusmodule in €'));
  await working.scrollIntoViewIfNeeded();
  await expect(working).toBeVisible();
  expect(asked).toBeGreaterThan(2);
  answer();
  await expect(page.getByRole('table', { name: 'Kansen' })).toBeVisible();
  await expect(working).toHaveCount(0);
});

test('a member opens the posts behind a ratio, and from one of them its project', async ({ page }) => {
  await page.goto(dashboardOf(MUNICIPALITY));
  const ratios = page.getByRole('region', { name: /^MKI per (?!levenscyclusmodule|sector)/ }).first();
  await ratios.getByRole('button', { name: 'Toon tabel' }).click();
  await ratios.getByRole('table').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/tel(t|len) mee in dit kengetal/);
  await expectNoViolations(page, 'posts behind a ratio');
  const project = dialog.getByRole('table').getByRole('link').first();
  const name = await project.textContent();
  await project.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '-');
});

test.describe('a viewer', () => {
  test.use({ account: 'viewer' });

  test('shares the council letter as a page, which is gone once it is withdrawn', async ({
    page,
    browser,
  }) => {
    await page.goto(viewerDashboardOf(MUNICIPALITY));
    await page.getByRole('button', { name: 'Maak de brief' }).click();
    const letter = page.getByRole('article', { name: 'Milieukosten van onze werken' });
    await expect(chart(page, 'Milieukosten (MKI) in €').first()).toBeVisible();
    await expectNoViolations(page, 'the council letter');
    const make = letter.getByRole('button', { name: 'Link maken' });
    const field = letter.getByRole('textbox', { name: 'Link' });
    // Journeys beside this one change the municipality's figures, and a letter of former figures is not shared.
    await expect(async () => {
      if (await make.isVisible()) await make.click();
      await expect(field).toBeVisible({ timeout: 5_000 });
    }).toPass();
    const link = await field.inputValue();
    const { pathname } = new URL(link);

    const visit = await openBrowser(browser);
    const seen = await visit.goto(pathname);
    expect(seen?.status()).toBe(200);
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText('Milieukosten van onze werken');
    await expect(visit.getByRole('img').first()).toBeVisible();
    await expect(visit.getByText(/^Deze pagina is te zien tot/)).toBeVisible();
    expect(await visit.context().cookies()).toEqual([]);

    await letter.getByRole('button', { name: 'Link intrekken' }).click();
    await expect(letter.getByText('De link is ingetrokken.')).toBeVisible();
    expect((await visit.goto(pathname))?.status()).toBe(404);
    await expect(visit.getByText('Hier is niets te zien.')).toBeVisible();
    await visit.context().close();
  });
});
