import { endpoints } from '@milieuspoor/contract';
import { readXlsx } from 'hucre/xlsx';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chart } from '../../../testing/charts-on-screen.ts';
import { answerDashboard, placeAnswer } from '../../../testing/example-organisation.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { savedBy } from '../../../testing/saved-file.ts';
import { server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';
import { OrganisationResult } from '../index.ts';

const figures = page.getByRole('region', { name: 'Kerncijfers' });
const note = page.getByText(
  'De MKI is berekend met onbevestigde weegfactoren: PM, IR. De medewerkers van Milieuspoor hebben die nog niet met hun bron vergeleken.',
);

function answerWith(weights_unconfirmed: string[], weights_versions = ['2026-1']): void {
  answerDashboard();
  server.answer(endpoints.getCalculationStatistics, ({ query }) => ({
    ...placeAnswer(query),
    weights_unconfirmed,
    weights_versions,
  }));
}

it('figures say once that they are built on unconfirmed weights, and which', async () => {
  answerWith(['PM', 'IR']);
  await showDashboard({ search: '?set=a2' });
  await expect.element(figures).toMatchTextContent(/€10\.000,-/);
  await expect.element(note).toBeVisible();
  expect(note.length).toBe(1);
});

it('the band says so at the MKI, and not at CO2, which is not weighted', async () => {
  answerWith(['PM', 'IR']);
  await showDashboard({ search: '?set=a2' });
  const said = (quantity: string) =>
    figures.getByRole('heading', { name: quantity, exact: true }).element().parentElement?.textContent;
  await expect.poll(() => said('MKI')).toBe('MKImet onbevestigde weegfactoren');
  expect(said('CO2')).toBe('CO2');
});

it('the band in one line marks the MKI, and says what the mark stands for', async () => {
  answerWith(['PM', 'IR']);
  await renderScreen(<OrganisationResult organisation={ORGANISATION} slim />, {
    at: `/o/${ORGANISATION.slug}/dashboard?set=a2`,
  });
  const mark = figures.getByLabelText('met onbevestigde weegfactoren (PM, IR)');
  await expect.element(mark).toHaveTextContent('onbevestigd');
  expect(mark.length).toBe(1);
});

it('figures of confirmed weights say nothing of them', async () => {
  answerWith([]);
  await showDashboard({ search: '?set=a2' });
  await expect.element(figures).toMatchTextContent(/€10\.000,-/);
  await expect.element(page.getByText(/onbevestigde weegfactoren/)).not.toBeInTheDocument();
});

it('figures of several versions of the weights say so once, and their files say that and what nobody confirmed', async () => {
  answerWith(['PM'], ['2026-1', '2027-1']);
  await showDashboard({ search: '?set=a2' });
  const mixed = page.getByText(/Niet elke berekening is met dezelfde weegfactoren gewaardeerd/);
  await expect.element(mixed).toMatchTextContent(/versies 2026-1, 2027-1/);
  expect(mixed.length).toBe(1);
  // The other notes that must be read first are in the same box, so that the figures stay in view.
  const boxes = page.getByRole('alert').elements();
  expect(boxes.map(({ textContent }) => /onbevestigde.*Niet elke berekening/.test(textContent))).toEqual([
    true,
  ]);
  const file = await save('Totale MKI', 'Opslaan als Excel (.xlsx)');
  const [sheet, explanation] = (await readXlsx(file.bytes)).sheets;
  expect(sheet?.rows[0]?.[1]).toBe('Baseline (€, met onbevestigde weegfactoren)');
  expect(explanation?.rows).toContainEqual([
    'Weegfactoren',
    'met onbevestigde weegfactoren (PM); met weegfactoren van verschillende versies (2026-1, 2027-1)',
  ]);
});

async function save(title: string, kind: string) {
  const saving = chart(title).getByRole('button', { name: `${title} opslaan` });
  await expect.element(saving).toBeEnabled();
  return savedBy(async () => {
    await saving.click();
    await page.getByRole('menuitem', { name: kind }).click();
  });
}

it('a CSV says so in the heading of each column of euros, and not of tons of CO2', async () => {
  answerWith(['PM', 'IR']);
  await showDashboard({ search: '?set=a2' });
  const [header] = (await save('Totale MKI', 'Opslaan als CSV')).text().split('\r\n');
  expect(header).toContain('Baseline (€, met onbevestigde weegfactoren)');
  const co2 = (await save('CO2', 'Opslaan als CSV')).text();
  expect(co2).toContain('Baseline (ton)');
  expect(co2).not.toContain('onbevestigde');
});

it('a workbook says so with its figures and on its sheet of explanation', async () => {
  answerWith(['PM', 'IR']);
  await showDashboard({ search: '?set=a2' });
  const file = await save('Totale MKI', 'Opslaan als Excel (.xlsx)');
  const [sheet, explanation] = (await readXlsx(file.bytes)).sheets;
  expect(sheet?.rows[0]?.[1]).toBe('Baseline (€, met onbevestigde weegfactoren)');
  expect(explanation?.rows).toContainEqual(['Weegfactoren', 'met onbevestigde weegfactoren (PM, IR)']);
});

it('a picture says so under its title', async () => {
  answerWith(['PM', 'IR']);
  await showDashboard({ search: '?set=a2' });
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  await save('Totale MKI', 'Opslaan als afbeelding');
  const text = written.mock.calls.map(([line]) => line).join(' ');
  written.mockRestore();
  expect(text).toContain('met onbevestigde weegfactoren (PM, IR)');
});
