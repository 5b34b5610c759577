import { endpoints } from '@milieuspoor/contract';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../lib/paths.ts';
import { exampleProject } from '../../testing/example-project.ts';
import { ORGANISATION } from '../../testing/example-session.ts';
import { atSize, placeOf } from '../../testing/on-screen.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { server } from '../../testing/server.ts';
import { TextLink } from '../links/text-link.tsx';
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

const project = (uuid: string, tab: 'baseline' | 'optimization') =>
  paths.project(ORGANISATION.slug, `0b000000-0000-4000-8000-00000000000${uuid}`, tab);

function Places() {
  const notify = useNotify();
  const navigate = useNavigate();
  return (
    <>
      <Button onClick={() => notify('Mislukt', 'error')}>Probeer</Button>
      <Button
        onClick={() => {
          notify('Klaar');
          void navigate(project('2', 'baseline'));
        }}
      >
        Doe en ga
      </Button>
      <TextLink {...project('1', 'optimization')}>Ander tabblad</TextLink>
      <TextLink {...project('2', 'baseline')}>Ander project</TextLink>
      <TextLink {...paths.settings(ORGANISATION.slug)}>Instellingen</TextLink>
    </>
  );
}

describe('a message', () => {
  beforeEach(() => {
    server.answer(endpoints.getProject, ({ params }) => exampleProject({ uuid: params.uuid }));
  });
  const press = (name: string) => page.getByRole('button', { name }).click();
  const follow = (name: string) => page.getByRole('link', { name }).click();
  const at = `/o/${ORGANISATION.slug}/project/0b000000-0000-4000-8000-000000000001/tab/3`;

  it.each(['Ander project', 'Instellingen'])('does not follow to another place: %s', async (place) => {
    await renderScreen(<Places />, { at });
    await press('Probeer');
    await expect.element(message).toMatchTextContent('Mislukt');
    await follow('Ander tabblad');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect.element(message).toMatchTextContent('Mislukt');
    await follow(place);
    await expect.poll(() => message.length).toBe(0);
  });

  it('of an act that leads to another place is there, and stays behind when one goes on', async () => {
    await renderScreen(<Places />, { at });
    await press('Doe en ga');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect.element(message).toMatchTextContent('Klaar');
    await follow('Instellingen');
    await expect.poll(() => message.length, { timeout: 2000 }).toBe(0);
  });
});
