import { randomUUID } from 'node:crypto';
import { request } from '@playwright/test';
import { expectNoViolations } from '../screens/no-violations.ts';
import { adminOf } from '../screens/organisation-pages.ts';
import { openApiSession } from '../session/api-session.ts';
import { MUNICIPALITY, origin } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

/** The smallest possible picture: one transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A random part lets a second attempt find its own chart, and not that of the first. */
const TITLE = `Grafiek die niemand mag zien ${randomUUID().slice(0, 8)}`;

/** Shares a picture as a member; returns its address. */
async function share(): Promise<string> {
  const { token, csrfToken, close } = await openApiSession('lid');
  const context = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: {
      Authorization: `Token ${token}`,
      'X-CSRFToken': csrfToken,
      Cookie: `csrftoken=${csrfToken}`,
    },
  });
  const answer = await context.post(`/api/v1/organization/${MUNICIPALITY}/save-chart/`, {
    data: { title: TITLE, image: `data:image/png;base64,${PIXEL}` },
  });
  expect(answer.status()).toBe(201);
  const { url } = (await answer.json()) as { url: string };
  await context.dispose();
  await close();
  return url;
}

test.describe('by staff', () => {
  test.use({ account: 'medewerker' });

  test('a chart that a member shared is found by its title and withdrawn, by keyboard', async ({ page }) => {
    const url = await share();
    await page.goto(adminOf(MUNICIPALITY, 'gedeelde-grafieken'));
    await page.getByRole('searchbox', { name: 'Zoek op titel' }).fill(TITLE);
    const row = page.getByRole('listitem').filter({ hasText: TITLE });
    await expect(row).toContainText('Gedeeld door');
    await expectNoViolations(page, 'shared charts in the administration');
    expect((await page.request.get(url)).status()).toBe(200);

    await row.getByRole('button', { name: `Link naar ${TITLE}` }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Link intrekken' }).press('Enter');
    await expect(page.getByText('De link is ingetrokken')).toBeVisible();
    await expect(page.getByText('Niets gevonden')).toBeVisible();
    expect((await page.request.get(url)).status()).toBe(404);
  });
});
