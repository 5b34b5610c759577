import { type AdminUser, endpoints } from '@milieuspoor/contract';
import { ACCOUNT_PERSON, keysOf } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleSession, ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { nl } from '../../../text/nl/index.ts';
import { UserForm } from './user-form.tsx';

const { uuid, username, first_name, last_name, tel, email, is_staff, dashboard_type } = exampleSession.user;
const USER: AdminUser = {
  ...{ uuid, username, first_name, last_name, tel, email, is_staff, dashboard_type },
  ...{ state: 'active', second_factor: false, invitation: null, memberships: [], sign_on_links: [] },
};

const EXAMPLES = { line: 'Noor', telephone: '0850 000 123' } as const;

it('has a place for each field about a person, and sends what staff fill in of them', async () => {
  server.answer(endpoints.updateAdminUser, () => USER);
  await renderScreen(<UserForm user={USER} self={false} />, {
    at: `/o/${ORGANISATION.slug}/beheer/gebruikers`,
  });
  for (const key of keysOf(ACCOUNT_PERSON))
    await page
      .getByRole('textbox', {
        name: key === 'tel' ? nl.admin.users.phone : nl.accountFields[key],
        exact: true,
      })
      .fill(EXAMPLES[ACCOUNT_PERSON[key].kind]);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect
    .poll(() => server.asked(endpoints.updateAdminUser).map(({ payload }) => payload))
    .toEqual([
      {
        ...Object.fromEntries(Object.values(ACCOUNT_PERSON).map(({ wire, kind }) => [wire, EXAMPLES[kind]])),
        ...{ dashboard_type, is_staff },
      },
    ]);
});
