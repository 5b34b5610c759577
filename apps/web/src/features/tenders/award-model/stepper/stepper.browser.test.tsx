import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atSize, expectNothingCut } from '../../../../testing/on-screen.ts';
import {
  benefit,
  FILLED_IN,
  next,
  openStep,
  previous,
  scope,
  showAwardModel,
  stepHeader,
} from '../../../../testing/show-award-model.tsx';

const TITLES = [
  'Specificeer de totale fictieve korting',
  'Verdelen van totale fictieve korting',
  'Specificeren MKI',
  'Simulatie',
  'Overzicht',
] as const;
const LOCKED = { ...FILLED_IN, emvi_status: 'Locked', project_status: 'EMVI_Complete' } as const;
const steps = page.getByRole('list', { name: 'Stappen van het gunningscriterium' }).getByRole('heading');
const focused = () => document.activeElement?.textContent;

describe('the five steps', () => {
  it('have their titles, and how far each is', async () => {
    await showAwardModel();
    await expect.element(page.getByRole('heading', { name: 'Gunningscriterium MKI' })).toBeVisible();
    await expect
      .poll(() => steps.elements().map(({ textContent }) => textContent))
      .toEqual(TITLES.map((title, index) => `Stap ${index + 1} van 5: ${index + 1}/5${title}`));
  });

  it('have a lock in place of that when the project is locked', async () => {
    await showAwardModel({ project: { ...LOCKED, project_locked: true } });
    await expect.poll(() => steps.elements()[1]?.textContent).toBe(`Stap 2 van 5, vergrendeld: ${TITLES[1]}`);
  });

  it('are walked in order the first time: a header leads nowhere, and the keyboard goes along', async () => {
    await showAwardModel({ project: { ...FILLED_IN, criteria_max_discount: 40_000 } });
    await expect.element(openStep(TITLES[1])).toBeVisible();
    await expect.element(stepHeader(TITLES[0])).not.toBeInTheDocument();
    await previous.click();
    await expect.element(openStep(TITLES[0])).toBeVisible();
    await expect.element(openStep(TITLES[1])).not.toBeInTheDocument();
    await expect.poll(focused).toContain(TITLES[0]);
    await next.click();
    await expect.poll(focused).toContain(TITLES[1]);
  });

  it('are free to go to once the model was complete, to be read', async () => {
    await showAwardModel({ project: LOCKED });
    await expect.element(openStep('Overzicht')).toBeVisible();
    await stepHeader(TITLES[0]).click();
    await expect.element(scope).toBeDisabled();
    await expect.element(benefit).toBeDisabled();
    await expect.element(stepHeader(TITLES[0])).toHaveAttribute('aria-expanded', 'true');
    await expect.element(next).toBeEnabled();
  });

  it('are free to go to and to fill in while a model is taken up again', async () => {
    await showAwardModel({ project: { ...FILLED_IN, emvi_status: 'Editing' } });
    await expect.element(scope).toBeEnabled();
    (stepHeader('Overzicht').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(openStep('Overzicht')).toBeVisible();
  });

  it.each([
    [{ project_status: 'Design_Phase_Complete', emvi_status: 'Locked' }, /^De aanbestedingsfase is voltooid/],
    [{ project_status: 'Project_Complete', emvi_status: 'Locked' }, /^Dit project is voltooid/],
    [{ project_status: 'EMVI_Complete', emvi_status: 'Locked' }, /^Het model is voltooid/],
  ] as const)('of a project with %j say once why nothing can be changed', async (project, reason) => {
    await showAwardModel({ project: { ...FILLED_IN, ...project } });
    await expect.element(page.getByText(reason)).toBeVisible();
    // The model shows it once; a number beside it shows it in its own place.
    expect(page.getByText(reason).length).toBe(1);
    await expect
      .element(page.getByRole('button', { name: 'Neem model over van een ander project' }))
      .not.toBeInTheDocument();
  });

  it('of a locked project leave the reason to the notice above the tabs', async () => {
    await showAwardModel({ project: { ...FILLED_IN, project_locked: true } });
    await expect.element(page.getByRole('heading', { name: 'Gunningscriterium MKI' })).toBeVisible();
    expect(page.getByText(/Dit project is vergrendeld/).length).toBe(0);
  });

  it('fit on a phone, with text that a phone doesn’t enlarge', async () => {
    await atSize(390, 844, async () => {
      await showAwardModel({ project: { ...FILLED_IN, emvi_status: 'Editing' } });
      await expect.element(scope).toBeVisible();
      expectNothingCut();
      expect(Number.parseFloat(getComputedStyle(scope.element()).fontSize)).toBeGreaterThanOrEqual(16);
      expect(getComputedStyle(scope.element()).textAlign).toBe('right');
      await stepHeader('Specificeren MKI').click();
      await expect.element(openStep('Specificeren MKI')).toBeVisible();
      expectNothingCut();
    });
  });
});
