import type { Download } from '@playwright/test';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { expect, test } from '../../session/test.ts';

test.use({ account: 'medewerker' });

/** The house style of an organisation of the demonstration. No other journey makes its documents. */
const PLACE = '/#/o/provincie-elders/beheer/huisstijl';
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('staff set the house style of an organisation, and its documents follow it', async ({ page }) => {
  await page.goto(PLACE);
  const logo = page.getByRole('region', { name: 'Logo' });
  const template = page.getByRole('region', { name: 'Word-sjabloon' });
  const example = async (): Promise<Download> => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Voorbeeld maken' }).click();
    return download;
  };
  await logo
    .getByLabel('Logo kiezen')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
  await expect(logo.getByRole('img', { name: 'Logo van Provincie Elders' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Kleur van koppen', exact: true }).fill('#8a1538');
  await page.getByRole('textbox', { name: 'Kleur achter tabelkoppen', exact: true }).fill('#f3dfe4');
  await page.getByRole('textbox', { name: 'Slottekst, Nederlands' }).fill('Zonder rechten.');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).press('Enter');
  await expect(page.getByText('Huisstijl opgeslagen')).toBeVisible();
  await expectNoViolations(page, 'a house style without a template');

  // A document of Milieuspoor serves as a template too.
  const styled = await example();
  expect(styled.suggestedFilename()).toBe('Huisstijl_Provincie Elders.docx');
  await template
    .getByLabel('Sjabloon kiezen')
    .first()
    .setInputFiles(await styled.path());
  await expect(template.getByRole('alert')).toHaveCount(0);
  await expect(template.getByText('elke bladzijde, eerste bladzijde').first()).toBeVisible();
  await expectNoViolations(page, 'a house style with a template');
  await template.getByRole('button', { name: 'Sjabloon weghalen' }).press('Enter');
  await expect(template.getByText('Er is nog geen sjabloon', { exact: false })).toBeVisible();
});
