import { endpoints } from '@milieuspoor/contract';
import { CSRF_COOKIE } from '@milieuspoor/contract/client';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refused, server } from '../../testing/server.ts';
import { InvitationScreen } from './invitation-screen.tsx';

const show = () =>
  renderScreen(<InvitationScreen token="een-link" />, { at: '/o/gemeente-voorbeeld/dashboard' });

// The browser of this visitor already has the cookie, so that nothing is requested first.
beforeEach(() => cookieStore.set(CSRF_COOKIE, 'een-koekje'));

it('says who invites, for what and in what role, before a password is asked', async () => {
  server.answer(endpoints.getInvitation, () => ({
    username: 'ina@gemeente.example',
    sender: 'Lotte Lid',
    organizations: ['Gemeente Voorbeeld', 'Waterschap Voorbeeld'],
    dashboard_type: 'expert' as const,
    is_staff: false,
    administrator: true,
  }));
  await show();
  await expect
    .element(
      page.getByText(
        'Lotte Lid nodigt u uit om mee te werken bij Gemeente Voorbeeld en Waterschap Voorbeeld. Uw rol: expert, organisatiebeheerder.',
      ),
    )
    .toBeVisible();
  await expect
    .element(page.getByText(/laat zien wat infrastructuurprojecten het milieu kosten/))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Wachtwoord instellen' })).toBeVisible();
});

it('asks no password for a link that works no longer, and leads on', async () => {
  server.answer(endpoints.getInvitation, () => refused(400, { token: ['Deze uitnodiging is al gebruikt.'] }));
  await show();
  await expect.element(page.getByText('Deze uitnodiging is al gebruikt.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Wachtwoord instellen' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Ik heb al een account' }))
    .toHaveAttribute('href', expect.stringContaining('/login'));
});
