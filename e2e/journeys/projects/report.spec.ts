import type { Page } from '@playwright/test';
import { textInZip } from '../../fixtures/read-zip.ts';
import { baselineFile, optimisationFile } from '../../fixtures/village-street.ts';
import { tabOf } from '../../screens/addresses.ts';
import { bytesOf } from '../../screens/chart-export.ts';
import { chart } from '../../screens/charts.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { expectNoSidewaysScrolling } from '../../screens/sideways.ts';
import type { ApiSession, ProjectRecord } from '../../session/api-session.ts';
import { expect, test } from '../../session/test.ts';

test.use({ account: 'medewerker' });

/** Makes a project of the street with its baseline and its optimisation. The report does not include them yet. */
async function streetProject(api: ApiSession, name: string): Promise<ProjectRecord> {
  const project = await api.createProject(name);
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile('Referentie.xlsx')));
  await api.activate(
    await api.upload(project, 'design-optimization', await optimisationFile('Ontwerp.xlsx')),
  );
  return project;
}

async function tick(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    const box = page.getByRole('checkbox', { name: `${name} toevoegen aan het rapport` });
    await box.click();
    await expect(box).toBeChecked();
  }
}

const start = (page: Page) => page.getByRole('button', { name: 'Download rapport', exact: true });
const making = (page: Page) => page.getByRole('region', { name: 'Rapport', exact: true });

/** Returns the text of a Word document without its markup. */
function wordsOf(document: Buffer): string {
  return textInZip(document, 'word/document.xml').replace(/<[^>]*>/g, ' ');
}

test('staff tick two calculations, look at their charts, download the report, and find it again', async ({
  page,
  api,
}) => {
  test.slow();
  const project = await streetProject(api, 'Rapport over de straat');
  await page.goto(tabOf(project, 2));
  await expect(page.getByText('Nog geen varianten')).toBeVisible();
  await tick(page, 'Referentie', 'Ontwerp');
  const rows = page.getByRole('table', { name: 'Berekeningen van het project' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Referentie.xlsx' })).toContainText('Variant 1');
  await expect(rows.filter({ hasText: 'Ontwerp.xlsx' })).toContainText('Variant 2');
  for (const number of [1, 2])
    await expect(chart(page, `MKI per productgroep, variant ${number} in €`)).toBeVisible();
  await expectNoViolations(page, 'report, calculations');

  await page.getByRole('tab', { name: 'Milieu-impact vergelijkingen' }).click();
  await page.getByRole('button', { name: 'Bekijk statistieken van variant 2' }).click();
  const posts = page.getByRole('table', { name: 'Posten van Variant 2' });
  await expect(posts.getByRole('row').last()).toContainText('100,00 %');
  await expectNoViolations(page, 'report, comparisons');
  await page.reload();
  await expect(posts).toBeVisible();

  const download = page.waitForEvent('download');
  await start(page).click();
  await expect(making(page)).toContainText(/\d+ van \d+ stappen voltooid/);
  const file = await download;
  expect(file.suggestedFilename()).toBe('Milieu_Impact_Rapport_Rapport over de straat.docx');
  const document = await bytesOf(file);
  const words = wordsOf(document);
  for (const said of ['Variant 1', 'Referentie', 'Variant 2', 'Ontwerp']) expect(words).toContain(said);

  const made = page.getByRole('table', { name: 'Gemaakte rapporten' });
  await expect(made.getByRole('row').nth(1)).toContainText('Variant 1: ReferentieVariant 2: Ontwerp');
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    made.getByRole('button', { name: /^Word van het rapport/ }).click(),
  ]);
  expect(Buffer.compare(await bytesOf(again), document)).toBe(0);
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    made.getByRole('button', { name: /^Excel van het rapport/ }).click(),
  ]);
  expect(textInZip(await bytesOf(workbook), 'xl/workbook.xml')).toContain('<sheet ');
});

test('a report is cancelled by the keyboard, requested again from a server that fails, and arrives while its user looks at another tab', async ({
  page,
  api,
}) => {
  test.slow();
  const project = await streetProject(api, 'Rapport onderweg');
  await page.goto(tabOf(project, 2));
  await tick(page, 'Referentie');
  await expect(start(page)).toHaveAttribute('aria-disabled', 'false');
  await start(page).press('Enter');
  await making(page).getByRole('button', { name: 'Annuleren' }).press('Enter');
  await expect(start(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(making(page).getByRole('progressbar')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Er is nog geen rapport gemaakt.')).toBeVisible();

  await page.route('**/generate_report/', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Het rapport kon nu niet worden gemaakt.' } }),
  );
  await expect(start(page)).toHaveAttribute('aria-disabled', 'false');
  await start(page).click();
  const alert = making(page).getByRole('alert');
  await expect(alert).toContainText('Het rapport kon nu niet worden gemaakt.');
  await expectNoViolations(page, 'report that failed');
  await page.unroute('**/generate_report/');
  const download = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(making(page).getByRole('button', { name: 'Annuleren' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.getByRole('tab', { name: /^Baseline/ }).click();
  const file = await download;
  const name = 'Milieu_Impact_Rapport_Rapport onderweg.docx';
  expect(file.suggestedFilename()).toBe(name);
  expect(wordsOf(await bytesOf(file))).toContain('Referentie');
  await expect(page.getByText(`${name} is gedownload`)).toBeVisible();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a member of staff ticks and compares calculations without scrolling sideways', async ({
    page,
    api,
  }) => {
    test.slow();
    const project = await streetProject(api, 'Rapport op de telefoon');
    await page.goto(tabOf(project, 2));
    await tick(page, 'Referentie', 'Ontwerp');
    // Wait for both before one is opened: the first appears alone until the second is fetched.
    await expect(page.getByRole('button', { name: 'Variant 2: Ontwerp' })).toBeVisible();
    await page.getByRole('button', { name: 'Variant 1: Referentie' }).click();
    await expect(chart(page, 'CO2 per levenscyclusmodule, variant 1 in ton')).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await page.getByRole('tab', { name: 'Milieu-impact vergelijkingen' }).click();
    await expect(page.getByRole('table', { name: 'Posten van Variant 1' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await expectNoViolations(page, 'report on a telephone');
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a member of staff requests the report in English words, and it is in English', async ({
    page,
    api,
  }) => {
    test.slow();
    const project = await streetProject(api, 'Report in English');
    await page.goto(tabOf(project, 2));
    await page.getByRole('checkbox', { name: 'Add Referentie to the report' }).click();
    await expect(page.getByRole('tab', { name: 'Environmental impact calculations' })).toBeVisible();
    const button = page.getByRole('button', { name: 'Download report', exact: true });
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(wordsOf(await bytesOf(file))).toContain(
      'The question is what ‘Report in English’ of Gemeente Voorbeeld costs the environment.',
    );
    await expectNoViolations(page, 'report in English');
  });
});
