import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../testing/example-session.ts';
import { atSize, placeOf } from '../../testing/on-screen.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useNotify } from './notifications.tsx';

/** A dialog with something to save, which stays open afterwards. */
function Account({ lines }: { readonly lines: number }) {
  const notify = useNotify();
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} aria-label="Gebruiker">
      <DialogContent>
        <Button onClick={() => notify('Opgeslagen')}>Opslaan</Button>
        {Array.from({ length: lines }, (_, line) => line).map((line) => (
          <p key={line}>Regel {line}</p>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setOpen(false)}>Sluiten</Button>
      </DialogActions>
    </Dialog>
  );
}

const show = (lines: number) =>
  renderScreen(<Account lines={lines} />, { at: `/o/${ORGANISATION.slug}/dashboard` });
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name });
const message = page.getByRole('alert');

it.each([
  [390, 844],
  [1440, 900],
])(
  'a message at %i px stands above the buttons of a long dialog, and can be heard beside it',
  async (width, height) => {
    await atSize(width, height, async () => {
      await show(40);
      await button('Opslaan').click();
      await expect.element(message).toMatchTextContent('Opgeslagen');
      await expect
        .poll(() => placeOf(message).bottom)
        .toBeLessThanOrEqual(placeOf(page.getByRole('dialog').getByText('Sluiten')).top);
      await button('Sluiten').click();
      // Once the dialog is gone, the message is at the edge of the screen.
      await expect.poll(() => placeOf(message).bottom).toBeGreaterThan(height - 40);
    });
  },
);

it('a message stands at the edge of the screen where the dialog is short', async () => {
  await show(1);
  await button('Opslaan').click();
  await expect.element(message).toMatchTextContent('Opgeslagen');
  await expect.poll(() => placeOf(message).bottom).toBeGreaterThan(window.innerHeight - 40);
});
