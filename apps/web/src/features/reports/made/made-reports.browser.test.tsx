import { endpoints, type ReportEntry } from '@milieuspoor/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { rowsOf } from '../../../testing/charts-on-screen.ts';
import { atSize, expectNothingCut } from '../../../testing/on-screen.ts';
import { savedBy } from '../../../testing/saved-file.ts';
import { refused, server } from '../../../testing/server.ts';
import { ONTWERP, RAMING, showReporting } from '../../../testing/show-reporting.tsx';

const SHA256 = '0123456789ab'.padEnd(64, 'f');
const XLSX_SHA256 = 'ba9876543210'.padEnd(64, 'e');
const list = page.getByRole('table', { name: 'Gemaakte rapporten' });
const button = (kind: string) =>
  list.getByRole('button', { name: `${kind} van het rapport van 03-05-2026 10:00 downloaden` });

function report(more: Partial<ReportEntry> = {}): ReportEntry {
  return {
    ...{ uuid: '0f100000-0000-4000-8000-000000000001', project: RAMING.project, language: 'nl' },
    ...{ created: '03/05/2026 10:00:00', created_by: 'Merel Medewerker', sha256: SHA256 },
    ...{ xlsx_sha256: XLSX_SHA256, pdf_sha256: null },
    calculations: [
      { uuid: RAMING.uuid, variant: 1, name: 'Raming' },
      { uuid: ONTWERP.uuid, variant: 2, name: 'Ontwerp zoals het toen heette' },
    ],
    ...more,
  };
}

describe('the reports that were made', () => {
  it('say when, by whom, in which language and of what, with the beginning of their SHA-256', async () => {
    await showReporting({
      reports: [report(), report({ uuid: RAMING.uuid, language: 'en', created_by: '' })],
    });
    await expect.element(list).toBeVisible();
    expect(rowsOf(list.element()).map((cells) => cells.slice(0, 5))).toEqual([
      [
        '03-05-2026 10:00',
        'Merel Medewerker',
        'Nederlands',
        'Variant 1: RamingVariant 2: Ontwerp zoals het toen heette',
        'Word 0123456789ab…Excel ba9876543210…',
      ],
      expect.arrayContaining(['–', 'Engels']),
    ]);
  });

  it.each([
    ['Word', endpoints.downloadReport, 'Milieu_Impact_Rapport_Brug Oost.docx'],
    ['Excel', endpoints.downloadReportWorkbook, 'Milieu_Impact_Rapport_Brug Oost.xlsx'],
    ['PDF', endpoints.downloadReportPdf, 'Milieu_Impact_Rapport_Brug Oost.pdf'],
  ] as const)('can be had as %s', async (kind, endpoint, name) => {
    server.answer(endpoint, () => new File(['bytes'], name));
    await showReporting({ reports: [report()], pdf: true });
    const file = await savedBy(() => button(kind).click());
    expect(file.name).toBe(name);
    expect(server.asked(endpoint)[0]?.params).toEqual({ report: report().uuid });
  });

  it('are no PDF where the installation makes none', async () => {
    await showReporting({ reports: [report()] });
    await expect.element(button('Word')).toBeVisible();
    await expect.element(button('PDF')).not.toBeInTheDocument();
  });

  it('have the SHA-256 of their PDF once it was made', async () => {
    server.answer(endpoints.downloadReportPdf, () => new File(['bytes'], 'Rapport.pdf'));
    await showReporting({ reports: [report()], pdf: true });
    const copyPdf = list.getByRole('button', {
      name: 'SHA-256 van de PDF van het rapport van 03-05-2026 10:00 kopiëren',
    });
    await expect.element(button('PDF')).toBeVisible();
    expect(copyPdf.query()).toBeNull();
    const results = [report({ pdf_sha256: 'fedcba9876543210'.repeat(4) })];
    server.answer(endpoints.listReports, () => ({ count: 1, next: null, previous: null, results }));
    await savedBy(() => button('PDF').click());
    await expect.element(copyPdf).toBeVisible();
    await expect.element(list).toMatchTextContent(/PDF fedcba987654…/);
  });

  it('that cannot be fetched say so at their row, with a way to try again', async () => {
    server.answer(endpoints.downloadReportPdf, () => refused(429, { detail: 'Het is te druk.' }));
    await showReporting({ reports: [report()], pdf: true });
    await button('PDF').click();
    const alert = list.getByRole('alert');
    await expect.element(alert).toMatchTextContent('Het bestand is niet gedownloadHet is te druk.');
    server.answer(endpoints.downloadReportPdf, () => new File(['bytes'], 'Rapport.pdf'));
    const file = await savedBy(() => alert.getByRole('button', { name: 'Opnieuw proberen' }).click());
    expect(file.name).toBe('Rapport.pdf');
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('have their whole SHA-256 copied, and shown where that cannot be', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => write.mockRestore());
    await showReporting({ reports: [report()] });
    const copy = list.getByRole('button', { name: 'SHA-256 van het rapport van 03-05-2026 10:00 kopiëren' });
    await copy.click();
    expect(write).toHaveBeenCalledWith(SHA256);
    const workbook = 'SHA-256 van het Excel-bestand van het rapport van 03-05-2026 10:00 kopiëren';
    await list.getByRole('button', { name: workbook }).click();
    expect(write).toHaveBeenCalledWith(XLSX_SHA256);
    await expect.element(page.getByText('De SHA-256 is gekopieerd')).toBeVisible();
    write.mockRejectedValue(new Error('not allowed'));
    await copy.click();
    await expect.element(page.getByText(`De SHA-256 is: ${SHA256}`, { exact: false })).toBeVisible();
  });

  it('are five at first, and all of them when one asks for them', async () => {
    const many = Array.from({ length: 7 }, (_, place) =>
      report({ uuid: `0f100000-0000-4000-8000-00000000001${place}` }),
    );
    await showReporting({ reports: many });
    await expect.element(list).toBeVisible();
    expect(rowsOf(list.element())).toHaveLength(5);
    await page.getByRole('button', { name: 'Toon alle 7 rapporten' }).click();
    expect(rowsOf(list.element())).toHaveLength(7);
  });

  it('that cannot be listed say so, with a way to try again', async () => {
    const screen = showReporting();
    server.answer(endpoints.listReports, () => refused(403));
    await screen;
    const section = page.getByRole('region', { name: 'Gemaakte rapporten' });
    await expect.element(section.getByRole('alert')).toBeVisible();
    server.answer(endpoints.listReports, () => ({
      count: 1,
      next: null,
      previous: null,
      results: [report()],
    }));
    await section.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(list).toBeVisible();
  });

  it('are a card each on a phone', () =>
    atSize(390, 844, async () => {
      await showReporting({ reports: [report()], pdf: true });
      await expect.element(button('PDF')).toBeVisible();
      expectNothingCut();
    }));
});
