import { atPlace, dashboardOf } from '../../screens/addresses.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { adminOf, contactOf } from '../../screens/organisation-pages.ts';
import { MUNICIPALITY, PROVINCE } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

test.describe('a member of staff', () => {
  test.use({ account: 'medewerker' });

  test('opens an organisation from the list, and sees its members, its projects and its history', async ({
    page,
    api,
  }) => {
    const project = await api.createProject('Brug op de organisatiepagina');
    await page.goto(adminOf(MUNICIPALITY, 'organisaties'));
    await page.getByRole('searchbox', { name: 'Zoek organisatie' }).fill('gemeente voorbeeld');
    await page.getByRole('link', { name: 'Gemeente Voorbeeld', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gemeente Voorbeeld' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Organisaties', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('heading', { name: 'Leden zonder tweede factor' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Organisatieleden', exact: true })).toBeVisible();
    const history = page.getByRole('region', { name: 'Geschiedenis' });
    await expect(history.getByText('Brug op de organisatiepagina').first()).toBeVisible();
    await expect(history.getByRole('combobox', { name: 'Organisatie' })).toHaveCount(0);
    // This history does not tell what somebody of another organisation did.
    await history.getByRole('textbox', { name: 'Persoon' }).fill('bram oosterling');
    await expect(history.getByText('Brug op de organisatiepagina')).toHaveCount(0);
    await expect(history.getByText('N348')).toHaveCount(0);
    await history.getByRole('button', { name: 'Filters wissen' }).first().click();
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
    await expectNoViolations(page, 'an organisation in the administration');
    const projects = page.getByRole('region', { name: 'Projecten', exact: true });
    await projects.getByRole('link', { name: 'Brug op de organisatiepagina' }).click();
    await expect(page).toHaveURL(new RegExp(`/project/${project.uuid}/`));
  });

  test('reads the messages of an organisation on its page, marks one as handled there, and finds the other parts on a phone', async ({
    page,
  }) => {
    const words = `Van de organisatiepagina ${Date.now()}`;
    await page.goto(contactOf(MUNICIPALITY));
    await page.getByRole('textbox', { name: 'Bericht' }).fill(words);
    await page.getByRole('button', { name: 'Verstuur bericht' }).click();
    await expect(page.getByText('Bericht verstuurd. We nemen z.s.m. contact met u op.')).toBeVisible();

    await page.goto(`${adminOf(MUNICIPALITY, 'organisaties')}/${MUNICIPALITY}`);
    const messages = page.getByRole('region', { name: 'Berichten', exact: true });
    const message = messages.getByRole('listitem').filter({ hasText: words });
    await message.getByRole('button', { name: /^Markeer als afgehandeld/ }).click();
    await expect(message.getByText(/^Afgehandeld op .* door Marit van Dam$/)).toBeVisible();
    await expectNoViolations(page, 'an organisation with a message in the administration');

    await page.goto(`${adminOf(MUNICIPALITY, 'organisaties')}/${PROVINCE}`);
    await expect(messages.getByText('Uit deze organisatie is nog geen bericht gekomen.')).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);

    await page.goto(`${adminOf(MUNICIPALITY, 'organisaties')}/nergens`);
    await expect(page.getByText('Deze organisatie is er niet')).toBeVisible();
    await page.getByRole('link', { name: 'Alle organisaties' }).click();
    await expect(page.getByRole('searchbox', { name: 'Zoek organisatie' })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(adminOf(MUNICIPALITY, 'geschiedenis'));
    const parts = page.getByRole('button', { name: /^Onderdeel:/ });
    await expect(parts).toContainText('Onderdeel: Geschiedenis');
    await parts.click();
    await expectNoViolations(page, 'the parts of the administration on a phone');
    await page.getByRole('link', { name: 'Weegfactoren' }).click();
    await expect(parts).toContainText('Onderdeel: Weegfactoren');
    await expect(parts).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the administration sends a user who is not staff to their dashboard', async ({ page }) => {
  for (const place of [
    `${adminOf(MUNICIPALITY, 'organisaties')}/${MUNICIPALITY}`,
    adminOf(MUNICIPALITY, 'gebruikers'),
    adminOf(MUNICIPALITY, 'gedeelde-grafieken'),
  ]) {
    await page.goto(place);
    await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
  }
});
