import { type Applicant, endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalculations, calculationUuid, exampleCheck } from '../../../testing/calculation-answers.ts';
import { applicantUuid, calculatedBid, exampleBid } from '../../../testing/example-bids.ts';
import { exampleProject, PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { refused, server } from '../../../testing/server.ts';
import { workbook } from '../../../testing/show-calculations.tsx';
import { UploadsProvider } from '../upload/uploads-provider.tsx';
import { BidderCalculation } from './bidder-calculation.tsx';
import { BidderUploads } from './bidder-uploads.tsx';

const CALCULATED = calculatedBid(1, 75_000, { name: 'Noord' });
const upload = page.getByRole('button', { name: 'Berekening uploaden van Noord' });
const bin = page.getByRole('button', { name: 'Berekening verwijderen van Noord' });

async function show(
  bidder: Applicant,
  more: { readOnly?: boolean; mayDownload?: boolean; busyReason?: string } = {},
): Promise<void> {
  answerCalculations(...(bidder.project_calculation ? [bidder.project_calculation] : []));
  server.answer(endpoints.getProject, () => exampleProject());
  await renderScreen(
    <UploadsProvider>
      <BidderCalculation bidder={bidder} readOnly={false} mayDownload={false} {...more} />
      <BidderUploads bidders={[bidder]} />
    </UploadsProvider>,
    { at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/6` },
  );
}

function chooseFor(bidder: string, file: File): void {
  const input = document.querySelector<HTMLInputElement>(
    `input[aria-label="Berekening uploaden van ${bidder}"]`,
  );
  if (!input) throw new Error(`There is no way in for a file of ${bidder}`);
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('the calculation of a bidder', () => {
  it('is checked first and then added, as that of the bidder and of no project', async () => {
    await show(exampleBid());
    await expect.element(upload).toBeVisible();
    chooseFor('Noord', workbook('noord.xlsx'));
    const section = page.getByRole('region', { name: 'Inschrijfberekening van Noord' });
    await expect.element(section.getByRole('region', { name: 'Controle van noord.xlsx' })).toBeVisible();
    await expect.element(section).not.toMatchTextContent(/actieve berekening|actief maken|Wat verandert er/);
    expect(server.asked(endpoints.uploadCalculation)).toEqual([]);
    await section.getByRole('button', { name: 'Berekening toevoegen' }).click();
    await expect.element(section).not.toBeInTheDocument();
    for (const endpoint of [endpoints.checkCalculation, endpoints.uploadCalculation]) {
      const [asked] = server.asked(endpoint);
      expect(asked?.payload).toMatchObject({ applicant: applicantUuid(1), calculation_type: 'applicant' });
      expect(asked?.payload.project).toBeUndefined();
    }
  });

  it('that fails to upload says so in its row, with the reason for who asks, and is tried again from there', async () => {
    await show(exampleBid());
    let refusals = 1;
    server.answer(endpoints.checkCalculation, () =>
      refusals-- > 0 ? refused(404, { detail: 'De inschrijver is er niet meer.' }) : exampleCheck(),
    );
    await expect.element(upload).toBeVisible();
    chooseFor('Noord', workbook('noord.xlsx'));
    const failed = page.getByRole('button', { name: 'Uploaden mislukt' });
    await failed.hover();
    await expect.element(page.getByRole('tooltip')).toMatchTextContent('De inschrijver is er niet meer.');
    await failed.click();
    await expect.element(page.getByRole('region', { name: 'Controle van noord.xlsx' })).toBeVisible();
    await expect.element(failed).not.toBeInTheDocument();
  });

  it('that its check refuses says so in its row as well, also once the check is closed', async () => {
    await show(exampleBid());
    const message = "Failed to find column 'Unit' in Excel file";
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({
        accepted: false,
        problems: [
          {
            ...{ severity: 'error', sheet: null, row: null, column: null, cell: null },
            ...{ message, what: message, what_to_do: '' },
          },
        ],
        error_count: 1,
        item_count: null,
        no_change: 'refused',
      }),
    );
    await expect.element(upload).toBeVisible();
    chooseFor('Noord', workbook('noord.xlsx'));
    const failed = page.getByRole('button', { name: 'Uploaden mislukt' });
    await expect.element(failed).toBeVisible();
    await page.getByRole('region', { name: 'Controle van noord.xlsx' }).getByText('Annuleren').click();
    await expect.element(page.getByRole('region', { name: /Controle/ })).not.toBeInTheDocument();
    await failed.hover();
    await expect
      .element(page.getByRole('tooltip'))
      .toMatchTextContent("Kolom 'Unit' kon niet worden gevonden in het Excel-bestand");
  });

  it('shows the last 8 characters of its file, and the whole name for who asks', async () => {
    await show(CALCULATED);
    const file = page.getByText('ord.xlsx', { exact: true });
    await file.hover();
    await expect.element(page.getByRole('tooltip')).toMatchTextContent('inschrijving-Noord.xlsx');
    expect(page.getByRole('button', { name: /downloaden/ }).length).toBe(0);
  });

  it('is downloaded by staff', async () => {
    await show(CALCULATED, { mayDownload: true });
    server.answer(endpoints.downloadCalculation, () => refused(404, { detail: 'Het bestand is er niet.' }));
    await page.getByRole('button', { name: 'inschrijving-Noord.xlsx downloaden' }).click();
    await expect.element(page.getByRole('button', { name: 'Downloaden mislukt' })).toBeVisible();
    expect(server.asked(endpoints.downloadCalculation).map(({ params }) => params.uuid)).toEqual([
      calculationUuid(11),
    ]);
  });

  it('that is replaced names what the new file takes the place of, and of a winner what that costs', async () => {
    await show({ ...CALCULATED, active: true });
    await expect.element(page.getByRole('button', { name: 'Berekening vervangen van Noord' })).toBeVisible();
    chooseFor('Noord', workbook('nieuw.xlsx'));
    await expect
      .element(
        page.getByText(
          'Als u het bestand toevoegt, vervangt het inschrijving-Noord.xlsx. Noord is dan niet langer de winnaar.',
        ),
      )
      .toBeVisible();
  });

  it('of the winner is deleted by who knows that there is no winner then, and brought back', async () => {
    await show({ ...CALCULATED, active: true });
    await expect.element(bin).toBeVisible();
    await bin.click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toMatchTextContent('Noord is dan niet langer de winnaar.');
    await dialog.getByRole('button', { name: 'Verwijder' }).click();
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect
      .poll(() => server.asked(endpoints.restoreCalculation).map(({ params }) => params.uuid))
      .toEqual([calculationUuid(11)]);
  });

  it('waits while something else is being changed, and says so', async () => {
    await show(CALCULATED, { busyReason: 'U past een andere inschrijving aan.' });
    await expect.element(bin).toHaveAttribute('aria-disabled', 'true');
    await bin.hover({ force: true });
    await expect.element(page.getByRole('tooltip')).toMatchTextContent('U past een andere inschrijving aan.');
  });

  it('can only be read once the phase is closed', async () => {
    await show(CALCULATED, { readOnly: true });
    await expect.element(page.getByText('ord.xlsx', { exact: true })).toBeVisible();
    expect(page.getByRole('button').length).toBe(0);
  });
});
