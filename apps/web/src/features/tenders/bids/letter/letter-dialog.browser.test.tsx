import type { Project } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { calculatedBid } from '../../../../testing/example-bids.ts';
import { refused, server } from '../../../../testing/server.ts';
import { bidRow, showBidders } from '../../../../testing/show-bidders.tsx';

const dialog = page.getByRole('dialog', { name: 'Brief aan Noord' });
const days = dialog.getByRole('textbox', { name: /kalenderdagen/ });
const make = dialog.getByRole('button', { name: 'Maak brief (Word)' });
const letterButton = bidRow('Noord').getByRole('button', { name: 'Brief aan Noord' });
const AWARDED = { bids_opened: '03/05/2026 11:00:00', emvi_status: 'Locked' } as const;

async function show(project: Partial<Project> = AWARDED, active = true) {
  const bid = calculatedBid(1, 1000);
  const calculation = bid.project_calculation && { ...bid.project_calculation, active };
  await showBidders({ project, bids: [{ ...bid, active, project_calculation: calculation }] });
  await expect.element(bidRow('Noord')).toBeVisible();
}

async function openDialog() {
  await show();
  await letterButton.click();
  await expect.element(dialog).toBeVisible();
}

describe('the letter to a bidder', () => {
  it.each<[string, Partial<Project>, boolean]>([
    ['no winner was chosen', AWARDED, false],
    ['the bids are sealed', { ...AWARDED, bids_opened: null }, true],
    ['the model is taken up again', { ...AWARDED, emvi_status: 'Editing' }, true],
  ])('is not offered while %s', async (_state, project, active) => {
    await show(project, active);
    await expect.element(letterButton).not.toBeInTheDocument();
  });

  it('is asked for with the day, the days and the language that were chosen', async () => {
    server.answer(endpoints.exportBidderLetter, () => new Blob(['brief']));
    await openDialog();
    await days.fill('30');
    await dialog.getByRole('combobox', { name: 'Taal van de brief' }).click();
    await page.getByRole('option', { name: 'Engels' }).click();
    await make.click();
    await expect.element(dialog).not.toBeInTheDocument();
    const [asked] = server.asked(endpoints.exportBidderLetter);
    expect(asked?.query).toMatchObject({ days: 30, language: 'en' });
    expect(asked?.query.sent).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('has those to all bidders as well, with the same day, days and language', async () => {
    server.answer(endpoints.exportBidderLetters, () => new Blob(['zip']));
    await openDialog();
    await days.fill('30');
    await dialog.getByRole('button', { name: 'Maak alle brieven (zip)' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const [asked] = server.asked(endpoints.exportBidderLetters);
    expect(asked?.query).toMatchObject({ days: 30, language: 'nl' });
    expect(server.asked(endpoints.exportBidderLetter)).toHaveLength(0);
  });

  it('says which day is the last, and what the law asks where that is less', async () => {
    await openDialog();
    await expect.element(dialog.getByText(/laatste dag van de termijn is \d\d-\d\d-\d{4}/)).toBeVisible();
    await expect.element(dialog.getByText(/ten minste 20 dagen/)).not.toBeInTheDocument();
    await days.fill('19');
    await expect.element(dialog.getByText(/ten minste 20 dagen/)).toBeVisible();
  });

  it.each(['', '0', '91', '1,5', 'tien'])('is not asked for with %s days', async (typed) => {
    await openDialog();
    await days.fill(typed);
    await make.click();
    await expect.element(dialog.getByText('Vul een heel getal in van 1 tot en met 90')).toBeVisible();
    expect(server.asked(endpoints.exportBidderLetter)).toHaveLength(0);
  });

  it('says why it was refused, and keeps what was filled in', async () => {
    server.answer(endpoints.exportBidderLetter, () =>
      refused(409, { detail: 'Selecteer eerst een winnaar' }),
    );
    await openDialog();
    await days.fill('25');
    await make.click();
    await expect.element(dialog.getByText('Selecteer eerst een winnaar')).toBeVisible();
    await expect.element(days).toHaveValue('25');
  });
});
