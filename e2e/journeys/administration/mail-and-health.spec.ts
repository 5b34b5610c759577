import { expectNoViolations } from '../../screens/no-violations.ts';
import { adminOf } from '../../screens/organisation-pages.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { placeMailedTo } from '../../session/mailbox.ts';
import { expect, test } from '../../session/test.ts';

test.use({ account: 'medewerker' });

test('staff test whether mail leaves, follow the link in it, and read the health of the installation', async ({
  page,
}) => {
  await page.goto(adminOf(MUNICIPALITY, 'post'));
  await expect(page.getByText(/^E-mail wordt in een map gelegd en gaat naar niemand/)).toBeVisible();
  await page.getByRole('button', { name: 'Testmail naar mij sturen' }).click();
  const outcome = page.getByText(/^De e-mail aan \S+ is in de map gelegd/);
  await expect(outcome).toBeVisible();
  const [, address = ''] = /aan (\S+) is/.exec((await outcome.textContent()) ?? '') ?? [];
  await expectNoViolations(page, 'post');
  const place = await placeMailedTo(address, 'beheer');
  expect(place).toBe('/#/beheer/post');
  await page.goto(adminOf(MUNICIPALITY, 'toestand'));
  await expect(page.getByText('Geen oordeel').first()).toBeVisible();
  await expect(page.getByText(/^Er wordt geen back-up verwacht/)).toBeVisible();
  await expect(page.getByText('Alles is in orde.')).toHaveCount(0);
  await expectNoViolations(page, 'toestand');
  await page.goto(place);
  await expect(page.getByRole('button', { name: 'Testmail naar mij sturen' })).toBeVisible();
});
