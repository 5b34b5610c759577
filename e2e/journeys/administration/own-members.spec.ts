import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dashboardOf } from '../../screens/addresses.ts';
import { signIn } from '../../screens/login-screen.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { MUNICIPALITY, origin } from '../../session/installations.ts';
import { placeMailedTo } from '../../session/mailbox.ts';
import { openBrowser } from '../../session/remember.ts';
import { expect, test } from '../../session/test.ts';

const PASSWORD = 'vier losse woorden samen';
const MEMBERS = `/#/o/${MUNICIPALITY}/instellingen?tab=organisatieleden`;

test.describe('an organisation administrator', () => {
  test.use({ account: 'expert' });

  test('invites a colleague, who enters, and who is out at once when suspended', async ({
    page,
    browser,
  }) => {
    const email = `${randomUUID()}@collega.example`;
    await page.goto(MEMBERS);
    await page.getByRole('button', { name: 'Collega uitnodigen' }).click();
    await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
    await page.getByRole('textbox', { name: 'Voornaam' }).fill('Cas');
    await page.getByRole('textbox', { name: 'Achternaam' }).fill(email.slice(0, 8));
    await expectNoViolations(page, 'inviting a colleague');
    await page.getByRole('button', { name: 'Uitnodiging versturen' }).click();
    await expect(page.getByText(`De uitnodiging aan ${email} wordt verstuurd`)).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: email });
    await expect(card.getByText(/Uitgenodigd door Esra Yilmaz/)).toBeVisible();
    await expectNoViolations(page, 'members for who runs the organisation');

    const colleague = await openBrowser(browser);
    await colleague.goto(await placeMailedTo(email, 'uitnodiging'));
    await expect(
      colleague.getByText('Esra Yilmaz nodigt u uit om mee te werken bij Gemeente Voorbeeld.'),
    ).toBeVisible();
    await colleague
      .getByLabel(/^Wachtwoord/)
      .first()
      .fill(PASSWORD);
    await colleague.getByLabel(/^Herhaal wachtwoord/).fill(PASSWORD);
    await colleague.getByRole('button', { name: 'Wachtwoord instellen' }).click();
    await colleague.getByRole('link', { name: 'Naar het inlogscherm' }).click();
    await signIn(colleague, email, PASSWORD);
    await expect(colleague).toHaveURL(new RegExp(`${dashboardOf(MUNICIPALITY)}$`));

    await page.reload();
    await expect(card.getByText(/Laatst ingelogd op/)).toBeVisible();
    await card.getByRole('button', { name: /^Organisatiebeheerder maken/ }).click();
    await expect(card.getByText(/Organisatiebeheerder$/)).toBeVisible();
    const program = `Programma ${email.slice(0, 8)}`;
    const key = await makeKey(colleague, program);
    const use = async () =>
      (await fetch(`${origin}/api/v1/project/`, { headers: { Authorization: `Bearer ${key}` } })).status;
    expect(await use()).toBe(200);

    await card.getByRole('button', { name: /schorsen$/ }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(program)).toBeVisible();
    await expect(dialog.getByText('API-sleutel')).toBeVisible();
    await expectNoViolations(page, 'what somebody holds who is suspended');
    await dialog.getByRole('button', { name: 'Schorsen' }).click();
    await expect(card.getByText(/geschorst/)).toBeVisible();
    await colleague.reload();
    await expect(colleague).toHaveURL(/#\/login/);
    expect(await use()).toBe(401);
    await colleague.context().close();
  });
});

/** Makes a key that reads projects, on the screen; returns the key itself. */
async function makeKey(page: Page, name: string): Promise<string> {
  await page.goto(`/#/o/${MUNICIPALITY}/instellingen?tab=koppelingen`);
  // The member became an administrator while the page was open.
  await page.reload();
  await page.getByRole('button', { name: 'Sleutel maken' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Naam van het programma' }).fill(name);
  await form.getByRole('checkbox', { name: 'Projecten lezen' }).check();
  await form.getByRole('button', { name: 'Sleutel maken' }).click();
  const shown = page.getByRole('dialog', { name: 'De sleutel is gemaakt' });
  return shown.getByRole('textbox', { name: 'API-sleutel' }).inputValue();
}
