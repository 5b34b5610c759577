import { readXlsx } from 'hucre/xlsx';
import { baselineFile, optimisationFile } from '../fixtures/village-street.ts';
import { tabOf } from '../screens/addresses.ts';
import { bytesOf, openDial, openFullscreen, saveChart, sizeOfPng } from '../screens/chart-export.ts';
import { CHARTS, chart, expectDrawn } from '../screens/charts.ts';
import { expectNoViolations } from '../screens/no-violations.ts';
import type { ApiSession, ProjectRecord } from '../session/api-session.ts';
import { openBrowser } from '../session/remember.ts';
import { expect, test } from '../session/test.ts';

/** Makes a project of €5.000 and €3.500, and opens its charts in tab 6. */
async function comparedProject(api: ApiSession, name: string): Promise<ProjectRecord> {
  const project = await api.createProject(name);
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
  await api.activate(await api.upload(project, 'design-optimization', await optimisationFile()));
  return project;
}

test('a chart and its table are saved as pictures, its figures as numbers, and the chart is shared by a link', async ({
  page,
  api,
  browser,
}) => {
  test.slow();
  await page.goto(tabOf(await comparedProject(api, 'Dorpsstraat bewaard'), 6));
  await expectDrawn(chart(page, CHARTS.totalMki));

  const picture = await saveChart(page, 'Totale MKI', 'Opslaan als afbeelding');
  expect(picture.suggestedFilename()).toBe('Dorpsstraat_bewaard_Totale_MKI_Set_A1.png');
  const size = sizeOfPng(await bytesOf(picture));
  expect(size.width).toBe(1800);
  expect(size.height).toBeGreaterThan(600);

  const table = await saveChart(page, 'Totale MKI', 'Tabel opslaan als afbeelding');
  expect(table.suggestedFilename()).toBe('Dorpsstraat_bewaard_Totale_MKI_Set_A1_tabel.png');
  // The table is as wide as its place on the screen, at twice its sharpness, with a margin of 24 px at either side.
  const shows = chart(page, CHARTS.totalMki).getByRole('button', { name: 'Toon tabel: Totale MKI' });
  const place = await shows.getAttribute('aria-controls');
  const width = await page.evaluate<number>(`document.getElementById('${place}').clientWidth`);
  expect(sizeOfPng(await bytesOf(table)).width).toBe(2 * (width + 48));

  const workbook = await saveChart(page, 'Totale MKI', 'Opslaan als Excel (.xlsx)');
  expect(workbook.suggestedFilename()).toBe('Dorpsstraat_bewaard_Totale_MKI_Set_A1.xlsx');
  const { sheets } = await readXlsx(await bytesOf(workbook));
  const [figures, explanation] = sheets;
  // The file has the figures of the fixtures' workbooks, which are also those of the table on the screen.
  expect(figures?.rows).toEqual([
    [
      ...['Productgroepen', 'Baseline (€)', 'Optimalisatie (€)'],
      // The optimisation has no paving.
      ...['Verschil (€, omvang verschilt: 1 post minder)', 'Verschil (%, omvang verschilt: 1 post minder)'],
    ],
    ['Verhardingen', 4000, 2600, -1400, -35],
    ['Riolering', 1000, 900, -100, -10],
    ['Totaal', 5000, 3500, -1500, -30],
  ]);
  expect(explanation?.rows).toEqual(
    expect.arrayContaining([
      ['Grafiek', 'Totale MKI'],
      ['Eenheid', '€'],
      ['Project', 'Dorpsstraat bewaard'],
      ['Indicatorset', expect.stringContaining('Set A1')],
    ]),
  );

  const csv = await saveChart(page, 'Totale MKI', 'Opslaan als CSV');
  const [, first] = (await bytesOf(csv)).toString('utf8').split('\r\n');
  expect(first).toBe('Verhardingen;4000;2600;-1400;-35');

  // A failure appears where the user asked, and the user can try again.
  await page.evaluate(`{
    const paint = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function toBlob(done) {
      HTMLCanvasElement.prototype.toBlob = paint;
      done(null);
    };
  }`);
  await page.getByRole('button', { name: 'Totale MKI opslaan', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Opslaan als afbeelding', exact: true }).click();
  const failure = chart(page, CHARTS.totalMki).getByRole('alert');
  await expect(failure).toContainText('De afbeelding kon niet worden gemaakt');
  const again = page.waitForEvent('download');
  await failure.getByRole('button', { name: 'Opnieuw proberen' }).click();
  expect((await again).suggestedFilename()).toBe('Dorpsstraat_bewaard_Totale_MKI_Set_A1.png');
  await expect(failure).toHaveCount(0);

  // Anybody with the link sees a shared chart, until it is withdrawn.
  const dialog = await openFullscreen(page, 'Totale MKI');
  const choices = await openDial(dialog);
  // Only the provider's own people can leave out the logo.
  await expect(choices).toHaveCount(5);
  await choices.and(page.getByRole('menuitem', { name: 'Delen op LinkedIn' })).click();

  const share = page.getByRole('dialog', { name: 'Totale MKI delen' });
  await expect(share.getByText('De link werkt 90 dagen.')).toBeVisible();
  await expectNoViolations(page, 'sharing');
  const saved = page.waitForRequest((request) => request.url().endsWith('/save-chart/'));
  await share.getByRole('button', { name: 'Link maken' }).click();
  expect((await saved).postDataJSON()).toEqual({
    title: 'Totale MKI',
    image: expect.stringMatching(/^data:image\/png;base64,/),
  });
  const link = await share.getByRole('textbox', { name: 'Link' }).inputValue();
  const onward = share.getByRole('link', { name: 'Naar LinkedIn' });
  await expect(onward).toBeFocused();
  await expect(onward).toHaveAttribute('target', '_blank');
  await expect(onward).toHaveAttribute(
    'href',
    `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(link)}`,
  );

  const visit = await openBrowser(browser);
  const { pathname } = new URL(link);
  const seen = await visit.goto(pathname);
  expect(seen?.status()).toBe(200);
  expect(sizeOfPng((await seen?.body()) ?? Buffer.alloc(0)).width).toBe(1800);
  expect(await visit.context().cookies()).toEqual([]);

  await share.getByRole('button', { name: 'Link intrekken' }).click();
  await expect(share.getByText('De afbeelding is niet meer te zien.').first()).toBeVisible();
  expect((await visit.reload())?.status()).toBe(404);
  await expect(visit.getByText('Hier is niets te zien.')).toBeVisible();
  await visit.context().close();
});

test.describe('the provider’s own people', () => {
  test.use({ account: 'medewerker' });

  test('may save a picture without the logo, and drafts carry title and link', async ({ page, api }) => {
    await page.goto(tabOf(await comparedProject(api, 'Dorpsstraat zonder logo'), 6));
    await expectDrawn(chart(page, CHARTS.totalMki));
    const plain = await saveChart(page, 'Totale MKI', 'Opslaan zonder logo');
    expect(sizeOfPng(await bytesOf(plain)).width).toBe(1800);

    const dialog = await openFullscreen(page, 'Totale MKI');
    await openDial(dialog);
    await page.getByRole('menuitem', { name: 'Delen via e-mail' }).click();
    const share = page.getByRole('dialog', { name: 'Totale MKI delen' });
    await share.getByRole('button', { name: 'Link maken' }).click();
    const link = await share.getByRole('textbox', { name: 'Link' }).inputValue();
    const draft = await share.getByRole('link', { name: 'E-mail opstellen' }).getAttribute('href');
    const { searchParams } = new URL(draft ?? '');
    expect(searchParams.get('subject')).toBe('Grafiek: Totale MKI');
    expect(searchParams.get('body')).toContain(link);
  });
});
