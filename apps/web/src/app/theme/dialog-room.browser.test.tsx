import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../testing/example-session.ts';
import { atSize } from '../../testing/on-screen.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

/** Returns what an open dialog with more to read than there is room for leaves of the screen, in px. */
async function leftOpen(fullScreen: boolean) {
  await renderScreen(
    <Dialog open fullScreen={fullScreen} aria-label="Vraag">
      <DialogTitle>Vraag</DialogTitle>
      <DialogContent>
        <div style={{ height: 3000, width: 3000 }} />
      </DialogContent>
    </Dialog>,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  const dialog = page.getByRole('dialog', { name: 'Vraag' });
  await expect.element(dialog).toBeVisible();
  const { top, left, bottom, right } = dialog.element().getBoundingClientRect();
  return {
    above: top,
    below: innerHeight - bottom,
    beside: Math.min(left, innerWidth - right),
  };
}

it.each([
  ['takes nearly all of a phone', 390, 844, { above: 8, below: 8, beside: 8 }],
  ['takes nearly all of the height at 200 % zoom', 720, 450, { above: 8, below: 8, beside: 60 }],
  ['leaves more of a larger screen', 1440, 900, { above: 32, below: 32, beside: 420 }],
])('a dialog %s', async (_what, width, height, left) => {
  await atSize(width, height, async () => {
    expect(await leftOpen(false)).toEqual(left);
  });
});

it('a dialog that is the whole screen leaves nothing of it', async () => {
  await atSize(390, 844, async () => {
    expect(await leftOpen(true)).toEqual({ above: 0, below: 0, beside: 0 });
  });
});
