import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleUser } from '../../../testing/admin-answers.ts';
import { CHIEF, EXAMPLE_LEAVING, heldThing } from '../../../testing/example-leaving.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { Memberships } from './memberships.tsx';
import { UserAccess } from './user-access.tsx';
import { UserForm } from './user-form.tsx';

const MEMBERSHIP = {
  uuid: '0a000000-0000-4000-8000-000000000001',
  organization: 'gemeente-voorbeeld',
  organization_name: 'Gemeente Voorbeeld',
  active: true,
  administrator: true,
};
const USER = exampleUser({ is_staff: true, memberships: [MEMBERSHIP] });
const AT = { at: `/o/${ORGANISATION.slug}/beheer/gebruikers` };
const button = (name: string) => page.getByRole('button', { name });
const shown = {
  holdings: EXAMPLE_LEAVING.holdings.map(({ uuid, kind, name }) => ({ uuid, kind, name })),
};
const NO_ORGANISATIONS = { count: 0, next: null, previous: null, results: [] };
const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name });

it('asks with what somebody holds before a membership is suspended, dismissed or ended', async () => {
  server.answer(endpoints.listAdminOrganisations, () => NO_ORGANISATIONS);
  await renderScreen(<Memberships user={USER} />, AT);
  server.answer(endpoints.listMembershipHoldings, () => EXAMPLE_LEAVING);
  server.answer(endpoints.updateMembership, () => USER);
  server.answer(endpoints.removeMembership, () => undefined);
  for (const [opening, name, act] of [
    ['Lidmaatschap van Gemeente Voorbeeld schorsen', 'Schorsen', 'leave'],
    ['Organisatiebeheer afnemen: Gemeente Voorbeeld', 'Organisatiebeheer afnemen', 'dismiss'],
    ['Lidmaatschap van Gemeente Voorbeeld verwijderen', 'Verwijderen', 'leave'],
  ] as const) {
    await button(opening).click();
    await expect.element(page.getByRole('alertdialog').getByText('GIS')).toBeVisible();
    expect(server.asked(endpoints.listMembershipHoldings).at(-1)?.query).toEqual({ act });
    await confirm(name).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  }
  expect(server.asked(endpoints.updateMembership).map(({ payload }) => payload)).toEqual([
    { active: false, shown, keep: [] },
    { administrator: false, shown, keep: [] },
  ]);
  expect(server.asked(endpoints.removeMembership).map(({ payload }) => payload)).toEqual([
    { shown, keep: [] },
  ]);
});

it('takes somebody up again and lets them run an organisation without asking', async () => {
  const user = exampleUser({ memberships: [{ ...MEMBERSHIP, active: false, administrator: false }] });
  server.answer(endpoints.listAdminOrganisations, () => NO_ORGANISATIONS);
  await renderScreen(<Memberships user={user} />, AT);
  server.answer(endpoints.updateMembership, () => user);
  await button('Lidmaatschap van Gemeente Voorbeeld hervatten').click();
  await expect.poll(() => server.asked(endpoints.updateMembership).length).toBe(1);
  expect(server.asked(endpoints.updateMembership)[0]?.payload).toEqual({ active: true });
});

it('closes an account with what its holder has in every organisation, each by its name', async () => {
  await renderScreen(<UserAccess user={USER} self={false} />, AT);
  const elsewhere = { slug: 'waterschap', name: 'Waterschap Voorbeeld' };
  const leaving = {
    holders: [CHIEF],
    holdings: [heldThing(1, 'GIS'), heldThing(5, 'Koppeling', { organization: elsewhere })],
  };
  server.answer(endpoints.listAccountHoldings, () => leaving);
  server.answer(endpoints.updateAdminUser, () => USER);
  await button('Deactiveren').click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByRole('heading', { name: 'Gemeente Voorbeeld' })).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: 'Waterschap Voorbeeld' })).toBeVisible();
  expect(server.asked(endpoints.listAccountHoldings)[0]?.query).toEqual({ active: false });
  // A member of the one organisation takes over nothing of the other.
  expect(dialog.getByRole('combobox').elements()).toHaveLength(1);
  await confirm('Deactiveren').click();
  await expect.poll(() => server.asked(endpoints.updateAdminUser).length).toBe(1);
  expect(server.asked(endpoints.updateAdminUser)[0]?.payload).toMatchObject({ active: false, keep: [] });
});

it('asks before the staff right is taken away, and not before a name is changed', async () => {
  await renderScreen(<UserForm user={USER} self={false} />, AT);
  server.answer(endpoints.updateAdminUser, () => USER);
  server.answer(endpoints.listAccountHoldings, () => EXAMPLE_LEAVING);
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Janna');
  await button('Opslaan').click();
  await expect.poll(() => server.asked(endpoints.updateAdminUser).length).toBe(1);
  await page.getByRole('switch', { name: 'Medewerker' }).click();
  await button('Opslaan').click();
  await expect.element(page.getByRole('alertdialog').getByText('GIS')).toBeVisible();
  expect(server.asked(endpoints.listAccountHoldings)[0]?.query).toEqual({
    is_staff: false,
    dashboard_type: USER.dashboard_type,
  });
  expect(server.asked(endpoints.updateAdminUser)).toHaveLength(1);
  await confirm('Opslaan').click();
  await expect.poll(() => server.asked(endpoints.updateAdminUser).length).toBe(2);
  expect(server.asked(endpoints.updateAdminUser)[1]?.payload).toMatchObject({ is_staff: false, shown });
});
