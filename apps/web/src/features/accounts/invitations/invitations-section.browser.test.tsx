import { endpoints, type OwnInvitation } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleSession, ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { refused, server } from '../../../testing/server.ts';
import { InvitationsSection } from './invitations-section.tsx';

const INVITATION: OwnInvitation = {
  uuid: '00000000-0000-4000-8000-000000000077',
  organization: 'Waterschap Elders',
  sender: 'Wim Water',
  ...{ dashboard_type: 'member', administrator: false, expires: '2026-03-09T10:00:00.000Z' },
};
const listOf = <Item,>(results: Item[]) => ({
  ...{ count: results.length, next: null, previous: null },
  results,
});
const show = () => renderScreen(<InvitationsSection />, { at: `/o/${ORGANISATION.slug}/instellingen` });

/** Starts the server, on which the invitation waits until it is answered. */
function serve() {
  let open = [INVITATION];
  server.answer(endpoints.listOwnInvitations, () => listOf(open));
  server.answer(endpoints.getCurrentUser, () => exampleSession.user);
  server.answer(endpoints.listOrganisations, () => listOf([ORGANISATION]));
  return () => {
    open = [];
    return undefined;
  };
}

it('an invitation says who sends it and for what, and is gone once it is accepted', async () => {
  const answered = serve();
  server.answer(endpoints.acceptOwnInvitation, answered);
  await show();
  await expect.element(page.getByRole('heading', { name: 'Waterschap Elders' })).toBeVisible();
  await expect.element(page.getByText(/^Uitgenodigd door Wim Water.*als lid\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Uitnodiging van Waterschap Elders aanvaarden' }).click();
  await expect.element(page.getByRole('heading', { name: 'Waterschap Elders' })).not.toBeInTheDocument();
  expect(server.asked(endpoints.acceptOwnInvitation)).toHaveLength(1);
});

it('declining asks first', async () => {
  const answered = serve();
  server.answer(endpoints.declineOwnInvitation, answered);
  await show();
  await page.getByRole('button', { name: 'Uitnodiging van Waterschap Elders afwijzen' }).click();
  expect(server.asked(endpoints.declineOwnInvitation)).toHaveLength(0);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Afwijzen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Waterschap Elders' })).not.toBeInTheDocument();
  expect(server.asked(endpoints.declineOwnInvitation)).toHaveLength(1);
});

it('why one cannot join stands at the invitation, which stays', async () => {
  serve();
  server.answer(endpoints.acceptOwnInvitation, () =>
    refused(409, { detail: 'Waterschap Elders vraagt een tweede factor.' }),
  );
  await show();
  await page.getByRole('button', { name: 'Uitnodiging van Waterschap Elders aanvaarden' }).click();
  await expect.element(page.getByText('Waterschap Elders vraagt een tweede factor.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Waterschap Elders' })).toBeVisible();
});
