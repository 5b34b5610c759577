import { endpoints, type Registration } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { placeOf } from '../../../testing/on-screen.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { AdmitDialog } from './admit-dialog.tsx';
import { RegistrationsAdmin } from './registrations-admin.tsx';

const OTHER = {
  ...ORGANISATION,
  uuid: '0a000000-0000-4000-8000-0000000000f1',
  name: 'Elders',
  slug: 'elders',
};

const REGISTRATION: Registration = {
  uuid: '0f000000-0000-4000-8000-000000000001',
  email: 'nieuw@voorbeeld.example',
  first_name: '',
  last_name: '',
  organization: '',
  verified: true,
  registered: '23/11/2026 10:00:00',
  colleagues: [
    { organization: ORGANISATION.uuid, slug: ORGANISATION.slug, name: ORGANISATION.name, members: 2 },
  ],
};

it('what is typed takes the place of the organisation that colleagues suggest', async () => {
  const all = [ORGANISATION, OTHER].map((each) => ({
    ...each,
    second_factor_from: null,
    member_count: 1,
    administrator_count: 1,
    project_count: 0,
  }));
  server.answer(endpoints.listAdminOrganisations, ({ query }) => {
    const results = all.filter(({ name }) => name.toLowerCase().includes(query.search ?? ''));
    return { count: results.length, next: null, previous: null, results };
  });
  server.answer(endpoints.admitRegistration, () => undefined);
  await renderScreen(<AdmitDialog registration={REGISTRATION} onClose={() => undefined} />, {
    at: `/o/${ORGANISATION.slug}/beheer/registraties`,
  });
  const place = page.getByRole('combobox', { name: 'Kies organisatie' });
  await expect.element(place).toHaveFocus();
  await expect.element(place).toHaveValue(ORGANISATION.name);
  await userEvent.keyboard('elders');
  await expect.element(place).toHaveValue('elders');
  await page.getByRole('option', { name: 'Elders' }).click();
  await page.getByRole('button', { name: 'Toelaten' }).click();
  await expect
    .poll(() => server.asked(endpoints.admitRegistration)[0])
    .toMatchObject({ payload: { organization: OTHER.uuid } });
});

it('admitting and refusing are both in view at 1440 px, beside what stands at the left', async () => {
  server.answer(endpoints.listRegistrations, () => ({
    ...{ count: 1, next: null, previous: null },
    results: [{ ...REGISTRATION, organization: ORGANISATION.name, first_name: 'Nina' }],
  }));
  // px: the width that the drawer and the menu of the administration leave
  const room = 896;
  await renderScreen(
    <div style={{ width: room }}>
      <RegistrationsAdmin />
    </div>,
    { at: `/o/${ORGANISATION.slug}/beheer/registraties` },
  );
  const refuse = page.getByRole('button', { name: `${REGISTRATION.email} afwijzen` });
  await expect.element(refuse).toBeVisible();
  expect(placeOf(refuse).right).toBeLessThan(placeOf(page.getByRole('grid')).right);
});
