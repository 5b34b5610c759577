import {
  type Applicant,
  type Calculation,
  endpoints,
  type Project,
  type Simulation,
  type Stimulation,
  type User,
} from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES, withReferenceValue } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { page } from 'vitest/browser';
import { AwardCriterionTab } from '../app/routes/project/award-criterion-tab.tsx';
import { projectQuery } from '../features/projects/index.ts';
import { answerCalculations } from './calculation-answers.ts';
import { exampleProject, PROJECT } from './example-project.ts';
import { exampleSession, ORGANISATION } from './example-session.ts';
import { type RenderedScreen, renderScreen } from './render-screen.tsx';
import { server } from './server.ts';

/** A model that is filled in and can be completed: a euro less MKI earns 5 euro. */
export const FILLED_IN = {
  project_award_criteria: true,
  projectscope: 1_000_000,
  fictional_tender_benefit: 300_000,
  fictional_tender_benefit_percentage: 30,
  mki_max_discount: 250_000,
  criteria_max_discount: 50_000,
  mki_upper_boundary: 100_000,
  mki_lower_boundary: 50_000,
  expected_number_of_applicants: 20,
} as const satisfies Partial<Project>;

export const STIMULATION: Stimulation = {
  award_model_version: 1,
  project: 5,
  organization_projects_for_sector: 2.5,
  all_projects_for_sector: null,
  organization_projects: 1.25,
  all_projects: null,
  all_projects_fixed: null,
};

/** The simulation of a project that has none. */
const NO_SIMULATION: Simulation = {
  count: 0,
  next: null,
  previous: null,
  results: [],
  seed: null,
  drawn_at: null,
  award_model_version: 1,
  model_changed: false,
  averages: null,
};

/**
 * Returns this many simulated bidders, each next one cheaper by €10.000; each earned €100.000 for the MKI and €20.000
 * for other criteria.
 */
export function exampleSimulation(bidders: number, more: Partial<Simulation> = {}): Simulation {
  return {
    ...NO_SIMULATION,
    count: bidders,
    results: Array.from({ length: bidders }, (_, index) => ({
      uuid: `0d000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      name: `Inschrijver ${index + 1}`,
      quote_price: 1_000_000 - 10_000 * index,
      fictional_quote_price: 880_000 - 10_000 * index,
      mki_value: 80_000.5,
      mki_score: 100_000,
      criteria_discount: 20_000,
    })),
    seed: 2026,
    drawn_at: '01/02/2026 09:00:00',
    averages: {
      quote_price: 900_000.4,
      fictional_quote_price: 780_000,
      mki_value: 80_000.5,
      mki_score: 100_000,
      criteria_discount: 20_000,
    },
    ...more,
  };
}

interface Visit {
  readonly project?: Partial<Project>;
  readonly calculations?: readonly Calculation[];
  readonly user?: Partial<User>;
  readonly bids?: readonly Applicant[];
  /** the simulation that was drawn before */
  readonly simulation?: Simulation;
}

/** The project on the server, and how often the user was sent to the next tab. */
export interface ShownModel extends RenderedScreen {
  readonly stored: () => Project;
  /** changes the project as somebody else */
  readonly changeElsewhere: (changes: Partial<Project>) => Project;
  readonly wentOn: () => number;
}

/** Shows tab 4 of the example project, on a server that stores what it is sent. */
export async function showAwardModel(visit: Visit = {}): Promise<ShownModel> {
  let stored = exampleProject({ project_award_criteria: true, ...visit.project });
  let simulation = visit.simulation ?? NO_SIMULATION;
  let onwards = 0;
  const change = (changes: Partial<Project>) => {
    const revision = stored.revision + 1;
    stored = { ...stored, award_model_version: revision, ...changes, revision };
    if (simulation.seed !== null) simulation = { ...simulation, model_changed: true };
    return stored;
  };
  answerCalculations(...(visit.calculations ?? []));
  server.answer(endpoints.getCarriedProposal, () => ({ proposal: null }));
  server.answer(endpoints.getProject, () => stored);
  const bids = [...(visit.bids ?? [])];
  server.answer(endpoints.listApplicants, () => ({
    count: bids.length,
    next: null,
    previous: null,
    results: bids,
  }));
  server.answer(endpoints.listRandomApplicants, () => simulation);
  server.answer(endpoints.simulateTender, ({ query }) => {
    simulation = exampleSimulation(Math.min(stored.expected_number_of_applicants, 100), {
      seed: query.seed ?? 7,
    });
    return simulation;
  });
  server.answer(endpoints.getAskedOfBids, () => ({
    baseline: null,
    modules: LIFE_CYCLE_MODULES.map((module) => ({ module, declared_posts: 0, asked: false })),
  }));
  server.answer(endpoints.getStimulation, () => STIMULATION);
  server.answer(endpoints.updateProject, ({ payload }) => {
    const { mki_upper_boundary: upperEur } = payload;
    const followed =
      typeof upperEur === 'number'
        ? withReferenceValue(
            { upperEur: stored.mki_upper_boundary, lowerEur: stored.mki_lower_boundary },
            upperEur,
          )
        : null;
    return change({
      ...(followed ? { mki_lower_boundary: followed.lowerEur } : {}),
      ...(payload as Partial<Project>),
    });
  });
  server.answer(endpoints.toggleEmvi, () =>
    change(
      stored.emvi_status === 'Locked'
        ? { emvi_status: 'Editing', project_status: 'Design_Phase_Active' }
        : { emvi_status: 'Locked', project_status: 'EMVI_Complete' },
    ),
  );
  const user = { ...exampleSession.user, ...visit.user };
  const screen = await renderScreen(<Tab user={user} onNext={() => onwards++} />, {
    at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/4`,
  });
  return { ...screen, stored: () => stored, changeElsewhere: change, wentOn: () => onwards };
}

/** The tab as the project's screen shows it: rendered again with every answer. */
function Tab({ user, onNext }: { readonly user: User; readonly onNext: () => void }) {
  const { data } = useQuery(projectQuery(PROJECT.uuid));
  return data ? <AwardCriterionTab project={data} user={user} onNext={onNext} /> : null;
}

/** Returns a field of the model by its label. */
export function modelField(name: string | RegExp) {
  return page.getByRole('textbox', { name });
}

export const scope = modelField(/^Projectomvang/);
export const benefit = modelField(/^Totale fictieve korting/);
export const percentage = modelField(/^In procent/);
export const mkiDiscount = modelField(/^Maximale korting MKI/);
export const criteriaDiscount = modelField(/^Maximale korting overige/);
export const upper = modelField(/^Bovengrens/);
export const lower = modelField(/^Ondergrens/);
export const next = page.getByRole('button', { name: 'Volgende' });
export const previous = page.getByRole('button', { name: 'Vorige' });
/** Returns the step with this name, if it is open. */
export const openStep = (name: string) => page.getByRole('group', { name: new RegExp(name) });

/** Returns the header of a step, which is a button once the user may go to any step. */
export const stepHeader = (name: string) => page.getByRole('button', { name: new RegExp(`Stap .*${name}`) });

/** Types in a field in place of its text, and leaves it without going to another one. */
export async function fillIn(field: ReturnType<typeof modelField>, text: string): Promise<void> {
  await field.fill(text);
  const input = field.element();
  if (input instanceof HTMLElement) input.blur();
}

/** Returns the changes of the project that were sent, the first one first. */
export const sentChanges = () => server.asked(endpoints.updateProject).map(({ payload }) => payload);
