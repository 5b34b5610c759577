import { expect, type Locator, type Page } from '@playwright/test';
import type { ProjectKind, ProjectRecord } from '../session/api-session.ts';
import { MUNICIPALITY } from '../session/installations.ts';
import { dashboardOf } from './addresses.ts';

/** Finds the dialog that starts a project. */
export function newProjectDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Nieuw project' });
  return { dialog, ...projectFields(dialog, page) };
}

/** Finds the fields of a project's data, which are the same in the dialog and in tab 1. */
export function projectFields(form: Locator | Page, page: Page) {
  return {
    name: form.getByRole('textbox', { name: 'Projectnaam' }),
    sector: form.getByRole('combobox', { name: 'Sector' }),
    type: form.getByRole('combobox', { name: 'Projecttype' }),
    location: form.getByRole('combobox', { name: 'Locatie' }),
    latitude: form.getByRole('textbox', { name: 'Breedtegraad' }),
    longitude: form.getByRole('textbox', { name: 'Lengtegraad' }),
    description: form.getByRole('textbox', { name: 'Omschrijving' }),
    contract: form.getByRole('combobox', { name: 'Contractvorm' }),
    question: form.getByRole('radiogroup', { name: 'Zijn er gunningscriteria?' }),
    map: form.getByRole('region', { name: 'Kaart van de locatie' }),
    /** chooses an option of one of the lists */
    async choose(list: Locator, option: string): Promise<void> {
      await list.click();
      await page.getByRole('option', { name: option, exact: true }).click();
    },
  };
}

const CONTRACT_LABELS = {
  RAW: 'UAV-contract met RAW-bestek',
  'UAV-GC': 'UAV-GC-contract / Bouwteam',
  NA: 'Niet van toepassing',
} as const;

/** Starts a project by the dialog, as people do, with only the required fields. Ends in the project's Baseline. */
export async function startProject(
  page: Page,
  project_name: string,
  { project_contract_type: contract, project_award_criteria: criteria }: ProjectKind,
): Promise<ProjectRecord> {
  await page.goto(dashboardOf(MUNICIPALITY));
  await page.getByRole('button', { name: 'Start nieuw project' }).click();
  const { dialog, ...fields } = newProjectDialog(page);
  await fields.name.fill(project_name);
  await fields.choose(fields.sector, 'Spoorinfrastructuur');
  await fields.choose(fields.type, 'Reconstructie');
  await fields.choose(fields.contract, CONTRACT_LABELS[contract]);
  if (criteria !== null) await fields.question.getByRole('radio', { name: criteria ? 'Ja' : 'Nee' }).check();
  await dialog.getByRole('button', { name: 'Kies projectleden' }).click();
  await dialog.getByRole('button', { name: `Start project ${project_name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: project_name })).toBeVisible();
  await expect(page).toHaveURL(/\/tab\/3$/);
  const uuid = /\/project\/([\w-]+)\//.exec(page.url())?.[1] ?? '';
  return { uuid, organization: MUNICIPALITY, project_name };
}
