import { endpoints } from '@milieuspoor/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { atSize, placeOf } from '../../../testing/on-screen.ts';
import { leaveScreens, renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import NewProjectDialog from './new-project-dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Nieuw project' });
const next = dialog.getByRole('button', { name: 'Kies projectleden' });
const cancel = dialog.getByRole('button', { name: 'Annuleren' });

beforeEach(() => {
  const empty = { count: 0, next: null, previous: null, results: [] };
  server.answer(endpoints.listOrganisationMembers, () => empty);
  server.answer(endpoints.getProjectChoices, () => ({ actions: { POST: { sector: { choices: [] } } } }));
  server.answer(endpoints.getEnvironment, () => ({
    environment: 'Local' as const,
    public_url: 'http://localhost:8000',
    build: 'V1',
    sentry_dsn: null,
    pdf: false,
    map_tiles: null,
  }));
});

async function showDialog(): Promise<void> {
  await renderScreen(
    <NewProjectDialog organisationSlug={ORGANISATION.slug} creator="x" onClose={() => undefined} />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  await expect.element(dialog.getByRole('region', { name: 'Kaart van de locatie' })).toBeVisible();
}

describe('the dialog of a new project', () => {
  it('has its buttons in view at 900 px high, and its two steps under one another', async () => {
    await showDialog();
    for (const button of [next, cancel]) expect(placeOf(button).bottom).toBeLessThan(900);
    const [info, members] = ['Projectinfo', 'Kies projectleden'].map((step) =>
      placeOf(dialog.getByText(step, { exact: true }).first()),
    );
    expect(members?.left).toBe(info?.left);
    const name = placeOf(dialog.getByRole('textbox', { name: 'Projectnaam' }));
    expect(name.top).toBeGreaterThan(info?.bottom ?? Number.POSITIVE_INFINITY);
    expect(name.bottom).toBeLessThan(members?.top ?? 0);
  });

  it('says that it holds what was typed before, and begins anew on request', async () => {
    await showDialog();
    const name = dialog.getByRole('textbox', { name: 'Projectnaam' });
    const notice = dialog.getByText('Hieronder staat wat u eerder invulde en nog niet verstuurde.');
    expect(notice.length).toBe(0);
    await name.fill('Brug Oost');
    await expect.poll(() => Object.keys(sessionStorage).join()).toContain('draft');
    leaveScreens();
    await showDialog();
    await expect.element(notice).toBeVisible();
    await expect.element(name).toHaveValue('Brug Oost');
    await dialog.getByRole('button', { name: 'Begin opnieuw' }).click();
    await expect.element(name).toHaveValue('');
    expect(notice.length).toBe(0);
    leaveScreens();
    await showDialog();
    await expect.element(name).toHaveValue('');
  });

  it('says beside the button what is still needed to go on', async () => {
    await showDialog();
    const reason = dialog.getByText(/^Vul eerst in of verbeter:/);
    await expect
      .element(reason)
      .toHaveTextContent('Vul eerst in of verbeter: Projectnaam, Sector, Projecttype, Contractvorm');
    await expect.element(next).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Projectnaam' }).fill('Brug Oost');
    await expect
      .element(reason)
      .toHaveTextContent('Vul eerst in of verbeter: Sector, Projecttype, Contractvorm');
  });

  it('keeps its buttons in view on a phone', () =>
    atSize(390, 844, async () => {
      await showDialog();
      for (const button of [next, cancel]) {
        expect(placeOf(button).bottom).toBeLessThanOrEqual(844);
        expect(placeOf(button).right).toBeLessThanOrEqual(390);
      }
    }));

  it('has the map at the left, 180 px high, and the coordinates under one another at its right', async () => {
    await showDialog();
    const map = placeOf(dialog.getByRole('region', { name: 'Kaart van de locatie' }));
    const latitude = placeOf(dialog.getByRole('textbox', { name: 'Breedtegraad' }));
    const longitude = placeOf(dialog.getByRole('textbox', { name: 'Lengtegraad' }));
    expect(map.height).toBeGreaterThanOrEqual(176);
    expect(map.height).toBeLessThanOrEqual(180);
    expect(latitude.left).toBeGreaterThan(map.right);
    expect(longitude.left).toBe(latitude.left);
    expect(longitude.top).toBeGreaterThan(latitude.bottom);
  });
});
