import { toIsoDay } from '@milieuspoor/domain';
import { newerSetFile, newerSetOptimisationFile } from '../../fixtures/village-street.ts';
import { tabOf } from '../../screens/addresses.ts';
import { signIn } from '../../screens/login-screen.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { openApiSession } from '../../session/api-session.ts';
import { EMPTY_INSTALLATION, emptyOrigin } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

const { staff, password } = EMPTY_INSTALLATION;
const REASON =
  'niet te vergelijken: baseline en optimalisatie zijn met verschillende weegfactoren gewaardeerd';

/**
 * This journey uses the installation without a demonstration, because new weights would value the uploads of all other
 * journeys.
 */
test.use({ account: null, baseURL: emptyOrigin });

test('with new weights two sides cannot be compared, until the older side is valued again', async ({
  page,
}) => {
  test.slow();
  const api = await openApiSession(staff, { baseURL: emptyOrigin, password });
  // The journey makes its own organisation, because another journey expects that the first one has no project.
  const slug = await api.createOrganisation('Gemeente Weegveld');
  const project = await api.createProject('Weegstraat', slug);
  await api.activate(await api.upload(project, 'design-baseline', await newerSetFile('Weegstraat oud.xlsx')));

  await page.goto(`/#/o/${slug}/beheer/weegfactoren`);
  await signIn(page, staff, password);
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`/#/o/${slug}/beheer/weegfactoren`);
  await page.getByRole('button', { name: 'Nieuwe versie van Set A2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe versie van Set A2' });
  await dialog.getByLabel(/Geldig vanaf/).fill(toIsoDay(new Date()));
  await dialog.getByLabel('Weegfactor van AP in € per mol H+-eq').fill('0,04');
  await dialog.getByRole('button', { name: 'Versie maken' }).click();
  await expect(dialog.getByText('AP gaat van 0,39 naar 0,04.', { exact: false })).toBeVisible();
  await expectNoViolations(page, 'a weight that may be a slip');
  await dialog.getByLabel('Weegfactor van AP in € per mol H+-eq').fill('0,4');
  await dialog.getByLabel('Bron van AP').fill('CE Delft, tweede druk');
  await dialog.getByRole('button', { name: 'Versie maken' }).click();
  await expect(page.getByText(/Versie \d{4}-\d is gemaakt/)).toBeVisible();

  const optimised = await api.upload(
    project,
    'design-optimization',
    await newerSetOptimisationFile('Weegstraat nieuw.xlsx'),
  );
  await api.activate(optimised);
  await page.goto(tabOf(project, 6));
  await expect(page.getByText(REASON).first()).toBeVisible();

  await page.goto(`/#/o/${slug}/beheer/opnieuw-waarderen`);
  const valuedSince = page.getByRole('button', { name: 'Weegstraat nieuw vergelijken' });
  await expect(valuedSince).toBeVisible();
  const onlyOther = page.getByLabel('Alleen met andere weegfactoren dan nu gelden');
  // The address changes first and the list a moment later. The next click waits for the list, because it would miss a
  // row that moves.
  await onlyOther.click();
  await expect(onlyOther).toBeChecked();
  await expect(valuedSince).toHaveCount(0);
  await page.getByRole('button', { name: 'Weegstraat oud vergelijken' }).click();
  await page.getByRole('button', { name: 'Weegstraat oud opnieuw waarderen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('wordt');
  await question.getByRole('button', { name: 'Opnieuw waarderen' }).click();
  await expect(page.getByText('Weegstraat oud is opnieuw gewaardeerd')).toBeVisible();

  // The MKI goes from €5.000 to €3.500.
  await page.goto(tabOf(project, 6));
  await expect(page.getByText(/1\.500,-/).first()).toBeVisible();
  await expect(page.getByText(REASON)).toBeHidden();
  await api.close();
});
