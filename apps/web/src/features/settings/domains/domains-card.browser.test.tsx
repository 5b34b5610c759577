import { endpoints, type OrganisationDomain } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { refused, server } from '../../../testing/server.ts';
import { DomainsCard } from './domains-card.tsx';

const OPEN: OrganisationDomain = {
  ...{ domain: 'gemeente.example', proof: null, proven: null, found: null, admits_colleagues: false },
  record: { name: '_milieuspoor.gemeente.example', value: 'milieuspoor=0123abcd' },
};
const PROVEN: OrganisationDomain = {
  ...OPEN,
  ...{ proof: 'dns', proven: '2026-03-02T09:30:00.000Z', found: '2026-03-04T09:30:00.000Z' },
};

async function show(domains: readonly OrganisationDomain[], mayConfirm = false) {
  let listed = domains;
  server.answer(endpoints.listDomains, () => ({
    ...{ count: listed.length, next: null, previous: null, results: [...listed] },
  }));
  await renderScreen(<DomainsCard organisationSlug="gemeente-voorbeeld" mayConfirm={mayConfirm} />, {
    at: '/o/gemeente-voorbeeld/dashboard',
  });
  return {
    becomes: (next: readonly OrganisationDomain[]) => {
      listed = next;
    },
  };
}

const button = (name: string) => page.getByRole('button', { name });

it('shows the record of a domain that is not proven, and proves it once the record is there', async () => {
  const { becomes } = await show([OPEN]);
  await expect.element(page.getByText('_milieuspoor.gemeente.example')).toBeVisible();
  await expect.element(page.getByText('milieuspoor=0123abcd')).toBeVisible();
  await expect.element(button('gemeente.example bevestigen zonder record')).not.toBeInTheDocument();
  server.answer(endpoints.checkDomain, () =>
    refused(409, { detail: 'In DNS staat geen TXT-record op _milieuspoor.gemeente.example.' }),
  );
  await button('gemeente.example controleren').click();
  await expect.element(page.getByText(/In DNS staat geen TXT-record/)).toBeVisible();
  server.answer(endpoints.checkDomain, () => {
    becomes([PROVEN]);
    return PROVEN;
  });
  await button('gemeente.example controleren').click();
  await expect
    .element(
      page.getByText('Bewezen met een DNS-record op 02-03-2026 10:30, laatst gevonden op 04-03-2026 10:30.'),
    )
    .toBeVisible();
  await expect.element(page.getByText('milieuspoor=0123abcd')).not.toBeInTheDocument();
  await expect.element(button('gemeente.example opnieuw controleren')).toBeVisible();
});

it('adds a domain; a refusal stands at the field and what was typed stays', async () => {
  const { becomes } = await show([]);
  await expect.element(page.getByText('Er staat nog geen domein.')).toBeVisible();
  server.answer(endpoints.addDomain, () =>
    refused(400, { domain: ['In gmail.com kan iedereen een adres krijgen'] }),
  );
  const field = page.getByRole('textbox', { name: 'Domein' });
  await field.fill('gmail.com');
  await button('Domein toevoegen').click();
  await expect.element(page.getByText('In gmail.com kan iedereen een adres krijgen')).toBeVisible();
  await expect.element(field).toHaveValue('gmail.com');
  server.answer(endpoints.addDomain, () => {
    becomes([OPEN]);
    return OPEN;
  });
  await field.fill('gemeente.example');
  await button('Domein toevoegen').click();
  await expect.element(page.getByRole('heading', { name: 'gemeente.example' })).toBeVisible();
  await expect.element(field).toHaveValue('');
});

it('lets staff vouch for a domain, and asks before a proven one is taken away', async () => {
  const { becomes } = await show([OPEN], true);
  const byStaff: OrganisationDomain = { ...PROVEN, proof: 'staff', found: null };
  server.answer(endpoints.confirmDomain, () => {
    becomes([byStaff]);
    return byStaff;
  });
  await button('gemeente.example bevestigen zonder record').click();
  await expect.element(page.getByText('Bevestigd door Milieuspoor op 02-03-2026 10:30.')).toBeVisible();
  // There is no record to check.
  await expect.element(page.getByRole('button', { name: /controleren$/ })).not.toBeInTheDocument();
  server.answer(endpoints.removeDomain, () => {
    becomes([]);
    return undefined;
  });
  await button('gemeente.example weghalen').click();
  await expect
    .element(page.getByText(/Adressen met gemeente.example horen daarna bij niemand meer/))
    .toBeVisible();
  expect(server.asked(endpoints.removeDomain)).toHaveLength(0);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weghalen' }).click();
  await expect.element(page.getByText('Er staat nog geen domein.')).toBeVisible();
});

it('shows a domain of the single sign-on, with which nothing can be done here', async () => {
  await show([{ ...OPEN, proof: 'sign-on', record: null }]);
  await expect.element(page.getByText(/logt in via de organisatie/)).toBeVisible();
  await expect.element(button('gemeente.example weghalen')).not.toBeInTheDocument();
});

it('admits colleagues of a proven domain once that is switched on, and not before it is proven', async () => {
  const { becomes } = await show([PROVEN, { ...OPEN, domain: 'post.gemeente.example' }]);
  const admits = page.getByRole('switch', {
    name: 'Collega’s met gemeente.example toelaten zonder medewerker',
  });
  await expect.element(admits).not.toBeChecked();
  await expect.element(page.getByRole('switch', { name: /post.gemeente.example/ })).not.toBeInTheDocument();
  server.answer(endpoints.updateDomain, ({ payload }) => {
    expect(payload).toEqual({ admits_colleagues: true });
    becomes([{ ...PROVEN, admits_colleagues: true }]);
    return { ...PROVEN, admits_colleagues: true };
  });
  await admits.click();
  await expect.element(admits).toBeChecked();
});
