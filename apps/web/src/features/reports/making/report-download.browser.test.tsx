import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atSize } from '../../../testing/on-screen.ts';
import { savedBy } from '../../../testing/saved-file.ts';
import { refused, server, UNREACHABLE } from '../../../testing/server.ts';
import {
  answerReports,
  ONTWERP,
  RAMING,
  reported,
  SEALED,
  showReporting,
} from '../../../testing/show-reporting.tsx';

const FILE = new File(['een rapport'], 'Milieu_Impact_Rapport_Brug Oost.docx');
const start = page.getByRole('button', { name: 'Download rapport', exact: true });
const making = page.getByRole('region', { name: 'Rapport', exact: true });
const asked = () => server.asked(endpoints.generateReport);

/** Answers with a report that is not done until the test releases it, and with its progress. */
function answerSlowly() {
  let finish = () => {};
  const made = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const place = { stage: 'reading' as 'reading' | 'drawing' | 'writing' | null, steps_done: 0, steps: 2 };
  server.answer(endpoints.generateReport, async () => {
    await made;
    return FILE;
  });
  server.answer(endpoints.getReportMaking, () => ({ ...place }));
  return { place, finish };
}

describe('downloading a report', () => {
  it('sends what is ticked and no picture, and saves the document under the name that the server gives it', async () => {
    server.answer(endpoints.generateReport, () => FILE);
    await showReporting({
      calculations: [
        ONTWERP,
        RAMING,
        reported({ name: 'Niet', include_in_report: false, uuid: '0c000000-0000-4000-8000-000000000007' }),
      ],
    });
    await expect.element(start).toHaveAttribute('aria-disabled', 'false');
    const file = await savedBy(() => start.click());
    expect([file.name, file.text()]).toEqual([FILE.name, 'een rapport']);
    expect(asked()[0]?.payload).toMatchObject({
      selectedProjectCalculationsData: [{ uuid: ONTWERP.uuid }, { uuid: RAMING.uuid }],
      environmentImpactCalculations: [],
      environmentComparisonCalculations: [],
    });
    await expect.element(making).toMatchTextContent(`${FILE.name} is gedownload`);
    await expect.element(making.getByRole('button', { name: 'Download Rapport', exact: true })).toBeVisible();
  });

  it('says what is being done and how many of the steps are done, and is over half a second after the last', async () => {
    await showReporting();
    const { place, finish } = answerSlowly();
    await start.click();
    await expect.element(making.getByRole('button', { name: 'Rapport voorbereiden' })).toBeVisible();
    await expect.element(making).toMatchTextContent('De stappen worden geteld…');
    expect(making.element().textContent).not.toContain('stappen voltooid');
    Object.assign(place, { stage: 'drawing', steps_done: 3, steps: 18 });
    await expect
      .element(making.getByRole('button', { name: 'Milieu-impact gegevens verwerken' }))
      .toHaveAttribute('aria-disabled', 'true');
    const bar = making.getByRole('progressbar', { name: 'Voortgang van het rapport' });
    await expect.element(bar).toHaveAttribute('aria-valuetext', '3 van 18 stappen voltooid');
    await expect.element(bar).toHaveAttribute('aria-valuenow', '17');
    Object.assign(place, { stage: 'writing', steps_done: 16 });
    await expect.element(making.getByRole('button', { name: 'Rapport samenstellen' })).toBeVisible();
    // It is requested once, however often the button is pressed.
    await making.getByRole('button', { name: 'Rapport samenstellen' }).click({ force: true });
    await savedBy(async () => finish());
    await expect.element(making.getByRole('button', { name: 'Download Rapport', exact: true })).toBeVisible();
    await expect.element(bar).not.toBeInTheDocument();
    expect(asked()).toHaveLength(1);
  });

  it('puts the report in the list of those that were made', async () => {
    server.answer(endpoints.generateReport, () => FILE);
    await showReporting();
    await expect.element(page.getByText('Er is nog geen rapport gemaakt.')).toBeVisible();
    answerReports({
      ...{ uuid: '0f100000-0000-4000-8000-000000000001', project: RAMING.project, language: 'nl' },
      ...{ created: '03/05/2026 10:00:00', created_by: 'Medewerker', sha256: 'ab'.repeat(32) },
      ...{ xlsx_sha256: 'cd'.repeat(32), pdf_sha256: null },
      calculations: [{ uuid: RAMING.uuid, variant: 1, name: 'Raming' }],
    });
    await savedBy(() => start.click());
    await expect
      .element(page.getByRole('table', { name: 'Gemaakte rapporten' }))
      .toMatchTextContent('Medewerker');
  });

  it('can be cancelled, by the keyboard too: the call is given up and the button is as it was', async () => {
    await showReporting();
    answerSlowly();
    await start.click();
    await expect.poll(() => asked().length).toBe(1);
    (making.getByRole('button', { name: 'Annuleren' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(start).toHaveAttribute('aria-disabled', 'false');
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    // The button that had the focus is gone; the next Tab continues from here.
    expect(making.element().contains(document.activeElement)).toBe(true);
  });

  it('that fails says what the server says, is at its beginning again, and can be tried again', async () => {
    server.answer(endpoints.generateReport, () =>
      refused(409, { detail: 'Dit rapport is te groot om te maken. Kies minder berekeningen.' }),
    );
    await showReporting();
    await start.click();
    const alert = making.getByRole('alert');
    await expect.element(alert).toMatchTextContent('Het rapport is niet gemaakt');
    await expect.element(alert).toMatchTextContent('Kies minder berekeningen.');
    await expect.element(start).toHaveAttribute('aria-disabled', 'false');
    server.answer(endpoints.generateReport, () => FILE);
    await savedBy(() => alert.getByRole('button', { name: 'Opnieuw proberen' }).click());
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('whose server is killed says so at once and can be asked again, whatever was last told of its steps', async () => {
    await showReporting();
    let kill = () => {};
    server.answer(endpoints.generateReport, async () => {
      await new Promise<void>((resolve) => {
        kill = resolve;
      });
      return UNREACHABLE;
    });
    // A server that starts again may still have the row of the report that was interrupted.
    server.answer(endpoints.getReportMaking, () => ({
      stage: 'drawing' as const,
      steps_done: 0,
      steps: 10,
    }));
    await start.click();
    await expect.element(making).toMatchTextContent('0 van 10 stappen voltooid');
    kill();
    await expect.element(making.getByRole('alert')).toMatchTextContent('De server is niet bereikbaar');
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
    server.answer(endpoints.generateReport, () => FILE);
    await savedBy(() => making.getByRole('button', { name: 'Opnieuw proberen' }).click());
    await expect.element(making).toMatchTextContent(`${FILE.name} is gedownload`);
  });

  it('of nothing asks the server nothing, says why, and logs a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    await showReporting({ calculations: [{ ...RAMING, include_in_report: false }] });
    await expect.element(start).toHaveAttribute('aria-disabled', 'true');
    await expect.element(start).toHaveAccessibleDescription(/^Vink eerst bij Toevoegen aan/);
    await start.click({ force: true });
    expect(warn).toHaveBeenCalledWith('generate_report', 'nothingChosen');
    expect(asked()).toEqual([]);
    expect(server.asked(endpoints.getVariantStatistics)).toEqual([]);
  });

  it('of sealed bids alone is not possible, and says so', async () => {
    await showReporting({
      calculations: [reported({ calculation_type: 'applicant', applicant_name: 'Noord', variant: SEALED })],
    });
    await expect.element(start).toHaveAccessibleDescription(/nog verzegeld/);
  });

  it('waits until what was ticked is stored', async () => {
    let store = () => {};
    await showReporting();
    await expect.element(start).toBeVisible();
    server.answer(endpoints.updateCalculation, async () => {
      await new Promise<void>((resolve) => {
        store = resolve;
      });
      return { ...ONTWERP, include_in_report: false };
    });
    await page.getByRole('checkbox', { name: /^Ontwerp/ }).click();
    await expect
      .element(making.getByRole('button', { name: 'Download voorbereiden' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => server.asked(endpoints.updateCalculation).length).toBe(1);
    store();
    await expect.element(start).toHaveAttribute('aria-disabled', 'false');
  });

  it('fits a phone', () =>
    atSize(390, 844, async () => {
      await showReporting();
      answerSlowly();
      await start.click();
      await expect.element(making.getByRole('button', { name: 'Annuleren' })).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    }));
});
