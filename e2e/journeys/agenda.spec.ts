import type { Page } from '@playwright/test';
import { agendaOf } from '../screens/addresses.ts';
import { atSize } from '../screens/at-size.ts';
import { expectNoViolations } from '../screens/no-violations.ts';
import { MUNICIPALITY, origin } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

const AGENDA = agendaOf(MUNICIPALITY);
const MARCH = `${AGENDA}?weergave=maand&datum=2026-03-10`;
/** An event of the demonstration, on 23 March 2026. */
const STARTED = 'Project gestart Rioolvervanging Bloemenbuurt';

function title(page: Page) {
  return page
    .getByRole('heading', { level: 2 })
    .filter({ hasNotText: /^(Wat eraan komt|Coming up)$/ })
    .first();
}

test.describe('the agenda', () => {
  test('shows planned events and the events of a month, which open their project, and can be fetched again', async ({
    page,
  }) => {
    await page.route('**/events/?**', (route) => route.abort());
    await page.goto(MARCH);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/events/?**');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(title(page)).toHaveText('maart 2026');
    await page.getByRole('table').getByRole('link', { name: STARTED }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rioolvervanging Bloemenbuurt' })).toBeVisible();
    expect(page.url()).toMatch(/\/tab\/3$/);
    await page.goBack();
    await expect(title(page)).toHaveText('maart 2026');
    // The planned events come first, whatever period the calendar shows.
    const coming = page.getByRole('region', { name: 'Wat eraan komt' });
    await expect(coming.getByRole('listitem')).toHaveCount(3);
    const first = coming.getByRole('link').first();
    await expect(first).toContainText('Rioolvervanging Bloemenbuurt');
    await expect(first).toContainText(/^.*Geplande gunning · /);
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rioolvervanging Bloemenbuurt' })).toBeVisible();
  });

  test('can be used by keyboard, and keeps its place in the address', async ({ page }) => {
    await page.goto(MARCH);
    const views = page.getByRole('group', { name: 'Weergave' }).getByRole('button');
    await expect(views).toHaveText(['Dag', 'Week', 'Maand', '4 dagen']);
    await page.getByRole('button', { name: 'Vandaag' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('februari 2026');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('april 2026');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(title(page)).toHaveText('woensdag 1 april 2026');
    await page.reload();
    await expect(title(page)).toHaveText('woensdag 1 april 2026');
    await page.getByRole('button', { name: 'Week', exact: true }).press('Enter');
    await expect(title(page)).toHaveText('30 maart – 5 april 2026');
    await page.getByRole('button', { name: '4 dagen' }).press('Enter');
    await expect(title(page)).toHaveText('1–4 april 2026');
    await page.goBack();
    await expect(title(page)).toHaveText('30 maart – 5 april 2026');
    // A period without events leads to the nearest period that has events.
    await page.getByRole('button', { name: 'Naar maandag 23 maart 2026' }).press('Enter');
    await page
      .getByRole('list')
      .getByRole('link', { name: /^Rioolvervanging Bloemenbuurt Project gestart/ })
      .press('Enter');
    await expect(page).toHaveURL(/\/tab\/3$/);
  });

  test('moves the line of the present time every minute', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-23T08:59:00+01:00') });
    await page.goto(`${AGENDA}?weergave=dag`);
    await expect(title(page)).toHaveText('maandag 23 maart 2026');
    const line = page.locator('.agenda-now');
    await expect(line).toBeVisible();
    // Returns the height within the line's column, because the content above the calendar may still move.
    const heightOf = () =>
      line.evaluate((element) => {
        const column = element.offsetParent;
        if (!column) throw new Error('the line stands in no column');
        return element.getBoundingClientRect().top - column.getBoundingClientRect().top;
      });
    const atFirst = await heightOf();
    await page.clock.pauseAt(new Date('2026-03-23T09:00:10+01:00'));
    // The page draws the minute that passed when its timer runs.
    await expect.poll(heightOf).toBeGreaterThan(atFirst);
    const before = await heightOf();
    await page.clock.runFor(40_000);
    expect(await heightOf()).toBe(before);
    await page.clock.runFor(20_000);
    await expect.poll(heightOf).toBeGreaterThan(before);
  });
});

test.describe('staff', () => {
  test.use({ account: 'medewerker' });

  test('reads on the agenda of a new organisation that nothing is planned, and how to plan something', async ({
    page,
    api,
  }) => {
    const slug = await api.createOrganisation(`Zonder agenda ${Date.now()}`);
    await page.goto(agendaOf(slug));
    const coming = page.getByRole('region', { name: 'Wat eraan komt' });
    await expect(coming).toContainText('In de komende twee jaar is niets gepland.');
    await expect(coming.getByRole('listitem')).toHaveCount(0);
    await expectNoViolations(page, 'an agenda on which nothing is planned');
  });
});

test.describe('the calendar subscription', () => {
  test.use({ account: 'expert' });

  test('is made, replaced and revoked, and can be downloaded as a file', async ({ page, request }) => {
    await page.goto(AGENDA);
    const panel = page.getByRole('region', { name: 'Agenda-abonnement' });
    const make = panel.getByRole('button', { name: 'Geheim adres maken' });
    // The main button of this screen starts a project.
    await expect(make).toHaveClass(/MuiButton-outlined/);
    await make.press('Enter');
    const field = panel.getByRole('textbox', { name: 'Geheim adres' });
    const feedAt = async () => origin + new URL(await field.inputValue()).pathname;
    const first = await feedAt();
    const answer = await request.get(first);
    expect(await answer.text()).toContain('SUMMARY:Project gestart: Rioolvervanging Bloemenbuurt');

    await panel.getByRole('button', { name: 'Nieuw adres maken' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Nieuw adres maken' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    const second = await feedAt();
    expect((await request.get(first)).status()).toBe(404);
    expect((await request.get(second)).status()).toBe(200);

    // A user who comes back reads that there is an address, but not the address itself.
    await page.reload();
    await expect(panel.getByText('U hebt een geheim adres.')).toBeVisible();
    await panel.getByRole('button', { name: 'Intrekken' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Intrekken' }).click();
    await expect(panel.getByRole('button', { name: 'Geheim adres maken' })).toBeVisible();
    expect((await request.get(second)).status()).toBe(404);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Agendabestand downloaden' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`agenda-${MUNICIPALITY}.ics`);
  });
});

for (const language of ['nl', 'en'] as const)
  test.describe(`in ${language}, by day and by night`, () => {
    test.use({ language });

    test('the agenda has no violations, wide and narrow', async ({ page }) => {
      for (const [width, address] of [
        [1440, MARCH],
        [390, `${AGENDA}?weergave=4-dagen&datum=2026-03-23`],
      ] as const) {
        await atSize(page, { width, height: 900 });
        await page.goto('about:blank');
        await page.goto(address);
        const event = page.getByRole('table').getByRole('link', { name: /Rioolvervanging Bloemenbuurt/ });
        await expect(event).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expectNoViolations(page, `${width} ${address}`);
        const overflow = await page.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        expect(overflow).toBe(0);
      }
    });
  });
