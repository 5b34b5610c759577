import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { signIn } from '../../screens/login-screen.ts';
import { openApiSession } from '../../session/api-session.ts';
import { DEMO_PASSWORD, MUNICIPALITY } from '../../session/installations.ts';
import { placeMailedTo } from '../../session/mailbox.ts';
import { addMember } from '../../session/new-member.ts';
import { openBrowser } from '../../session/remember.ts';
import { expect, test } from '../../session/test.ts';

const PASSWORD = 'vier losse woorden samen';
const settingsOf = (organisation: string, tab: string) => `/#/o/${organisation}/instellingen?tab=${tab}`;

/** Opens another browser in which this account is signed in. */
async function signedIn(browser: Browser, username: string, password: string = DEMO_PASSWORD): Promise<Page> {
  const session = await openApiSession(username, { password });
  await session.close();
  return openBrowser(browser, session);
}

async function invite(page: Page, organisation: string, email: string): Promise<void> {
  await page.goto(settingsOf(organisation, 'organisatieleden'));
  await page.getByRole('button', { name: 'Collega uitnodigen' }).click();
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).click();
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/#/registeren');
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
  await page.keyboard.press('Enter');
  const password = page.getByLabel(/^Wachtwoord/).first();
  await password.fill(PASSWORD);
  await page.getByLabel(/^Herhaal wachtwoord/).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kijk in uw e-mail' })).toBeVisible();
  await page.goto(await placeMailedTo(email, 'registeren'));
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
}

test.describe('an organisation administrator', () => {
  test.use({ account: 'expert' });

  test('adds a domain; once it is confirmed, other organisations cannot use its addresses, and colleagues can enter', async ({
    page,
    browser,
  }) => {
    const domain = `d${randomUUID().slice(0, 8)}.example`;
    const card = page.getByRole('region', { name: 'Domeinen van de organisatie' });
    await page.goto(settingsOf(MUNICIPALITY, 'organisatie'));
    await card.getByRole('textbox', { name: 'Domein' }).fill(domain);
    await card.getByRole('button', { name: 'Domein toevoegen' }).click();
    await expect(card.getByText(`_milieuspoor.${domain}`)).toBeVisible();
    await expect(card.getByText(/^milieuspoor=[0-9a-f]{32}$/)).toBeVisible();

    // No name server has a record of this domain, because nobody owns it.
    const staff = await signedIn(browser, 'medewerker');
    await staff.goto(settingsOf(MUNICIPALITY, 'organisatie'));
    await expect(staff.getByRole('banner')).toContainText('Medewerker, bekijkt');
    await staff.getByRole('button', { name: `${domain} bevestigen` }).click();
    await expect(staff.getByText(`${domain} is van deze organisatie`)).toBeVisible();
    await staff.context().close();

    const other = await addMember({ runs: `Gemeente Elders ${domain.slice(1, 9)}` });
    const elsewhere = await signedIn(browser, other.username, other.password);
    await invite(elsewhere, other.organisation, `gast@${domain}`);
    await expect(
      elsewhere.getByText(`Adressen met ${domain} horen bij Gemeente Voorbeeld.`, { exact: false }),
    ).toBeVisible();
    await elsewhere.context().close();

    await page.reload();
    await card.getByRole('switch', { name: `Collega’s met ${domain} toelaten zonder medewerker` }).click();
    await expect(page.getByText(`Wie zich met ${domain} registreert, wordt toegelaten`)).toBeVisible();
    const colleague = await openBrowser(browser);
    await register(colleague, `nieuw@${domain}`);
    await expect(colleague.getByText(/U bent toegelaten tot Gemeente Voorbeeld/)).toBeVisible();
    await colleague.context().close();
  });
});

test('a member who is invited to a second organisation reads that after signing in, and accepts', async ({
  browser,
}) => {
  const name = `Provincie Verderop ${randomUUID().slice(0, 8)}`;
  const member = await addMember();
  const inviting = await addMember({ runs: name });
  const there = await signedIn(browser, inviting.username, inviting.password);
  await invite(there, inviting.organisation, member.email);
  await expect(there.getByText(`De uitnodiging aan ${member.email} wordt verstuurd`)).toBeVisible();
  await there.context().close();

  const page = await openBrowser(browser);
  await page.goto('/#/login');
  await signIn(page, member.username, member.password);
  await expect(page.getByText(`U bent uitgenodigd om mee te doen bij ${name}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Bekijken en antwoorden' }).click();
  await page.getByRole('button', { name: `Uitnodiging van ${name} aanvaarden` }).click();
  await expect(page.getByText(`U doet mee bij ${name}`)).toBeVisible();
  await expect(page.getByText(`U bent uitgenodigd om mee te doen bij ${name}.`)).toBeHidden();
  await page.context().close();
});
