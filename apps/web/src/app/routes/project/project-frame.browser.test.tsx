import {
  type Calculation,
  endpoints,
  type Project,
  type ProjectClosure,
  type ProjectComparison,
} from '@milieuspoor/contract';
import {
  type Actor,
  type CalculationType,
  LIFE_CYCLE_MODULES,
  type NextStepName,
  nextStep,
  type OpeningStep,
  type ProjectTab,
} from '@milieuspoor/domain';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ProjectOutcome, tabFigures } from '../../../features/calculations/index.ts';
import { nextStepSubjectOf, ProjectScreen } from '../../../features/projects/index.ts';
import { ListedNextStep } from '../../../features/projects/list/listed-next-step.tsx';
import {
  answerCalculations,
  calculationUuid,
  exampleCalculation,
  exampleTotal,
} from '../../../testing/calculation-answers.ts';
import { exampleComparisons, SAME_SCOPE } from '../../../testing/example-comparisons.ts';
import { exampleProject, PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { atSize, expectNothingCut, placeOf } from '../../../testing/on-screen.ts';
import { leaveScreens, renderScreen } from '../../../testing/render-screen.tsx';
import { refused, server } from '../../../testing/server.ts';
import { MEMBER, STAFF } from '../../../testing/show-calculations.tsx';
import { useMainAct } from '../../../ui/main-act.ts';
import { useStepAct } from '../../../ui/step-acts.ts';

const outcome = page.getByRole('region', { name: 'Uitkomst van het project' });
const track = () => outcome.element().querySelector<HTMLElement>('[data-track]')?.dataset.track;

let number = 0;
const active = (type: CalculationType, mki: number, more: Partial<Calculation['totals'][number]> = {}) =>
  exampleCalculation({
    uuid: calculationUuid(++number),
    calculation_type: type,
    active: true,
    mki_value: mki,
    mki_set: more.set ?? 'a1',
    totals: [exampleTotal({ mki_value: mki, ...more })],
  });

interface Visit {
  readonly calculations?: readonly Calculation[];
  readonly project?: Partial<Project>;
  readonly tab?: ProjectTab;
  readonly actor?: Actor;
  readonly onTabChange?: (tab: ProjectTab) => void;
  readonly content?: ReactNode;
  readonly closure?: Promise<ProjectClosure>;
  /** the server's conclusions, if they differ from those of the totals */
  readonly comparisons?: ProjectComparison[];
}

/** Shows the frame of the example project, with its calculations. */
async function showFrame(visit: Visit = {}) {
  const { calculations = [], project = {}, tab = 'baseline', actor = MEMBER } = visit;
  answerCalculations(...calculations);
  const { comparisons } = visit;
  if (comparisons)
    server.answer(endpoints.listProjectComparisons, () => ({
      ...{ count: comparisons.length, next: null, previous: null },
      results: comparisons,
    }));
  const shown = exampleProject(project);
  server.answer(endpoints.getProject, () => shown);
  const opens: OpeningStep = shown.project_locked ? 'unlock' : 'reopen';
  const unknown: ProjectClosure = { opens, closed: null, request: null, refused: null };
  server.answer(endpoints.getProjectClosure, () => visit.closure ?? unknown);
  await renderScreen(
    <ProjectScreen
      project={shown}
      actor={actor}
      tab={tab}
      onTabChange={visit.onTabChange ?? (() => undefined)}
      outcome={<ProjectOutcome project={shown} />}
      next={nextStep(nextStepSubjectOf(shown, calculations), actor)}
      figures={tabFigures(calculations)}
    >
      {visit.content ?? <p>Inhoud</p>}
    </ProjectScreen>,
    { at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/3` },
  );
  await expect.element(outcome).toHaveAttribute('aria-busy', 'false');
}

describe('the outcome of a project', () => {
  it('is a saving in words, with its set, and as a track', async () => {
    await showFrame({
      calculations: [active('design-baseline', 1_000), active('design-optimization', 750)],
    });
    await expect.element(outcome).toMatchTextContent('Optimalisatie, MKIA1€250,- minder▼ 25,00 %');
    expect(track()).toBe('saved');
  });

  it('is more than the baseline, in words too', async () => {
    await showFrame({
      calculations: [active('design-baseline', 1_000), active('design-optimization', 1_100)],
    });
    await expect.element(outcome).toMatchTextContent('Optimalisatie, MKIA1€100,- meer▲ 10,00 %');
    expect(track()).toBe('more');
  });

  it('says that it is incomplete at the figure itself', async () => {
    await showFrame({
      calculations: [
        active('design-baseline', 1_000),
        active('design-optimization', 750, { items_undeclared: 1 }),
      ],
    });
    await expect.element(outcome).toMatchTextContent('▼ 25,00 %, onvolledig');
  });

  it('says at its set that a weight was confirmed by nobody', async () => {
    await showFrame({
      calculations: [
        active('design-baseline', 1_000, { set: 'a2', weights_unconfirmed: ['GWP'] }),
        active('design-optimization', 750, { set: 'a2' }),
      ],
    });
    const mark = outcome.getByLabelText('Set A2, weegfactoren 2026-1, met onbevestigde weegfactoren');
    await expect.element(mark).toHaveTextContent('A2');
  });

  it.each([
    [{ weights_version: '2027-1' }, /niet te vergelijken: .*verschillende weegfactoren/],
    [{ set: 'a2' }, /niet te vergelijken: baseline en optimalisatie staan in verschillende sets/],
  ] as const)('that cannot be compared has a reason in place of a figure: %o', async (apart, reason) => {
    await showFrame({
      calculations: [active('design-baseline', 1_000), active('design-optimization', 750, apart)],
    });
    await expect.element(outcome).toMatchTextContent(reason);
    await expect.element(outcome).not.toMatchTextContent(/minder|€|%/);
    expect(track()).toBe('incomparable');
  });

  it('of sides that are not the same work names the modules, what can be said beside it, and the other posts', async () => {
    const calculations = [active('design-baseline', 1_000), active('design-optimization', 400)];
    const [compared] = exampleComparisons(calculations);
    if (!compared) throw new Error('not compared');
    const modules = LIFE_CYCLE_MODULES.map((module) => (module.startsWith('C') ? 5 : 0));
    const refused: ProjectComparison = {
      ...compared,
      comparison: null,
      gaps: [{ side: 'optimization', undeclared: 0, items: 5, lacking: { items: 5, modules } }],
      shared: {
        modules: ['A1-A3'],
        comparison: { baseline: 500, optimization: 459, amount: -41, share: -0.082, incomplete: false },
      },
      scope: { ...SAME_SCOPE, missing: 4 },
    };
    await showFrame({ calculations, comparisons: [refused] });
    await expect.element(outcome).toMatchTextContent(/niet te vergelijken: C1-C4 ontbreken bij 5 posten/);
    await expect.element(outcome).toMatchTextContent(/Over A1-A3: 8,20 % minder/);
    await expect.element(outcome).toMatchTextContent(/omvang verschilt/);
    expect(track()).toBe('incomparable');
  });

  it('says beside a saving that its MKI counts partly as 0, and not what does in its CO2 alone', async () => {
    const calculations = [active('design-baseline', 1_000), active('design-optimization', 400)];
    const [compared] = exampleComparisons(calculations);
    if (!compared) throw new Error('not compared');
    const answered = (explained: number, missing = 0) => ({
      calculations,
      comparisons: [{ ...compared, scope: { ...SAME_SCOPE, missing, explained, explained_co2: 5 } }],
    });
    await showFrame(answered(0));
    await expect.element(outcome).not.toMatchTextContent(/deels als 0/);
    leaveScreens();
    await showFrame(answered(2));
    await expect.element(outcome.getByRole('button', { name: 'telt deels als 0' })).toBeVisible();
    leaveScreens();
    await showFrame(answered(1, 4));
    await expect
      .element(outcome.getByRole('button', { name: 'omvang verschilt, deels als 0' }))
      .toBeVisible();
  });

  it('says beside a saving that something too small to matter was left empty', async () => {
    const calculations = [active('design-baseline', 1_000), active('design-optimization', 400)];
    const [compared] = exampleComparisons(calculations);
    if (!compared) throw new Error('not compared');
    await showFrame({ calculations, comparisons: [{ ...compared, noted: ['D'] }] });
    await expect
      .element(outcome.getByRole('button', { name: 'iets leeg, minder dan 1 %', exact: true }))
      .toBeVisible();
  });

  it('without an optimisation is the baseline, and what that leaves open', async () => {
    await showFrame({ calculations: [active('design-baseline', 1_000, { items_undeclared: 2 })] });
    await expect
      .element(outcome)
      .toMatchTextContent('Baseline, MKIA1€1.000,-, onvolledig bij 2 van 5 posten');
    expect(track()).toBe('baseline-only');
  });

  it('of a project without an active baseline says that there is none', async () => {
    await showFrame({ calculations: [exampleCalculation()] });
    await expect.element(outcome).toMatchTextContent('Nog geen actieve baseline');
    expect(track()).toBe('nothing');
  });
});

describe('the frame of a project', () => {
  const calculations = [active('design-baseline', 53_377), active('design-optimization', 43_419)];
  const completed: Partial<Project> = {
    project_name: 'Reconstructie Kanaalweg',
    project_status: 'Project_Complete',
    project_status_display: 'Project voltooid',
    design_phase_complete_date: '2024-02-20',
    project_complete_date: '2024-10-31',
  };

  it('leads back to the projects', async () => {
    await showFrame();
    const back = page.getByRole('link', { name: 'Projecten' });
    await expect.element(back).toHaveAttribute('href', expect.stringContaining('/dashboard'));
  });

  it('names its tabs without the figure under them, and with their lock', async () => {
    await showFrame({ calculations });
    await expect
      .element(page.getByRole('tab', { name: 'Baseline', exact: true }))
      .toMatchTextContent('€53.377,- A1');
    await expect
      .element(page.getByRole('tab', { name: 'Optimalisatie', exact: true }))
      .toMatchTextContent('€43.419,- A1');
  });

  it('of a completed project locks every tab, by a sign of 14 px', async () => {
    await showFrame({ calculations, project: completed });
    const tab = page.getByRole('tab', { name: 'Baseline (vergrendeld)' });
    await expect.element(tab).toBeVisible();
    expect(tab.element().querySelector('svg')?.getBoundingClientRect().width).toBe(14);
  });

  it('begins with its outcome as the one large figure, beside the name on a wide screen', async () => {
    await showFrame({ calculations, project: completed });
    const figure = outcome.getByText('€9.958,- minder', { exact: true });
    expect(getComputedStyle(figure.element()).fontSize).toBe('28px');
    expect(placeOf(figure).height).toBe(34);
    const title = placeOf(page.getByRole('heading', { level: 1 }));
    expect(placeOf(outcome).width).toBe(380);
    expect(placeOf(outcome).left).toBeGreaterThan(title.left);
    expect(placeOf(outcome).bottom).toBeLessThan(160);
    expect(placeOf(page.getByText('Inhoud')).top).toBeLessThan(230);
    expectNothingCut();
  });

  it('does not move when the figures arrive', async () => {
    await showFrame({ project: completed });
    const before = placeOf(page.getByText('Inhoud')).top;
    leaveScreens();
    await showFrame({ calculations, project: completed });
    expect(placeOf(page.getByText('Inhoud')).top).toBe(before);
  });

  it.each([360, 390])('cuts the next tab at %i px, so that the list shows that it goes on', (width) =>
    atSize(width, 844, async () => {
      await showFrame({ calculations, project: completed, tab: 'baseline' });
      const list = page.getByRole('tablist');
      const edge = () => list.element().parentElement?.getBoundingClientRect().right ?? 0;
      const cut = () =>
        [...list.element().querySelectorAll('[role="tab"]')]
          .map((tab) => tab.getBoundingClientRect())
          .find(({ left, right }) => left <= edge() - 28 && right >= edge() + 16);
      await expect.poll(cut).toBeTruthy();
      const chosen = placeOf(page.getByRole('tab', { name: 'Baseline (vergrendeld)' }));
      expect(chosen.left).toBeGreaterThanOrEqual(0);
      expect(chosen.right).toBeLessThanOrEqual(width);
      expect(placeOf(outcome).right).toBeLessThanOrEqual(width);
      expect(document.querySelector('.MuiTabScrollButton-root')).toBeNull();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }),
  );
});

const step = page.getByRole('region', { name: 'Volgende stap' });

function Taken({ step: name, onTaken }: { readonly step: NextStepName; readonly onTaken: () => void }) {
  useStepAct(name, onTaken);
  return null;
}

function Tab() {
  return <Button variant={useMainAct('tab')}>Volgende</Button>;
}

describe('the next step in the header', () => {
  it('has a button that opens its tab, and takes it there', async () => {
    const done: string[] = [];
    await showFrame({
      tab: 'project-data',
      onTabChange: (tab) => done.push(tab),
      content: <Taken step="upload-baseline" onTaken={() => done.push('taken')} />,
    });
    await step.getByRole('button', { name: 'Baseline toevoegen' }).click();
    await expect.poll(() => done).toEqual(['baseline', 'taken']);
  });

  it('is taken at once, and once, by who comes for it from the list of projects', async () => {
    const done: string[] = [];
    const listed = {
      ...exampleProject(),
      ...{ result: null, result_a2: null },
      next_step: { step: 'upload-baseline', tab: 'baseline', by: 'worker', mine: true },
    } as const;
    await showFrame({
      content: (
        <>
          <ListedNextStep project={listed} />
          <Taken step="upload-baseline" onTaken={() => done.push('taken')} />
        </>
      ),
    });
    await expect.element(step.getByRole('button', { name: 'Baseline toevoegen' })).toBeVisible();
    expect(done).toEqual([]);
    await page.getByRole('link', { name: 'Baseline toevoegen' }).click();
    await expect.poll(() => done).toEqual(['taken']);
    // Another step than the project needs by now is not taken.
    leaveScreens();
    await showFrame({
      calculations: [exampleCalculation()],
      content: (
        <>
          <ListedNextStep project={listed} />
          <Taken step="upload-baseline" onTaken={() => done.push('taken again')} />
        </>
      ),
    });
    await expect.element(step).toMatchTextContent('Baseline actief maken');
    await page.getByRole('link', { name: 'Baseline toevoegen' }).click();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(done).toEqual(['taken']);
  });

  it('is taken on the tab that is open, without opening it again', async () => {
    const done: string[] = [];
    await showFrame({
      onTabChange: (tab) => done.push(tab),
      calculations: [exampleCalculation()],
      content: <Taken step="activate-baseline" onTaken={() => done.push('taken')} />,
    });
    await step.getByRole('button', { name: 'Baseline actief maken' }).click();
    await expect.poll(() => done).toEqual(['taken']);
  });

  it('is words alone where it is read or answered on the open tab: no button only scrolls', async () => {
    const project = {
      project_contract_type: 'UAV-GC',
      project_status: 'Design_Phase_Complete',
    } as const;
    const calculations = [active('design-baseline', 1_000), active('design-optimization', 750)];
    await showFrame({ tab: 'as-built', project, calculations });
    await expect.element(step).toMatchTextContent('Vraag over de scope beantwoorden');
    expect(step.getByRole('button').length).toBe(0);
    leaveScreens();
    const chosen: ProjectTab[] = [];
    await showFrame({ tab: 'baseline', project, calculations, onTabChange: (tab) => chosen.push(tab) });
    await step.getByRole('button', { name: 'Vraag over de scope beantwoorden' }).click();
    expect(chosen).toEqual(['as-built']);
  });

  it('has the one main button of the screen', async () => {
    await showFrame({ tab: 'project-data', content: <Tab /> });
    await expect.element(step.getByRole('button')).toHaveClass(/MuiButton-contained/);
    await expect.element(page.getByRole('button', { name: 'Volgende' })).toHaveClass(/MuiButton-outlined/);
    leaveScreens();
    await showFrame({ project: { project_status: 'Project_Complete' }, content: <Tab /> });
    await expect.element(page.getByRole('button', { name: 'Volgende' })).toHaveClass(/MuiButton-contained/);
  });

  it('scrolls away on a low screen, where it would take more than a tenth of the height', () =>
    atSize(720, 450, async () => {
      await showFrame({ content: <div style={{ height: 3_000 }} /> });
      window.scrollTo(0, 2_000);
      await expect.poll(() => placeOf(step).bottom).toBeLessThan(0);
    }));

  it.each([
    [1440, 900, 80],
    // On a phone the bar of the page scrolls away.
    [390, 844, 0],
  ])(
    'stays in view at %i by %i px, %i px from the top, and what gets the focus comes to stand below it',
    (width, height, top) =>
      atSize(width, height, async () => {
        await showFrame({
          content: Array.from({ length: 60 }, (_none, place) => (
            <button type="button" key={String(place)} style={{ display: 'block', height: 60 }}>
              {`Regel ${place}`}
            </button>
          )),
        });
        window.scrollTo(0, 2_000);
        await expect.poll(() => placeOf(step).top).toBe(top);
        expect(placeOf(step).height).toBeLessThanOrEqual(height / 10);
        const above = page.getByRole('button', { name: 'Regel 3', exact: true });
        above.element().scrollIntoView();
        expect(placeOf(above).top).toBeGreaterThanOrEqual(placeOf(step).bottom);
        expectNothingCut();
      }),
  );

  it('of a locked project is for staff: a member reads that, staff get the button', async () => {
    await showFrame({ project: { project_locked: true } });
    await expect.element(step).toMatchTextContent(/Project ontgrendelen.*medewerker van Milieuspoor/);
    expect(step.getByRole('button').length).toBe(0);
    leaveScreens();
    await showFrame({ project: { project_locked: true }, actor: STAFF });
    await step.getByRole('button', { name: 'Project ontgrendelen' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Project ontgrendelen' })).toBeVisible();
  });

  it('that staff take is confirmed anew once what became another was looked at', async () => {
    await showFrame({ project: { project_locked: true }, actor: STAFF });
    const overtaken = {
      detail: 'Er is niets vastgelegd.',
      shown: { project_status: 'Design_Phase_Active' },
      current: { project_status: 'Design_Phase_Complete' },
    };
    const refusals = [refused(409, overtaken)];
    server.answer(endpoints.unlockProject, () => refusals.pop() ?? exampleProject());
    await step.getByRole('button', { name: 'Project ontgrendelen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Project ontgrendelen' });
    const confirm = dialog.getByRole('button', { name: 'Ontgrendelen' });
    await dialog.getByRole('textbox').fill('Vrijgegeven door de beheerder');
    await confirm.click();
    await expect.element(dialog.getByRole('rowheader', { name: 'Fase van het project' })).toBeVisible();
    await expect.element(confirm).toBeDisabled();
    await dialog.getByRole('button', { name: 'Opnieuw bekijken' }).click();
    await expect.element(dialog.getByRole('textbox')).toHaveValue('Vrijgegeven door de beheerder');
    await confirm.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.asked(endpoints.unlockProject)).toHaveLength(2);
  });

  it('is not there once the project is complete', async () => {
    await showFrame({ project: { project_status: 'Project_Complete' } });
    expect(step.length).toBe(0);
  });
});

describe('the notice of a closed project', () => {
  it('stands there before it is known who closed it and why, and moves nothing when it is', async () => {
    const answer = Promise.withResolvers<ProjectClosure>();
    await showFrame({ project: { project_locked: true }, closure: answer.promise });
    const notice = page.getByRole('status').filter({ hasText: 'Dit project is vergrendeld' });
    const ask = notice.getByRole('button', { name: 'Vraag om te ontgrendelen' });
    await expect.element(notice).toBeVisible();
    expect(ask.length).toBe(0);
    const content = placeOf(page.getByText('Inhoud', { exact: true })).top;

    const closed = { by: 'Marit van Dam', at: '2026-05-04T10:00:00.000Z', reason: 'De aanvraag loopt' };
    answer.resolve({ opens: 'unlock', closed, request: null, refused: null });
    await expect.element(notice).toMatchTextContent(/door Marit van Dam op .*Reden: De aanvraag loopt/);
    await expect.element(ask).toBeVisible();
    expect(placeOf(page.getByText('Inhoud', { exact: true })).top).toBe(content);
  });
});

describe('a tab that is not open yet', () => {
  it('says on a press what opens it, with the way there', () =>
    atSize(390, 844, async () => {
      const chosen: ProjectTab[] = [];
      await showFrame({ tab: 'project-data', onTabChange: (tab) => chosen.push(tab) });
      // The tab is marked as disabled, but still responds. The test presses the element itself: by the time that the
      // list has scrolled, a point on the screen may belong to another tab.
      page
        .getByRole('tab', { name: 'As-built' })
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const notice = page.getByRole('status').filter({ hasText: 'As-built gaat open' });
      await expect
        .element(notice)
        .toMatchTextContent(/As-built gaat open zodra de aanbestedingsfase is voltooid/);
      expect(chosen).toEqual([]);
      await notice.getByRole('button', { name: 'Baseline toevoegen' }).click();
      expect(chosen).toEqual(['baseline']);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    }));
});
