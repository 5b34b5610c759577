import '@fontsource-variable/source-sans-3/wght.css';
import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { calculationUuid } from '../../../testing/calculation-answers.ts';
import { cellsOf } from '../../../testing/charts-on-screen.ts';
import { atSize } from '../../../testing/on-screen.ts';
import { savedBy } from '../../../testing/saved-file.ts';
import { refused, server } from '../../../testing/server.ts';
import { rowOf } from '../../../testing/show-calculations.tsx';
import { ONTWERP, RAMING, reported, SEALED, showReporting } from '../../../testing/show-reporting.tsx';

const table = page.getByRole('table', { name: 'Berekeningen van het project' });
const BID = reported({
  uuid: calculationUuid(3),
  name: 'Bod',
  calculation_type: 'applicant',
  applicant: calculationUuid(9),
  applicant_name: 'Noord',
});
const tick = (name: string) => page.getByRole('checkbox', { name: `${name} toevoegen aan het rapport` });

/** Whether no word of an element's text goes on at the next line. */
function wordsOnOneLine(element: Element): boolean {
  const text = element.firstChild as Text;
  return [...text.data.matchAll(/\S+/g)].every(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length === 1;
  });
}

describe('what goes into a report', () => {
  it('is a table of every calculation, in the order of their numbers, with the bidder of a bid', async () => {
    await showReporting({
      calculations: [BID, ONTWERP, { ...RAMING, include_in_report: false }],
    });
    await expect.element(table).toBeVisible();
    const rows = cellsOf(table.element()).map((cells) => cells.slice(0, 4));
    expect(rows).toEqual([
      ['Variant', 'Inschrijver', 'Naam berekening', 'Type'],
      ['–', '', 'Raming', 'Baseline ontwerp'],
      ['Variant 1', '', 'Ontwerp', 'Optimalisatie ontwerp'],
      ['Variant 2', 'Noord', 'Bod', 'Inschrijving'],
    ]);
    expect(cellsOf(table.element())[0]?.slice(4)).toEqual([
      'Aangemaakt op',
      'MKI',
      'Bestand',
      'Toevoegen',
      'Notities',
      'Aanpassen',
    ]);
    await expect.element(rowOf('Ontwerp')).toMatchTextContent('€500,-');
  });

  it('is saved at once when it is ticked, and the numbers are those of the server', async () => {
    await showReporting({ calculations: [ONTWERP, { ...RAMING, include_in_report: false }] });
    await expect.element(rowOf('Ontwerp')).toMatchTextContent('Variant 1');
    await tick('Raming').click();
    await expect.element(rowOf('Raming')).toMatchTextContent('Variant 1');
    await expect.element(rowOf('Ontwerp')).toMatchTextContent('Variant 2');
    const [change] = server.asked(endpoints.updateCalculation);
    expect(change?.params.uuid).toBe(RAMING.uuid);
    expect(change?.payload).toEqual({ include_in_report: true });
  });

  it('stays as it was when saving it fails, which is said at its row with a way to try again', async () => {
    await showReporting();
    await expect.element(tick('Ontwerp')).toBeChecked();
    server.answer(endpoints.updateCalculation, () => refused(503, { detail: 'Nu even niet.' }));
    await tick('Ontwerp').click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent('Nu even niet.');
    await expect.element(tick('Ontwerp')).toBeChecked();
    await expect.element(rowOf('Ontwerp')).toMatchTextContent('Variant 2');
    server.forget();
    await alert.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect
      .poll(() => server.asked(endpoints.updateCalculation)[0]?.payload)
      .toEqual({
        include_in_report: false,
      });
  });

  it('is no bid that is sealed: it has no number, and says why', async () => {
    await showReporting({ calculations: [{ ...BID, variant: SEALED }, RAMING] });
    const mark = rowOf('Bod').getByText('verzegeld');
    await expect.element(mark).toBeVisible();
    await mark.hover();
    await expect
      .element(page.getByRole('tooltip'))
      .toMatchTextContent('zodra de inschrijvingen zijn geopend');
  });

  it('can be chosen in a locked project as well, where names and notes lie fixed', async () => {
    await showReporting({ project: { project_locked: true } });
    await expect.element(tick('Raming')).toBeEnabled();
    await expect.element(page.getByRole('button', { name: /Naam wijzigen/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /Notitie/ })).not.toBeInTheDocument();
  });

  it('can be renamed and annotated where it stands, and its file downloaded', async () => {
    await showReporting({ calculations: [RAMING] });
    await page.getByRole('button', { name: 'Naam wijzigen van Raming' }).click();
    await page.getByRole('textbox', { name: 'Naam berekening' }).fill('Raming mei');
    await page.getByRole('button', { name: 'Naam opslaan' }).click();
    await expect.element(rowOf('Raming mei')).toBeVisible();
    await page.getByRole('button', { name: 'Notitie toevoegen aan Raming mei' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Notitie toevoegen' })).toBeVisible();
    await page.getByRole('button', { name: 'Annuleren' }).click();
    server.answer(endpoints.downloadCalculation, () => new Blob(['bytes']));
    const file = await savedBy(() => page.getByRole('button', { name: 'brug.xlsx downloaden' }).click());
    expect(file.name).toBe('brug.xlsx');
  });

  it('leads to the baseline where there is nothing yet', async () => {
    await showReporting({ calculations: [] });
    await expect.element(page.getByText('Dit project heeft nog geen berekeningen')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Naar Baseline' }))
      .toHaveAttribute('href', expect.stringContaining('/tab/3'));
  });

  it('fits beside the menu on a laptop, with every word whole', () =>
    // 1440 px, without the menu and the page's margins
    atSize(1240, 900, async () => {
      const name = 'Gemaal met hergebruikte damwandplanken';
      const bidder = 'Aannemingsmaatschappij Van Heemstra';
      const file = 'inschrijving-gemaal-de-kluft-definitief.xlsx';
      await showReporting({
        calculations: [RAMING, { ...BID, name, applicant_name: bidder, excel_file: file, mki_set: 'a2' }],
      });
      await expect.element(rowOf(name)).toBeVisible();
      await document.fonts.ready;
      const paper = table.element().parentElement as HTMLElement;
      paper.style.width = '1126px';
      expect(paper.scrollWidth).toBeLessThanOrEqual(1126);
      for (const text of [name, bidder])
        expect(wordsOnOneLine(rowOf(name).getByText(text).element())).toBe(true);
    }));

  it('is a card each on a phone, that begins with its name', () =>
    atSize(390, 844, async () => {
      await showReporting();
      await expect.element(rowOf('Raming')).toBeVisible();
      const top = (text: string) => rowOf('Raming').getByText(text).element().getBoundingClientRect().top;
      expect(top('Raming')).toBeLessThan(top('Variant 1'));
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    }));
});
