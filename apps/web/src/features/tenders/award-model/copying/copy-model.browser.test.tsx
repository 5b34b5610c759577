import { type Applicant, endpoints, type ListedProject, type Project } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleBid } from '../../../../testing/example-bids.ts';
import { exampleProject } from '../../../../testing/example-project.ts';
import { leaveScreens } from '../../../../testing/render-screen.tsx';
import { refused, server } from '../../../../testing/server.ts';
import { FILLED_IN, sentChanges, showAwardModel } from '../../../../testing/show-award-model.tsx';

const other = (number: number, more: Partial<Project>): ListedProject => ({
  ...exampleProject({ ...FILLED_IN, ...more }),
  uuid: `0b000000-0000-4000-8000-00000000010${number}`,
  result: null,
  result_a2: null,
  next_step: null,
});
const FOLLOWING = other(1, { project_name: 'Kade Noord', emvi_status: 'Locked' });
const BY_HAND = other(2, { project_name: 'Weg West', mki_manually_set: true, projectscope: 2_000_000 });
const WITHOUT = other(3, { project_name: 'Park Zuid', project_award_criteria: false });
const dialog = page.getByRole('dialog', { name: 'Model overnemen' });

async function open(...projects: ListedProject[]) {
  return openWith([], ...projects);
}

async function openWith(bids: readonly Applicant[], ...projects: ListedProject[]) {
  server.answer(endpoints.listProjects, () => ({
    count: projects.length,
    next: null,
    previous: null,
    results: projects,
  }));
  const shown = await showAwardModel({ bids });
  await page.getByRole('button', { name: 'Neem model over van een ander project' }).click();
  await expect.element(dialog).toBeVisible();
  return shown;
}

describe('taking over a model', () => {
  it('lists the projects that have one, with what tells them apart', async () => {
    const self = { ...exampleProject(FILLED_IN), result: null, result_a2: null, next_step: null };
    await open(self, FOLLOWING, BY_HAND, WITHOUT);
    await expect.poll(() => dialog.getByRole('radio').length).toBe(2);
    await expect
      .element(dialog.getByRole('radio', { name: /^Kade Noord/ }))
      .toHaveAccessibleName(
        'Kade Noord Omvang €1.000.000,-, korting €300.000,-, waarvan MKI €250.000,-, voltooid',
      );
    await expect.element(dialog.getByRole('button', { name: 'Overnemen' })).toBeDisabled();
  });

  it('shows what changes, and what stays behind because it follows a baseline, before one change is made of it', async () => {
    const shown = await open(FOLLOWING);
    await dialog.getByRole('radio', { name: /^Kade Noord/ }).click();
    await expect
      .element(dialog.getByRole('row', { name: 'Totale fictieve korting - €300.000,-' }))
      .toBeVisible();
    await expect
      .element(dialog.getByText(/^Referentiewaarde, streefwaarde, plafond en staffel worden niet/))
      .toBeVisible();
    expect(sentChanges()).toEqual([]);
    await dialog.getByRole('button', { name: 'Overnemen' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sentChanges()).toEqual([
      {
        projectscope: 1_000_000,
        fictional_tender_benefit: 300_000,
        mki_max_discount: 250_000,
        criteria_max_discount: 50_000,
        criteria: [],
        asked_modules: [],
        mki_steps: null,
        mki_penalty_factor: 1.5,
        seal_bids: false,
        expected_number_of_applicants: 20,
      },
    ]);
    expect(shown.stored().projectscope).toBe(1_000_000);
    await expect.element(page.getByRole('textbox', { name: /^Projectomvang/ })).toHaveValue('1.000.000');
  });

  it('takes boundaries along that were set by hand', async () => {
    await open(BY_HAND);
    await dialog.getByRole('radio').click();
    await expect
      .element(dialog.getByRole('row', { name: 'Ondergrens ‘Streefwaarde’ - €50.000,-' }))
      .toBeVisible();
    await expect.element(dialog.getByText(/worden niet overgenomen/)).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Overnemen' }).click();
    await expect
      .poll(() => sentChanges()[0])
      .toMatchObject({ mki_upper_boundary: 100_000, mki_lower_boundary: 50_000, mki_manually_set: true });
  });

  it('takes along whether bids are sealed, but not where there are bids', async () => {
    const sealing = { ...FOLLOWING, seal_bids: true };
    const row = dialog.getByRole('row', { name: 'Inschrijvingen verzegelen niet tot de opening' });
    await open(sealing);
    await dialog.getByRole('radio').click();
    await expect.element(row).toBeVisible();
    await dialog.getByRole('button', { name: 'Overnemen' }).click();
    await expect.poll(() => sentChanges()[0]).toMatchObject({ seal_bids: true });
    await leaveScreens();
    server.forget();
    await openWith([exampleBid({})], sealing);
    await dialog.getByRole('radio').click();
    await expect.element(dialog.getByRole('row', { name: /^Totale fictieve korting/ })).toBeVisible();
    expect(row.length).toBe(0);
    await dialog.getByRole('button', { name: 'Overnemen' }).click();
    await expect.poll(() => sentChanges().length).toBe(1);
    expect(sentChanges()[0]).not.toHaveProperty('seal_bids');
  });

  it('that is refused says why, and stays open', async () => {
    await open(FOLLOWING);
    server.answer(endpoints.updateProject, () =>
      refused(400, { mki_max_discount: ['Totaal fictief gunningsvoordeel met €1,- overschreden'] }),
    );
    await dialog.getByRole('radio').click();
    await dialog.getByRole('button', { name: 'Overnemen' }).click();
    await expect
      .element(dialog.getByText('Totaal fictief gunningsvoordeel met €1,- overschreden'))
      .toBeVisible();
  });

  it('says so where no other project has a model', async () => {
    await open(WITHOUT);
    await expect
      .element(dialog.getByText('Geen ander project van uw organisatie heeft een model.'))
      .toBeVisible();
  });
});
