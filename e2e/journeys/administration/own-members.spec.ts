import { randomUUID } from 'node:crypto';
import { dashboardOf } from '../../screens/addresses.ts';
import { signIn } from '../../screens/login-screen.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { placeMailedTo } from '../../session/mailbox.ts';
import { expect, test } from '../../session/test.ts';

const PASSWORD = 'vier losse woorden samen';
const MEMBERS = `/#/o/${MUNICIPALITY}/instellingen?tab=organisatieleden`;

test.describe('by who runs an organisation', () => {
  test.use({ account: 'expert' });

  test('a colleague is invited, comes in, and is out at once when suspended', async ({ page, browser }) => {
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

    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const colleague = await context.newPage();
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
    await card.getByRole('button', { name: /schorsen$/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Schorsen' }).click();
    await expect(card.getByText(/geschorst/)).toBeVisible();
    await colleague.reload();
    await expect(colleague).toHaveURL(/#\/login/);
    await context.close();
  });
});

test('who runs nothing sees who takes part, and is offered nothing to do about it', async ({ page }) => {
  await page.goto(MEMBERS);
  await expect(page.getByRole('heading', { name: 'Esra Yilmaz' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collega uitnodigen' })).toBeHidden();
  await expect(page.getByRole('button', { name: /schorsen$/ })).toBeHidden();
});
