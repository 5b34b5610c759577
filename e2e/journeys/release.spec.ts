import { textInZip } from '../fixtures/read-zip.ts';
import { baselineFile, optimisationFile } from '../fixtures/village-street.ts';
import { tabOf } from '../screens/addresses.ts';
import { openApiSession } from '../session/api-session.ts';
import { expect, test } from '../session/test.ts';
import { startRelease, type UnpackedRelease } from '../session/unpacked-release.ts';

test.describe.configure({ timeout: 300_000 });
test.use({ account: null });

let release: UnpackedRelease;
test.beforeAll(async () => {
  release = await startRelease();
});
test.afterAll(() => release.remove());

test('a release reads, calculates, draws and writes, without a network and in its own folder only', async ({
  page,
  context,
}) => {
  const before = release.listFiles();
  expect(before.filter((file) => /\.test\.tsx?|\.map |\/typescript\/|\/vite\/|\/react\//.test(file))).toEqual(
    [],
  );

  const api = await openApiSession('medewerker', { baseURL: release.origin });
  const project = await api.createProject('Uit het archief');
  const calculations = [
    await api.upload(project, 'design-baseline', await baselineFile('Referentie.xlsx')),
    await api.upload(project, 'design-optimization', await optimisationFile('Ontwerp.xlsx')),
  ];
  for (const calculation of calculations) {
    await api.activate(calculation);
    await api.changeCalculation(calculation, { include_in_report: true });
  }
  await context.addInitScript((token) => localStorage.setItem('milieuspoor.token', token), api.token);
  await page.goto(release.origin + tabOf(project, 3));
  await expect(page.getByRole('heading', { name: 'Uit het archief' })).toBeVisible();
  await expect(page.getByRole('table').getByText('Referentie.xlsx').first()).toBeVisible();
  await page.goto(`${release.origin}/site/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const report = await api.makeReport(project, calculations);
  expect(textInZip(report, 'word/document.xml')).toContain('Uit het archief');
  // The server draws charts without a browser.
  expect(report.includes('word/media/')).toBe(true);
  await api.close();

  expect(await release.stop()).toBe(0);
  expect(release.listFiles()).toEqual(before);
  expect(release.strayFiles()).toEqual([]);
});
