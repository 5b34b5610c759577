import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../lib/paths.ts';
import { ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import InvitationNotice from './invitation-notice.tsx';

const notice = () => page.getByRole('status');

function Told() {
  const [invited, setInvited] = useState(['Waterschap Elders', 'Provincie Verderop']);
  return (
    <>
      <InvitationNotice user={{ invited_to: invited }} to={paths.settings(ORGANISATION.slug, 'profile')} />
      <button type="button" onClick={() => setInvited(['Gemeente Later', ...invited])}>
        nog een
      </button>
    </>
  );
}
const show = () => renderScreen(<Told />, { at: `/o/${ORGANISATION.slug}/dashboard` });

it('names the organisations that wait for an answer and leads to where it is given', async () => {
  const screen = await show();
  await expect
    .element(notice())
    .toMatchTextContent(/U bent uitgenodigd om mee te doen bij Waterschap Elders en Provincie Verderop\./);
  await page.getByRole('link', { name: 'Bekijken en antwoorden' }).click();
  await expect.poll(screen.address).toMatch(/^\/o\/gemeente-voorbeeld\/instellingen/);
});

it('is closed until somebody else invites', async () => {
  await show();
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect.element(notice()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'nog een' }).click();
  await expect
    .element(notice())
    .toMatchTextContent(/Gemeente Later, Waterschap Elders en Provincie Verderop/);
});
